import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './setup.mjs';

/**
 * @typedef {{ path: string, lines: string[] }} SourceFile
 * @typedef {{ name: string, files: number, lines: number, median: number, repeated: number }} Row
 */

const SOURCE = /\.([cm]?[jt]sx?|css)$/;
const SKIPPED = new Set(['node_modules', 'dist', 'fixtures', 'generated']);
/** Areas with a folder for each package, and without. */
const GROUPS = ['packages', 'games', 'apps'];
const AREAS = [...GROUPS, 'bench', 'tools', 'training'];
/** Lines in a row that count as repeated when they occur twice. */
const WINDOW = 6;
const LARGEST = 15;

/** @param {string} path */
const isTest = (path) =>
  /\.(test|look)\.tsx?$|\/test\/|\/test-games\/|^packages\/testkit\/|^tools\/scratch\.ts$/.test(
    path,
  );

/**
 * @param {string} base
 * @param {string} folder
 * @returns {string[]}
 */
function sourceFiles(base, folder) {
  return readdirSync(join(base, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : sourceFiles(base, path);
    return SOURCE.test(entry.name) ? [path] : [];
  });
}

/** @param {string} path */
const read = (path) => ({
  path,
  lines: readFileSync(join(root, path), 'utf8').trimEnd().split('\n'),
});

/** @param {number[]} numbers */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  if (sorted.length % 2 === 1) return sorted[middle] ?? 0;
  return ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/**
 * The lines of each file that also stand elsewhere, in blocks of at least `WINDOW` lines. Imports,
 * blank lines, comments and lone brackets do not count.
 * @param {SourceFile[]} files
 * @returns {Map<string, Set<number>>} path → line indices
 */
export function repeatedLines(files) {
  /** @type {Map<string, { path: string, block: number[] }[]>} */
  const blocks = new Map();
  for (const { path, lines } of files) {
    const telling = lines.flatMap((line, i) => (isTelling(line.trim()) ? [i] : []));
    for (let i = 0; i + WINDOW <= telling.length; i++) {
      const block = telling.slice(i, i + WINDOW);
      const text = block.map((at) => lines[at]?.trim()).join('\n');
      blocks.set(text, [...(blocks.get(text) ?? []), { path, block }]);
    }
  }
  /** @type {Map<string, Set<number>>} */
  const repeated = new Map();
  for (const places of blocks.values()) {
    if (places.length < 2) continue;
    for (const { path, block } of places) {
      repeated.set(path, new Set([...(repeated.get(path) ?? []), ...block]));
    }
  }
  return repeated;
}

/** @param {string} line */
const isTelling = (line) =>
  /\w/.test(line) && !/^(import|export \* from|\/\/|\/?\*|} from )/.test(line);

/**
 * @param {string} name
 * @param {SourceFile[]} files
 * @param {Map<string, Set<number>>} repeated
 * @returns {Row}
 */
function row(name, files, repeated) {
  const lengths = files.map(({ lines }) => lines.length);
  return {
    name,
    files: files.length,
    lines: lengths.reduce((sum, each) => sum + each, 0),
    median: median(lengths),
    repeated: files.reduce((sum, { path }) => sum + (repeated.get(path)?.size ?? 0), 0),
  };
}

/** @param {Row[]} rows */
function table(rows) {
  const heads = ['area', 'files', 'lines', 'median', 'repeated'];
  const cells = rows.map(({ name, files, lines, median, repeated }) =>
    [name, files, lines, median, repeated].map(String),
  );
  const widths = heads.map((head, i) =>
    Math.max(head.length, ...cells.map((line) => line[i]?.length ?? 0)),
  );
  return [heads, ...cells]
    .map((line) =>
      line
        .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
        .join('  '),
    )
    .join('\n');
}

/**
 * A row for each area, with one for each package in it.
 * @param {SourceFile[]} files
 */
function rowsOf(files) {
  const repeated = repeatedLines(files);
  /** @param {string} folder */
  const within = (folder) => files.filter(({ path }) => path.startsWith(`${folder}/`));
  const rows = AREAS.flatMap((area) => {
    const names = new Set(within(area).map(({ path }) => path.split('/')[1] ?? ''));
    const packages = GROUPS.includes(area) ? [...names] : [];
    return [
      row(area, within(area), repeated),
      ...packages.map((name) => row(`  ${name}`, within(`${area}/${name}`), repeated)),
    ];
  });
  return [...rows, row('all', files, repeated)];
}

/** Files, lines, medians and repeated lines by area, and the largest files. */
function report() {
  const files = AREAS.flatMap((area) => sourceFiles(root, area)).map(read);
  const largest = [...files]
    .sort((a, b) => b.lines.length - a.lines.length)
    .slice(0, LARGEST)
    .map(({ path, lines }) => `${String(lines.length).padStart(6)}  ${path}`);
  return [
    `production\n${table(rowsOf(files.filter(({ path }) => !isTest(path))))}`,
    `tests\n${table(rowsOf(files.filter(({ path }) => isTest(path))))}`,
    `largest files\n${largest.join('\n')}`,
  ].join('\n\n');
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  console.log(report());
}
