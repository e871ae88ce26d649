import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from './build.mjs';

/**
 * Vitest calls this before the first test. Tests of processes and browsers run built programs, so
 * whatever is stale is built first.
 * @param {import('vitest/node').TestProject} project
 */
export async function setup(project) {
  await freshen(project.vitest.state.getPaths());
  project.onTestsRerun((files) => freshen(files.map(({ moduleId }) => moduleId)));
}

/** @param {string[]} tests */
async function freshen(tests) {
  const seen = new Set();
  if (!tests.some((test) => needsBuild(test, seen))) return;
  await build();
}

/**
 * Whether a file, or one that it imports, names a dist folder.
 * @param {string} path
 * @param {Set<string>} seen
 * @returns {boolean}
 */
function needsBuild(path, seen) {
  if (seen.has(path) || !existsSync(path)) return false;
  seen.add(path);
  const text = readFileSync(path, 'utf8');
  const imports = [...text.matchAll(/from '(\.[^']+)'/g)].map(([, to = '']) => to);
  return /\/dist\b/.test(text) || imports.some((to) => needsBuild(join(dirname(path), to), seen));
}
