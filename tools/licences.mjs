import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

/**
 * @typedef {{ link?: boolean, resolved?: string, dependencies?: Record<string, string>, optionalDependencies?: Record<string, string> }} Locked
 */

const document = join(root, 'THIRD-PARTY.md');
/** @type {Record<string, Locked>} */
const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;

/**
 * The way Node looks a package up: nearest node_modules first.
 * @param {string} from
 * @param {string} name
 * @returns {string | undefined}
 */
function locate(from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    const entry = locked[place];
    if (entry) return entry.link ? entry.resolved : place;
    if (!folder) return undefined;
  }
}

/** Everything that the workspaces need at run time, workspaces themselves left out. */
function shipped() {
  const places = Object.keys(locked).filter((place) => place && !place.includes('node_modules/'));
  const seen = new Set(places);
  for (const place of places) {
    const { dependencies = {}, optionalDependencies = {} } = locked[place] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = locate(place, name);
      if (!found || seen.has(found)) continue;
      seen.add(found);
      places.push(found);
    }
  }
  return places.filter((place) => place.includes('node_modules/'));
}

/** @param {string} place */
function row(place) {
  const file = join(root, place, 'package.json');
  if (!existsSync(file)) return undefined;
  const { name, version, license } = JSON.parse(readFileSync(file, 'utf8'));
  return `| ${name} | ${version} | ${license ?? 'UNKNOWN'} |`;
}

const rows = shipped()
  .map(row)
  .filter((line) => line !== undefined)
  .sort();
const text = `# Third-party packages

What Baithak needs at run time, with everything those packages need in turn.
Kept true by \`npm run check\`; \`npm run licences\` writes it anew.

| Package | Version | Licence |
| --- | --- | --- |
${[...new Set(rows)].join('\n')}
`;

if (process.argv.includes('--write')) {
  writeFileSync(document, text);
} else if (!existsSync(document) || readFileSync(document, 'utf8') !== text) {
  console.error('THIRD-PARTY.md is out of date: run `npm run licences`.');
  process.exitCode = 1;
} else if (text.includes('UNKNOWN')) {
  console.error('THIRD-PARTY.md lists a package without a licence.');
  process.exitCode = 1;
}
