import { vitest } from './vitest.mjs';

const reason = process.argv.slice(2).join(' ').trim();
if (reason === '') {
  console.error('Say why the behaviour changed: npm run record -- "the reason"');
  process.exitCode = 1;
} else {
  const { code } = await vitest(['conformance.test', '-t', 'playthroughs'], {
    BAITHAK_RECORD: reason,
  });
  process.exitCode = code;
}
