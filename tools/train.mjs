import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleProgram } from './bundle.mjs';
import { root, setup } from './setup.mjs';

// Training runs for a long time, so it gets a bundle of its own that later builds leave alone.
const complaint = setup();
if (complaint) {
  console.error(complaint);
  process.exitCode = 1;
} else {
  const folder = join(root, 'training/dist');
  await bundleProgram(folder, { entryPoints: { train: 'training/main.ts' }, external: [] });
  await import(pathToFileURL(join(folder, 'train.mjs')).href);
}
