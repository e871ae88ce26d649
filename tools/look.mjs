import { prepare } from './launch.mjs';
import { vitest } from './vitest.mjs';

/** `shots` takes pictures of every screen into a folder, `vitals` prints sizes and delays. */
const [what = '', folder = 'shots'] = process.argv.slice(2);
const complaint = await prepare();
if (complaint || !['shots', 'vitals'].includes(what)) {
  console.error(complaint ?? 'Say what to look at: shots [folder], or vitals.');
  process.exitCode = 1;
} else {
  const { code } = await vitest([`apps/web/looking/${what}`], { BAITHAK_LOOK: folder });
  process.exitCode = code;
}
