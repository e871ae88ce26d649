import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleProgram } from './bundle.mjs';
import { root, setup } from './setup.mjs';

// Checks reviews on many games of bots: see docs/review.md.
const complaint = setup();
if (complaint) {
  console.error(complaint);
  process.exitCode = 1;
} else {
  const folder = join(root, 'training/dist');
  await bundleProgram(folder, {
    entryPoints: { 'review-check': 'training/review-check.ts' },
    external: [],
  });
  await import(pathToFileURL(join(folder, 'review-check.mjs')).href);
}
