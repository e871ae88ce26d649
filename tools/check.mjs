import { run } from './parts.mjs';

/**
 * What was checked before is checked again only where it changed.
 * @param {string} project
 */
const tsc = (project) => [
  'node_modules/typescript/bin/tsc',
  ...['-p', project],
  ...['--pretty', 'false'],
  ...['--incremental', '--tsBuildInfoFile', `node_modules/.cache/types/${project}.tsbuildinfo`],
];

/** @type {Record<string, string[]>} */
const checks = {
  types: tsc('tsconfig.json'),
  'types of pure code': tsc('tsconfig.pure.json'),
  'types of pages': tsc('tsconfig.web.json'),
  'lint and format': ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
  imports: ['tools/imports.mjs'],
  'unused code': ['node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints'],
  catalog: ['tools/catalog.mjs', '--check'],
  reference: ['tools/reference.mjs', '--check'],
  licences: ['tools/licences.mjs'],
};

/** All checks, or those whose names start with one of the arguments. */
const wanted = process.argv.slice(2);
const chosen = Object.entries(checks).filter(
  ([name]) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)),
);

const results = await Promise.all(
  chosen.map(async ([name, command]) => ({ name, ...(await run(command)) })),
);

for (const { name, code, output } of results) {
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}`);
  if (code !== 0) console.log(output.trimEnd());
}
if (results.some(({ code }) => code !== 0)) process.exitCode = 1;
