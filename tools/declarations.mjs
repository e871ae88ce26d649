import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

/**
 * A type or a constant list as its source declares it.
 * @typedef {{ name: string, text: string, file: string }} Declaration
 */

const START = /^(?:export )?(?:interface|type|const) (\w+)/;
/** Types, and the lists that types are made of. */
const NAMES = /\b[A-Z]\w*[a-z]\w*\b|(?<=typeof )[A-Z]\w*/g;

/**
 * The declarations of a folder's sources by name. Tests and drawing do not count.
 * @param {string} folder
 * @returns {Map<string, Declaration>}
 */
export function declarationsIn(folder) {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(
      (file) =>
        file.endsWith('.ts') && !/(^|\/)(test|board|node_modules|dist)\/|\.test\.ts$/.test(file),
    )
    .sort();
  const found = files.flatMap((file) => declarationsOf(join(folder, file)));
  return new Map(found.map((each) => [each.name, each]));
}

/**
 * @param {string} file
 * @returns {Declaration[]}
 */
function declarationsOf(file) {
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  return lines.flatMap((line, first) => {
    const name = START.exec(line)?.[1];
    if (name === undefined) return [];
    const text = [...commentAbove(lines, first), ...statementFrom(lines, first)].join('\n');
    return [{ name, file, text: text.replace(/\bexport |\breadonly /g, '') }];
  });
}

/**
 * @param {string[]} lines
 * @param {number} first
 */
function commentAbove(lines, first) {
  let start = first;
  if (lines[first - 1]?.trimEnd().endsWith('*/')) {
    do start--;
    while (!lines[start]?.startsWith('/**'));
  }
  return lines.slice(start, first);
}

/**
 * The lines of a statement, as the formatter lays them out: what the first line opens ends at the margin,
 * and the parts of a union are indented.
 * @param {string[]} lines
 * @param {number} first
 */
function statementFrom(lines, first) {
  const isLast = /[{[(]$/.test(lines[first] ?? '') ? /^[}\])].*$/ : /^(?: {2})?\S.*;$|^ {4}\};$/;
  const length = lines.slice(first).findIndex((line) => isLast.test(line)) + 1;
  return lines.slice(first, first + length);
}

/**
 * A declaration and all that it needs, in the order in which they are first named.
 * @param {string[]} names
 * @param {Map<string, Declaration>[]} folders those that come first win
 * @returns {Declaration[]}
 */
export function withNeeded(names, folders) {
  /** @type {Map<string, Declaration>} */
  const needed = new Map();
  const queue = [...names];
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
    const found = folders.find((each) => each.has(/** @type {string} */ (name)))?.get(name);
    if (found === undefined || needed.has(name)) continue;
    needed.set(name, found);
    queue.push(...(withoutComments(found.text).match(NAMES) ?? []));
  }
  return [...needed.values()];
}

/**
 * The fields of an interface that no comment explains.
 * @param {Declaration} declaration
 */
export function unexplainedFields({ name, text }) {
  const lines = text.split('\n');
  return lines.flatMap((line, i) => {
    const field = /^ {2}(\w+)\??: /.exec(line)?.[1];
    const explained = /\*\/\s*$/.test(lines[i - 1] ?? '') || line.includes('/**');
    return field === undefined || explained ? [] : [`${name}.${field}`];
  });
}

/** @param {string} text */
const withoutComments = (text) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
