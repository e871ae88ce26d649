import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleProgram } from './bundle.mjs';
import { root, setup } from './setup.mjs';

/**
 * Runs a program of the folder `training`. They run for hours, so each has a bundle that no other build touches.
 * @param {string} name
 * @param {string} source below `training`
 * @param {string} docs where its options are explained
 */
export async function runTraining(name, source, docs) {
  const complaint = setup();
  if (complaint) {
    console.error(complaint);
    process.exitCode = 1;
    return;
  }
  const folder = join(root, 'training/dist', name);
  await bundleProgram(folder, { entryPoints: { [name]: `training/${source}` }, external: [] });
  try {
    await import(pathToFileURL(join(folder, `${name}.mjs`)).href);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!(error instanceof Error) || !code.startsWith('ERR_PARSE_ARGS')) throw error;
    console.error(`${error.message.split('. ')[0]}. The options are in ${docs}.`);
    process.exitCode = 1;
  }
}
