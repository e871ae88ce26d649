import { existsSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { explainBuildError } from './build.mjs';
import { buildCopy } from './build-page.mjs';
import { root, setup } from './setup.mjs';

const folder = resolve(process.argv[2] ?? join(root, 'dist/static'));

/** What was there before is deleted, so it must have been a copy as well. */
const isOurs =
  !existsSync(folder) || readdirSync(folder).length === 0 || existsSync(join(folder, 'sw.js'));

const complaint =
  setup() ||
  (isOurs
    ? ''
    : `${folder} holds something else. Name an empty folder: npm run build:static FOLDER`);
if (complaint) fail(complaint);
else {
  // Whoever calls this may be a test; people get the same page.
  process.env.NODE_ENV = 'production';
  try {
    await buildCopy(folder);
    console.log(
      `The page is in ${relative(process.cwd(), folder) || '.'}. Any web host can serve it, from any path.`,
    );
  } catch (error) {
    fail(await explainBuildError(error));
  }
}

/** @param {string} sentence */
function fail(sentence) {
  console.error(sentence);
  process.exitCode = 1;
}
