import { readdirSync, readFileSync } from 'node:fs';
import { type Catalogue, LANGUAGES } from '@baithak/kernel';
import { argumentsOf, commonCatalogues } from '@baithak/words';
import { expect, test } from 'vitest';
import { OPTION_NAMES } from '../config.ts';
import { STORE_ERRORS } from '../store/errors.ts';
import { sayer, serverCatalogues } from '../words/index.ts';

const { en, de } = serverCatalogues;
const known = Object.keys({ ...commonCatalogues.en, ...en });

/** All code in a folder. */
function codeIn(folder: URL): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.test\.ts$/.test(name))
    .filter((name) => !/^(words|test|load|node_modules|dist)\//.test(name))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n');
}

const server = codeIn(new URL('../', import.meta.url));
const packages = ['host', 'table', 'protocol']
  .map((name) => codeIn(new URL(`../../../packages/${name}/`, import.meta.url)))
  .join('\n');

const faultsIn = (code: string) =>
  [...code.matchAll(/Fault\(\s*'([a-z0-9-]+)'/g)].map(([, fault]) => fault as string);

test('has the same keys and arguments in every language', () => {
  for (const language of LANGUAGES) {
    const book: Catalogue = serverCatalogues[language];
    expect(Object.keys(book)).toEqual(Object.keys(en));
    for (const [key, text] of Object.entries(book)) {
      expect([key, ...argumentsOf(text)]).toEqual([key, ...argumentsOf(en[key] as string)]);
    }
  }
});

test('is German in German', () => {
  const alike = Object.keys(de).filter((key) => de[key] === en[key]);
  expect(alike).toEqual(['config.usually']);
  expect(Object.values(de).join(' ')).not.toMatch(
    /\b(fuer|koenn|muess|ueber|zurueck|naechst|groess|laess|beschaed)/i,
  );
});

test('has words for every fault in the code and every error of the store', () => {
  const faults = [...faultsIn(server), ...faultsIn(packages)];
  expect(faults.length).toBeGreaterThan(60);
  for (const fault of [...faults, ...STORE_ERRORS]) expect(known).toContain(`fault.${fault}`);
});

test('has words for every fault that a port can be refused with', () => {
  const listen = readFileSync(new URL('../http/listen.ts', import.meta.url), 'utf8');
  const faults = [...listen.matchAll(/E[A-Z_]+: '([a-z-]+)'/g)].map(([, fault]) => fault);
  expect(faults.length).toBeGreaterThan(3);
  for (const fault of faults) expect(known).toContain(`fault.${fault}`);
});

test('describes every option, and has no unused words', () => {
  for (const name of OPTION_NAMES) expect(known).toContain(`config.${name}`);
  const built = [...STORE_ERRORS, ...OPTION_NAMES];
  const isUsed = (key: string) => {
    const name = key.replace(/^(fault|config)\./, '');
    return (
      server.includes(`'${name}'`) || server.includes(`'${key}'`) || built.includes(name as never)
    );
  };
  expect(Object.keys(en).filter((key) => !isUsed(key))).toEqual([]);
});

test('has a sentence for every error of the store in both languages', () => {
  const args = { file: 'x.sqlite', reason: 'why' };
  for (const language of LANGUAGES) {
    for (const code of STORE_ERRORS) {
      const text = sayer(language)({ key: `fault.${code}`, args });
      expect(text).toContain('x.sqlite');
      expect(text).toMatch(/\.$/);
    }
  }
});
