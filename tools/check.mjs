import { run } from './parts.mjs';

const checks = {
  types: ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json', '--pretty', 'false'],
  'types of pure code': [
    'node_modules/typescript/bin/tsc',
    '-p',
    'tsconfig.pure.json',
    '--pretty',
    'false',
  ],
  'types of pages': [
    'node_modules/typescript/bin/tsc',
    '-p',
    'tsconfig.web.json',
    '--pretty',
    'false',
  ],
  'lint and format': ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
  imports: ['tools/imports.mjs'],
  catalog: ['tools/catalog.mjs', '--check'],
  licences: ['tools/licences.mjs'],
};

const results = await Promise.all(
  Object.entries(checks).map(async ([name, command]) => ({ name, ...(await run(command)) })),
);

for (const { name, code, output } of results) {
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}`);
  if (code !== 0) console.log(output.trimEnd());
}
if (results.some(({ code }) => code !== 0)) process.exitCode = 1;
