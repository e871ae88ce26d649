import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'rolldown/utils';

/**
 * @typedef {'value' | 'type' | 'lazy'} Kind a static import, one that vanishes with the types, a dynamic one
 * @typedef {{ specifier: string | undefined, kind: Kind, line: number }} Import without a specifier: worked out at run time
 * @typedef {{ name: string, line: number }} Use
 * @typedef {{ path: string, imports: Import[], uses: Use[] }} Source
 * @typedef {{ type: string, start: number, [key: string]: unknown }} Node
 */

const CODE = /\.[cm]?[jt]sx?$/;
const SKIPPED = new Set(['node_modules', 'dist', 'fixtures']);

/**
 * @param {string} root
 * @param {string} folder below the root
 * @returns {string[]} paths below the root
 */
export function codeFiles(root, folder) {
  /** @type {import('node:fs').Dirent[]} */
  let entries;
  try {
    entries = readdirSync(join(root, folder), { withFileTypes: true });
    entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    return [];
  }
  return entries.flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : codeFiles(root, path);
    return CODE.test(entry.name) ? [path] : [];
  });
}

/**
 * What a file imports and which names of the surrounding world it uses.
 * @param {string} root
 * @param {string} path
 * @returns {Source}
 */
export function readSource(root, path) {
  const text = readFileSync(join(root, path), 'utf8');
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  /** @type {Source} */
  const source = { path, imports: [], uses: [] };
  /** @param {Node} node */
  const lineOf = (node) => text.slice(0, node.start).split('\n').length;
  walk(/** @type {Node} */ (/** @type {unknown} */ (program)), (node, parent, key) => {
    const found = importOf(node);
    if (found) source.imports.push({ ...found, line: lineOf(node) });
    const name = nameOf(node, parent, key);
    if (name) source.uses.push({ name, line: lineOf(node) });
  });
  return source;
}

/**
 * @param {Node} node
 * @returns {Omit<Import, 'line'> | undefined}
 */
function importOf(node) {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration': {
      if (!node.source) return undefined;
      return { specifier: literal(node.source), kind: isTypeOnly(node) ? 'type' : 'value' };
    }
    case 'ImportExpression':
      return { specifier: literal(node.source), kind: 'lazy' };
    case 'TSImportType':
      return { specifier: literal(node.source ?? node.argument), kind: 'type' };
    case 'TSExternalModuleReference':
      return { specifier: literal(node.expression), kind: 'value' };
    default:
      return undefined;
  }
}

/** @param {Node} node */
function isTypeOnly(node) {
  if (node.importKind === 'type' || node.exportKind === 'type') return true;
  const specifiers = /** @type {Node[]} */ (node.specifiers ?? []);
  return (
    specifiers.length > 0 &&
    specifiers.every((one) => one.importKind === 'type' || one.exportKind === 'type')
  );
}

/**
 * @param {unknown} value
 * @returns {string | undefined}
 */
function literal(value) {
  const node = /** @type {Node} */ (value);
  if (node.type === 'TSLiteralType') return literal(node.literal);
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  const quasis = /** @type {{ value: { cooked: string } }[] | undefined} */ (node.quasis);
  return quasis?.length === 1 ? quasis[0]?.value.cooked : undefined;
}

/**
 * Free or not is not asked: a local variable called `process` only misleads.
 * `Math` is reported with its member, or alone when it is passed around.
 * @param {Node} node
 * @param {Node | undefined} parent
 * @param {string} key
 * @returns {string | undefined}
 */
function nameOf(node, parent, key) {
  if (node.type === 'MetaProperty') return 'import.meta';
  if (node.type !== 'Identifier' || !parent) return undefined;
  const isLabel = (key === 'property' || key === 'key') && !parent.computed;
  if (isLabel) return undefined;
  const name = /** @type {string} */ (node.name);
  if (name !== 'Math' || parent.type !== 'MemberExpression' || parent.computed) return name;
  return `Math.${/** @type {Node} */ (parent.property).name}`;
}

/**
 * @param {Node} node
 * @param {(node: Node, parent: Node | undefined, key: string) => void} visit
 * @param {Node} [parent]
 * @param {string} [key]
 */
function walk(node, visit, parent, key = '') {
  visit(node, parent, key);
  for (const [name, value] of Object.entries(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child && typeof child === 'object' && 'type' in child) walk(child, visit, node, name);
    }
  }
}
