#!/usr/bin/env node
// Parsed by old Nodes too, see tools/setup.mjs.
import { existsSync } from 'fs';
import { fileURLToPath } from 'url';

const launcher = new URL('../../../tools/launch.mjs', import.meta.url);
const bundle = new URL('../dist/baithak.mjs', import.meta.url);

async function main() {
  if (existsSync(fileURLToPath(launcher))) {
    const { launch } = await import(launcher.href);
    await launch();
  } else if (existsSync(fileURLToPath(bundle))) {
    await import(bundle.href);
  } else {
    process.stderr.write('This copy of Baithak is incomplete: reinstall it.\n');
    process.exitCode = 1;
  }
}

main();
