import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

// Usage: node deploy/image.mjs FOLDER
// Copies what a server runs into a folder: the built programs, the page, and the libraries that the
// programs import. Run `npm run build` first.

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const PROGRAMS = ['apps/cli/dist', 'apps/server/dist'];
const target = process.argv[2];
if (target === undefined) throw new Error('Usage: node deploy/image.mjs FOLDER');

/**
 * @param {string} path below the root
 * @param {RegExp} [without]
 */
function copy(path, without = /\.map$/) {
  const filter = (/** @type {string} */ from) => !without.test(relative(join(root, path), from));
  cpSync(join(root, path), join(target, path), { recursive: true, filter });
}

/**
 * Copies a library and all that it needs, as Node would find them.
 * @param {string} name
 * @param {string} from the folder that imports it
 */
function copyLibrary(name, from) {
  const place = locate(name, from);
  if (place === undefined || existsSync(join(target, place))) return;
  if (name.startsWith('@baithak/')) return linkProgram(place);
  copy(place, /^node_modules$|\.map$/);
  const { dependencies, optionalDependencies, peerDependencies } = JSON.parse(
    readFileSync(join(root, place, 'package.json'), 'utf8'),
  );
  const needed = { ...dependencies, ...optionalDependencies, ...peerDependencies };
  for (const each of Object.keys(needed)) copyLibrary(each, place);
}

/**
 * The command line imports the server by its name. The server is built, so it needs only its
 * manifest beside it and a link that leads there.
 * @param {string} place
 */
function linkProgram(place) {
  const folder = relative(root, realpathSync(join(root, place)));
  copy(join(folder, 'package.json'));
  mkdirSync(dirname(join(target, place)), { recursive: true });
  symlinkSync(relative(dirname(place), folder), join(target, place));
}

/**
 * @param {string} name
 * @param {string} from
 * @returns {string | undefined}
 */
function locate(name, from) {
  const place = join(from, 'node_modules', name);
  if (existsSync(join(root, place, 'package.json'))) return place;
  return from === '.' ? undefined : locate(name, dirname(from));
}

for (const program of PROGRAMS) {
  copy(program);
  for (const file of readdirSync(join(root, program), { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.mjs')) continue;
    const code = readFileSync(join(root, program, file), 'utf8');
    for (const [, name = ''] of code.matchAll(
      /\b(?:from|import)\s*\(?"((?:@[\w.-]+\/)?[a-z][\w.-]*)/g,
    )) {
      if (!isBuiltin(name)) copyLibrary(name, program);
    }
  }
}
for (const path of ['apps/web/dist', 'LICENSE', 'NOTICE', 'THIRD-PARTY.md']) copy(path);
