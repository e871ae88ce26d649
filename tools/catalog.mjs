import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './setup.mjs';

const NOTE = '// Written by `npm run catalog` from the folders in games/ that have a facts.ts.\n';

/** The template is built and tested like a game but not shipped: `npm run new-game` copies it. */
const NO_GAMES = ['catalog', 'template'];

/**
 * The games, by their folders.
 * @returns {string[]}
 */
export function gameIds() {
  return readdirSync(join(root, 'games'))
    .filter((id) => !NO_GAMES.includes(id) && existsSync(join(root, 'games', id, 'facts.ts')))
    .sort();
}

/** @param {string} id */
const doors = (id) => `  ${id}: doors({
    game: async () => (await import('@baithak/${id}')).game,
    speech: async () => (await import('@baithak/${id}/speech')).speech,
    en: async () => (await import('@baithak/${id}/words/en')).en,
    de: async () => (await import('@baithak/${id}/words/de')).de,
    rulebook: {
      en: async () => (await import('@baithak/${id}/words/rulebook/en')).en,
      de: async () => (await import('@baithak/${id}/words/rulebook/de')).de,
    },
    sketch: async () => (await import('@baithak/${id}/sketch')).sketch,
    evaluate: async () => (await import('@baithak/${id}/evaluate')).evaluate,
${outlook(id)}${judgement(id)}${weights(id)}${lesson(id)}  }),
`;

/** @param {string} id */
const outlook = (id) =>
  existsSync(join(root, 'games', id, 'bot/outlook.ts'))
    ? `    outlook: async () => (await import('@baithak/${id}/outlook')).outlook,\n` +
      `    sights: async () => (await import('@baithak/${id}/outlook')).sights,\n`
    : '';

/** @param {string} id */
const judgement = (id) =>
  existsSync(join(root, 'games', id, 'bot/judgement.ts'))
    ? `    judgement: async () => (await import('@baithak/${id}/judgement')).judgement,\n`
    : '';

/** @param {string} id */
const hasWeights = (id) => existsSync(join(root, 'games', id, 'bot/weights.json'));

/** @param {string} id */
const weights = (id) =>
  hasWeights(id)
    ? `    weights: async () => (await import('@baithak/${id}/weights')).default,\n`
    : '';

/** @param {string} id */
const lesson = (id) =>
  existsSync(join(root, 'games', id, 'lessons/index.ts'))
    ? `    lesson: {
      lesson: async () => (await import('@baithak/${id}/lessons')).lesson,
      en: async () => (await import('@baithak/${id}/lessons/en')).en,
      de: async () => (await import('@baithak/${id}/lessons/de')).de,
    },\n`
    : '';

/** @param {string[]} ids */
const doorsFile = (ids) => `${NOTE}import { doors } from '../doors.ts';

export const catalog = {
${ids.map(doors).join('')}} as const;
`;

/** @param {string[]} ids */
const boardsFile = (ids) => `${NOTE}import { type LazySamples, lazyBoard } from '../lazy-board.ts';

export const boards = {
${ids.map((id) => `  ${id}: lazyBoard(async () => (await import('@baithak/${id}/board')).Board),\n`).join('')}} as const;

export const samples: Readonly<Record<string, LazySamples>> = {
${ids
  .filter((id) => existsSync(join(root, 'games', id, 'board/samples.tsx')))
  .map((id) => `  ${id}: async () => (await import('@baithak/${id}/samples')).Samples,\n`)
  .join('')}};
`;

/** @param {string} id */
const hasPuzzles = (id) => existsSync(join(root, 'games', id, 'puzzles/puzzles.json'));

/** Few pages need puzzles, so no other pays for these doors. @param {string[]} ids */
const puzzlesFile = (ids) => `${NOTE}import type { PuzzleFile } from '@baithak/kernel';

type Door = () => Promise<PuzzleFile>;

export const puzzles: Readonly<Record<string, Door>> = {
${ids
  .filter(hasPuzzles)
  .map(
    (id) =>
      `  ${id}: async () => (await import('@baithak/${id}/puzzles')).default as PuzzleFile,\n`,
  )
  .join('')}};
`;

/** @param {string} id */
const hasOpenings = (id) => existsSync(join(root, 'games', id, 'bot/openings.json'));

/** @param {string[]} ids */
const openingsFile = (ids) => `${NOTE}import type { OpeningsFile } from '@baithak/kernel';

type Door = () => Promise<OpeningsFile>;

export const openings: Readonly<Record<string, Door>> = {
${ids
  .filter(hasOpenings)
  .map(
    (id) =>
      `  ${id}: async () => (await import('@baithak/${id}/openings')).default as OpeningsFile,\n`,
  )
  .join('')}};
`;

/** @param {string[]} ids */
const factsFile = (ids) => `${NOTE}${ids
  .map((id) => `import { facts as ${id} } from '@baithak/${id}/facts';\n`)
  .join('')}
export const facts = { ${ids.join(', ')} } as const;
`;

/**
 * The catalog depends on every game and on nothing else that changes.
 * @param {string} text of its package.json
 * @param {string[]} ids
 */
function manifest(text, ids) {
  const parsed = JSON.parse(text);
  const names = ['@baithak/board', '@baithak/kernel', ...ids.map((id) => `@baithak/${id}`)].sort();
  const dependencies = Object.fromEntries(names.map((name) => [name, parsed.version]));
  return `${JSON.stringify({ ...parsed, dependencies }, null, 2)}\n`;
}

/**
 * Training may give a game its first weights, and mining its first puzzles, so their exports are
 * entered here.
 * @param {string} id
 */
function withData(id) {
  const parsed = JSON.parse(readFileSync(join(root, 'games', id, 'package.json'), 'utf8'));
  const { './board': board, ...rest } = parsed.exports;
  const exports = {
    ...rest,
    ...(hasWeights(id) && { './weights': './bot/weights.json' }),
    ...(hasPuzzles(id) && { './puzzles': './puzzles/puzzles.json' }),
    './board': board,
  };
  return `${JSON.stringify({ ...parsed, exports }, null, 2)}\n`;
}

/**
 * What each generated file should hold.
 * @returns {[path: string, text: string][]}
 */
export function catalogFiles() {
  const ids = gameIds();
  const packageFile = 'games/catalog/package.json';
  return [
    ['games/catalog/generated/doors.ts', doorsFile(ids)],
    ['games/catalog/generated/boards.ts', boardsFile(ids)],
    ['games/catalog/generated/facts.ts', factsFile(ids)],
    ['games/catalog/generated/puzzles.ts', puzzlesFile(ids)],
    ['games/catalog/generated/openings.ts', openingsFile(ids)],
    [packageFile, manifest(readFileSync(join(root, packageFile), 'utf8'), ids)],
    ...ids
      .filter((id) => hasWeights(id) || hasPuzzles(id))
      .map((id) => /** @type {[string, string]} */ ([`games/${id}/package.json`, withData(id)])),
  ];
}

export function writeCatalog() {
  for (const [path, text] of catalogFiles()) writeFileSync(join(root, path), text);
}

/** The files that `npm run catalog` would change. */
export function staleFiles() {
  return catalogFiles().flatMap(([path, text]) => {
    const file = join(root, path);
    return existsSync(file) && readFileSync(file, 'utf8') === text ? [] : [path];
  });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (process.argv.includes('--check')) {
    for (const path of staleFiles()) {
      console.error(`${path} is out of date: run npm run catalog`);
      process.exitCode = 1;
    }
  } else writeCatalog();
}
