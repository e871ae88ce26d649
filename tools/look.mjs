import { resolve } from 'node:path';
import { prepare } from './launch.mjs';
import { vitest } from './vitest.mjs';

/**
 * `shots` takes pictures of every screen into a folder, `vitals` prints sizes and delays, `mockups`
 * saves the real tables beside the design pictures of a folder.
 */
const [what = '', first, second = 'shots'] = process.argv.slice(2);
const isComparing = what === 'mockups';
const folder = isComparing ? second : (first ?? 'shots');
const complaint = await prepare();
const isKnown = ['shots', 'vitals'].includes(what) || (isComparing && first !== undefined);
if (complaint || !isKnown) {
  console.error(
    complaint ?? 'Say what to look at: shots [folder], vitals, or mockups <pictures> [folder].',
  );
  process.exitCode = 1;
} else {
  const { code } = await vitest([`apps/web/looking/${what}`], {
    BAITHAK_LOOK: folder,
    BAITHAK_MOCKUPS: isComparing ? resolve(first ?? '') : '',
  });
  process.exitCode = code;
}
