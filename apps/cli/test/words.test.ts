import { readdirSync, readFileSync } from 'node:fs';
import { type Catalogue, LANGUAGES } from '@baithak/kernel';
import { argumentsOf, commonCatalogues } from '@baithak/words';
import { expect, test } from 'vitest';
import { cliCatalogues } from '../words/index.ts';

const { en, de } = cliCatalogues;

test('has the same keys and arguments in every language', () => {
  for (const language of LANGUAGES) {
    const book: Catalogue = cliCatalogues[language];
    expect(Object.keys(book)).toEqual(Object.keys(en));
    for (const [key, text] of Object.entries(book)) {
      expect([key, ...argumentsOf(text)]).toEqual([key, ...argumentsOf(en[key] as string)]);
    }
  }
});

test('is German in German', () => {
  const alike = Object.keys(de).filter((key) => de[key] === en[key]);
  expect(alike).toEqual([
    'play.rule',
    'play.tally-seat',
    'play.seat',
    'play.place',
    'replay.winner',
    'analyse.chance',
    'ratings.elo',
  ]);
  expect(Object.values(de).join(' ')).not.toMatch(
    /\b(fuer|koenn|muess|ueber|zurueck|naechst|groess)/i,
  );
});

test('has words for every key and fault in the code, and no unused ones', () => {
  const folder = new URL('..', import.meta.url);
  const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/^(words|test|node_modules|dist)\//.test(name))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n');
  const faults = [
    ...code.matchAll(/Fault\(\s*'([a-z0-9-]+)'/g),
    ...code.matchAll(/'(file-[a-z-]+)'/g),
  ];
  const known = { ...commonCatalogues.en, ...en };
  for (const [, fault] of faults) expect(Object.keys(known)).toContain(`fault.${fault}`);
  const used = (key: string) =>
    code.includes(key.replace(/^fault\./, '').replace(/^expected\./, ''));
  const built = /^(analyse|arena\.verdict|bench|ratings|replay\.chance|story|expected)/;
  expect(Object.keys(en).filter((key) => !used(key) && !built.test(key))).toEqual([]);
});
