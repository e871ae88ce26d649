import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const CACHE = new URL('../node_modules/.cache/typescript/', import.meta.url);

/**
 * Lets Node import what the bundlers import. Vitest's own module runner turns each use of an import into
 * a lookup, which makes rules a third slower.
 * @type {import('node:module').LoadHook}
 */
export async function load(url, context, next) {
  const [address = ''] = url.split('?');
  if (address.endsWith('.css')) return { format: 'module', source: '', shortCircuit: true };
  // Bundlers take JSON without being told that it is JSON.
  if (address.endsWith('.json')) {
    return next(url, { ...context, importAttributes: { type: 'json' } });
  }
  if (!/\.tsx?$/.test(address)) return next(url, context);
  return { format: 'module', source: await compiled(fileURLToPath(address)), shortCircuit: true };
}

/**
 * Tests run in several processes, so what one has compiled is kept for the others.
 * @param {string} path
 */
async function compiled(path) {
  const text = await readFile(path, 'utf8');
  const name = createHash('sha256').update(`${path}\n${text}`).digest('hex');
  const kept = new URL(`${name}.mjs`, CACHE);
  try {
    return await readFile(kept, 'utf8');
  } catch {
    const code = await compile(path, text);
    await keep(kept, code);
    return code;
  }
}

/**
 * @param {string} path
 * @param {string} text
 */
async function compile(path, text) {
  const { transform } = await import('esbuild');
  const { code } = await transform(text, {
    loader: path.endsWith('x') ? 'tsx' : 'ts',
    jsx: 'automatic',
    sourcefile: path,
    sourcemap: 'inline',
  });
  return code;
}

/**
 * Others may read the file at any moment, so it appears as a whole.
 * @param {URL} file
 * @param {string} code
 */
async function keep(file, code) {
  const draft = new URL(`${file.href}.${process.pid}`);
  await mkdir(CACHE, { recursive: true });
  await writeFile(draft, code);
  await rename(draft, file);
}
