import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { codeFiles, readSource } from './source.mjs';

/**
 * @typedef {{ files: string, may: string[], pure?: boolean }} Row
 * @typedef {string | { types: string, default: string }} Door a source file, or the source and the bundle made from it
 * @typedef {{ folder: string, name: string, doors: Record<string, Door>, needs: string[] }} Workspace
 * @typedef {{ file: string, line: number, rule: string, detail: string }} Violation
 * @typedef {import('./source.mjs').Source} Source
 * @typedef {import('./source.mjs').Import} Import
 */

/**
 * Which packages the code of each folder may import; the first row that fits counts.
 * `GAMES` are all games but the catalog, `FAMILIES` are folders that several games share (without
 * facts of their own) and that the game's package.json names, `ALL` is everything except apps.
 * @type {Row[]}
 */
const TABLE = [
  { files: 'packages/kernel', pure: true, may: ['@noble/hashes'] },
  { files: 'packages/words', pure: true, may: ['@baithak/kernel', 'intl-messageformat'] },
  { files: 'packages/bots', pure: true, may: ['@baithak/kernel'] },
  { files: 'packages/table', pure: true, may: ['@baithak/kernel'] },
  { files: 'packages/protocol', may: ['@baithak/kernel', '@baithak/table', 'zod'] },
  {
    files: 'packages/host',
    may: ['@baithak/kernel', '@baithak/protocol', '@baithak/table'],
  },
  {
    files: 'packages/testkit',
    may: ['@baithak/kernel', '@baithak/words', 'vitest', 'fast-check', 'node:*'],
  },
  { files: 'packages/board', may: ['@baithak/kernel', '@baithak/words', 'react'] },
  { files: 'games/catalog', pure: true, may: ['@baithak/kernel', '@baithak/board', 'GAMES'] },
  ...['games/*/board', 'games/*/test/board'].map((files) => ({
    files,
    may: ['@baithak/kernel', '@baithak/board', 'FAMILIES', 'react'],
  })),
  { files: 'games/*/facts.ts', pure: true, may: ['@baithak/board/facts'] },
  { files: 'games/*', pure: true, may: ['@baithak/kernel', 'FAMILIES'] },
  { files: 'apps/cli', may: ['ALL', '@baithak/server'] },
  { files: 'apps/*', may: ['ALL'] },
  { files: 'bench', may: ['ALL'] },
  { files: 'training', may: ['ALL', 'node:*'] },
  { files: 'tools', may: ['ALL'] },
];

/** What tests may import on top of that. */
const IN_TESTS = [
  'react-dom',
  '@baithak/kernel',
  '@baithak/testkit',
  '@baithak/words',
  'vitest',
  'fast-check',
  'node:*',
];

/** Pure code gets randomness and time from its callers. `Math` alone would hide `Math.random`. */
export const NOT_IN_PURE_CODE = new Set([
  'Math.random',
  'Math',
  'Date',
  'performance',
  'process',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'crypto',
  'require',
  'globalThis',
  'eval',
  'import.meta',
]);

const CATALOG = 'games/catalog';
const FOLDERS = ['packages', 'games', 'apps', 'bench', 'training', 'tools'];

/** @param {string} path */
const isTest = (path) => /\.test\.tsx?$|^(packages|games)\/[^/]+\/test\//.test(path);
/** @param {string} path */
const isBoard = (path) => /^games\/[^/]+\/board\//.test(path);
/** @param {string} path the folder that a package.json governs */
const packageOf = (path) => /^(?:(?:packages|games|apps)\/[^/]+|[^/]+)/.exec(path)?.[0] ?? '';

/**
 * @param {string} root
 * @returns {Violation[]}
 */
export function checkImports(root) {
  const workspaces = readWorkspaces(root);
  const sources = FOLDERS.flatMap((folder) => codeFiles(root, folder)).map((path) =>
    readSource(root, path),
  );
  return [
    ...sources.flatMap((source) => checkSource(source, workspaces)),
    ...findCycles(root, sources, workspaces),
  ];
}

/**
 * @param {string} root
 * @returns {Workspace[]}
 */
function readWorkspaces(root) {
  const below = ['packages', 'games', 'apps'].flatMap((group) =>
    existsSync(join(root, group))
      ? readdirSync(join(root, group)).map((name) => `${group}/${name}`)
      : [],
  );
  return [...below, 'bench', 'training'].flatMap((folder) => {
    const file = join(root, folder, 'package.json');
    if (!existsSync(file)) return [];
    const { name, exports: doors = {}, dependencies = {} } = JSON.parse(readFileSync(file, 'utf8'));
    return [{ folder, name, doors, needs: Object.keys(dependencies) }];
  });
}

/**
 * @param {Source} source
 * @param {Workspace[]} workspaces
 * @returns {Violation[]}
 */
function checkSource({ path, imports, uses }, workspaces) {
  const row = TABLE.find(({ files }) => fits(files, path));
  if (!row) return [{ file: path, line: 1, rule: 'table', detail: 'its folder has no row' }];
  const found = imports.flatMap((one) => {
    const broken = checkImport(path, one, row, workspaces);
    return broken ? [{ file: path, line: one.line, ...broken }] : [];
  });
  if (!row.pure || isTest(path)) return found;
  const impure = uses.filter(({ name }) => NOT_IN_PURE_CODE.has(name));
  return [
    ...found,
    ...impure.map(({ name, line }) => ({ file: path, line, rule: 'pure', detail: `uses ${name}` })),
  ];
}

