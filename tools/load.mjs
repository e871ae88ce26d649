import { pathToFileURL } from 'node:url';
import { load } from './build-server.mjs';
import { prepare } from './launch.mjs';

const complaint = await prepare();
if (complaint) {
  console.error(complaint);
  process.exitCode = 1;
} else {
  await import(pathToFileURL(load).href);
}
