import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeCatalog } from './catalog.mjs';
import { addWorkspace, root } from './setup.mjs';

const TEMPLATE = 'games/template';
const lock = join(root, 'package-lock.json');

/**
 * Why a word cannot be the id of a new game; `undefined` if it can. The catalog uses ids as names in
 * its code.
 * @param {string} id
 * @returns {string | undefined}
 */
export function refusal(id) {
  if (id === '') {
    return 'Give the game an id: npm run new-game <id>, for example npm run new-game nim';
  }
  if (!/^[a-z][a-z0-9]*$/.test(id)) {
    return `“${id}” cannot be the id of a game: use small letters and digits, and begin with a letter, for example nim.`;
  }
  if (isReserved(id)) return `“${id}” cannot be the id of a game: it has a meaning in the code.`;
  const { packages } = JSON.parse(readFileSync(lock, 'utf8'));
  const taken = packages[`node_modules/@baithak/${id}`]?.resolved ?? `games/${id}`;
  if (existsSync(join(root, taken))) {
    return `“${id}” is taken by ${taken}: choose another id.`;
  }
  return undefined;
}

const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor;

/**
 * A strict async function reserves the same words as a module.
 * @param {string} id
 */
function isReserved(id) {
  if (id === 'facts') return true;
  try {
    new AsyncFunction(`'use strict'; const ${id} = 0;`);
    return false;
  } catch {
    return true;
  }
}

/**
 * The template's text under the new game's names: its id, its title, and the letter of its rules.
 * @param {string} text
 * @param {string} id
 */
function renamed(text, id) {
  const capital = id.slice(0, 1).toUpperCase();
  return (
    text
      // Not as a part of a longer word, like the CSS property grid-template.
      .replaceAll(/(?<![\w-])template(?!\w)/g, id)
      .replaceAll('Tic-tac-toe', capital + id.slice(1))
      .replaceAll(/\bT(?=\d)/g, capital)
  );
}

/**
 * @param {string} id
 * @param {string} [folder] below the template
 */
function copyTemplate(id, folder = '') {
  for (const entry of readdirSync(join(root, TEMPLATE, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.name === 'node_modules') continue;
    if (entry.isDirectory()) copyTemplate(id, path);
    else {
      const file = join(root, 'games', id, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, renamed(readFileSync(join(root, TEMPLATE, path), 'utf8'), id));
    }
  }
}

/** @param {string} id */
function nextSteps(id) {
  /** @type {[command: string, use: string][]} */
  const commands = [
    [`npx vitest run games/${id}`, 'runs its tests'],
    [`npx baithak play ${id}`, 'plays it in the terminal'],
    ['npm start', 'plays it in the browser'],
  ];
  const width = Math.max(...commands.map(([command]) => command.length));
  return [
    `games/${id} is a copy of tic-tac-toe, and the catalog lists it. It works already:`,
    ...commands.map(([command, use]) => `  ${command.padEnd(width)}  ${use}`),
    'Now turn the copy into your game: docs/adding-a-game.md goes through it step by step.',
  ].join('\n');
}

/**
 * @param {string} id
 * @returns {string | undefined} what went wrong, if anything
 */
function newGame(id) {
  const complaint = refusal(id);
  if (complaint) return complaint;
  copyTemplate(id);
  writeCatalog();
  const failure = addWorkspace(`games/${id}`, `@baithak/${id}`);
  if (failure) {
    // Leave nothing behind, so that the same command can be tried again.
    rmSync(join(root, 'games', id), { recursive: true });
    writeCatalog();
  }
  return failure;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const id = process.argv.slice(2).join(' ').trim();
  const complaint = newGame(id);
  if (complaint) {
    console.error(complaint);
    process.exitCode = 1;
  } else console.log(nextSteps(id));
}