/**
 * @param {string} pattern
 * @param {string} path
 */
function fits(pattern, path) {
  const parts = path.split('/');
  return pattern.split('/').every((part, i) => part === '*' || part === parts[i]);
}

/**
 * @param {string} path
 * @param {Import} one
 * @param {Row} row
 * @param {Workspace[]} workspaces
 * @returns {{ rule: string, detail: string } | undefined}
 */
function checkImport(path, { specifier, kind }, row, workspaces) {
  if (specifier === undefined) {
    if (row.may.includes('ALL')) return undefined;
    return { rule: 'down', detail: 'imports something worked out at run time' };
  }
  if (specifier.startsWith('.')) return checkRelative(path, specifier);
  const target = workspaces.find(({ name }) => isWithin(specifier, name));
  const allowed = isTest(path) ? [...row.may, ...IN_TESTS] : row.may;
  const own = workspaces.find(({ folder }) => folder === packageOf(path));
  if (!allowed.some((entry) => admits(entry, specifier, target, own))) {
    return { rule: 'down', detail: `may not import ${specifier}` };
  }
  if (!target) return undefined;
  if (!(specifier.replace(target.name, '.') in target.doors)) {
    return { rule: 'doors', detail: `${specifier} is not exported by ${target.folder}` };
  }
  const isFacts = specifier === `${target.name}/facts`;
  if (
    kind === 'value' &&
    !isFacts &&
    row.may.includes('GAMES') &&
    admits('GAMES', specifier, target)
  ) {
    return { rule: 'lazy', detail: `${specifier} is to be imported dynamically` };
  }
  return undefined;
}

/**
 * @param {string} path
 * @param {string} specifier
 */
function checkRelative(path, specifier) {
  const target = posix.join(posix.dirname(path), specifier);
  if (packageOf(target) !== packageOf(path)) {
    return { rule: 'doors', detail: `${specifier} reaches into ${packageOf(target)}` };
  }
  if (isBoard(`${target}/`) && !isBoard(path) && !isTest(path)) {
    return { rule: 'board', detail: `${specifier} would bring drawing along` };
  }
  return undefined;
}

/**
 * @param {string} entry of the table
 * @param {string} specifier
 * @param {Workspace | undefined} target
 * @param {Workspace} [own] the workspace that imports it
 */
function admits(entry, specifier, target, own) {
  if (entry === 'ALL') return !target?.folder.startsWith('apps/');
  const isInGames = target?.folder.startsWith('games/') === true && target.folder !== CATALOG;
  if (entry === 'GAMES') return isInGames;
  if (entry === 'FAMILIES') {
    return isInGames && !('./facts' in target.doors) && own?.needs.includes(target.name) === true;
  }
  if (entry.endsWith('*')) return specifier.startsWith(entry.slice(0, -1));
  return isWithin(specifier, entry);
}

/**
 * @param {string} specifier
 * @param {string} name
 */
const isWithin = (specifier, name) => specifier === name || specifier.startsWith(`${name}/`);

/**
 * @param {string} root
 * @param {Source[]} sources
 * @param {Workspace[]} workspaces
 * @returns {Violation[]}
 */
function findCycles(root, sources, workspaces) {
  const graph = new Map(sources.map((source) => [source.path, source]));
  /** @type {Set<string>} */
  const done = new Set();
  /** @type {string[]} */
  const trail = [];
  /** @type {Violation[]} */
  const found = [];
  /** @param {string} path */
  const visit = (path) => {
    trail.push(path);
    for (const { specifier, line } of graph.get(path)?.imports ?? []) {
      const next = resolve(root, path, specifier, workspaces);
      if (!next || !graph.has(next) || done.has(next)) continue;
      const start = trail.indexOf(next);
      if (start < 0) visit(next);
      else {
        const detail = [...trail.slice(start), next].join(' → ');
        found.push({ file: path, line, rule: 'cycle', detail });
      }
    }
    trail.pop();
    done.add(path);
  };
  for (const path of graph.keys()) if (!done.has(path)) visit(path);
  return found;
}

/**
 * @param {string} root
 * @param {string} path
 * @param {string | undefined} specifier
 * @param {Workspace[]} workspaces
 * @returns {string | undefined} the file imported, when it is one of ours
 */
function resolve(root, path, specifier, workspaces) {
  if (specifier === undefined) return undefined;
  if (!specifier.startsWith('.')) {
    const target = workspaces.find(({ name }) => isWithin(specifier, name));
    const door = target?.doors[specifier.replace(target.name, '.')];
    if (!target || !door) return undefined;
    return posix.join(target.folder, typeof door === 'string' ? door : door.types);
  }
  const base = posix.join(posix.dirname(path), specifier);
  const candidates = [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`];
  return candidates.find((file) => /\.\w+$/.test(file) && existsSync(join(root, file)));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const violations = checkImports(dirname(dirname(fileURLToPath(import.meta.url))));
  for (const { file, line, rule, detail } of violations) {
    console.error(`${file}:${line} breaks the rule “${rule}”: ${detail}`);
  }
  if (violations.length > 0) process.exitCode = 1;
}
