import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { prepareBrowser } from './launch.mjs';
import { vitest } from './vitest.mjs';

/**
 * `shots` takes pictures of every screen into a folder, `vitals` prints sizes and delays, `mockups`
 * saves the real tables beside the design pictures of a folder. `--only talluka` looks at what is called so.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' } },
});
const [what = '', first, second = 'shots'] = positionals;
const isComparing = what === 'mockups';
const folder = isComparing ? second : (first ?? 'shots');
const complaint = await prepareBrowser();
const isKnown = ['shots', 'vitals'].includes(what) || (isComparing && first !== undefined);
if (complaint || !isKnown) {
  console.error(
    complaint ??
      'Say what to look at: shots [folder], vitals, or mockups <pictures> [folder], and --only <name> for a part.',
  );
  process.exitCode = 1;
} else {
  const only = values.only === undefined ? [] : ['-t', values.only];
  const { code, counts } = await vitest([`apps/web/looking/${what}`, ...only], {
    BAITHAK_LOOK: folder,
    BAITHAK_MOCKUPS: isComparing ? resolve(first ?? '') : '',
  });
  process.exitCode = code;
  // A name that fits nothing would look at nothing and call it a success.
  if (code === 0 && counts.startsWith('0 passed')) {
    console.error(`Nothing to look at is called “${values.only}”.`);
    process.exitCode = 1;
  }
}
