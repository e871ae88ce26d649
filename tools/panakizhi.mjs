import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleProgram } from './bundle.mjs';
import { root, setup } from './setup.mjs';

// Measures and trains the search of the three 5×5 games: see training/panakizhi/README.md.
const complaint = setup();
if (complaint) {
  console.error(complaint);
  process.exitCode = 1;
} else {
  const folder = join(root, 'training/dist');
  await bundleProgram(folder, {
    entryPoints: { panakizhi: 'training/panakizhi/main.ts' },
    external: [],
  });
  await import(pathToFileURL(join(folder, 'panakizhi.mjs')).href);
}
