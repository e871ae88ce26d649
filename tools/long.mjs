import { prepareBrowser } from './launch.mjs';
import { vitest } from './vitest.mjs';

const complaint = await prepareBrowser();
if (complaint) {
  console.error(complaint);
  process.exitCode = 1;
} else {
  const { code, counts } = await vitest(process.argv.slice(2), { BAITHAK_LONG: '1' });
  console.log(counts);
  process.exitCode = code;
}
