import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleProgram } from './bundle.mjs';
import { root, setup } from './setup.mjs';

// Mining runs for a long time, so it gets a bundle of its own that later builds leave alone.
const complaint = setup();
if (complaint) {
  console.error(complaint);
  process.exitCode = 1;
} else {
  const folder = join(root, 'training/dist/mine');
  await bundleProgram(folder, { entryPoints: { mine: 'training/mine/main.ts' }, external: [] });
  await import(pathToFileURL(join(folder, 'mine.mjs')).href);
}
