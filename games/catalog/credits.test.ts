import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@baithak/kernel';
import { expect, test } from 'vitest';
import { facts } from './facts.ts';
import { catalog, GAME_IDS, wordsOf } from './index.ts';

const text = (path: string) =>
  readFileSync(new URL(`../${path}`, import.meta.url), 'utf8').replace(/\s+/g, ' ');

/** The names of a publisher and when it published, without the words between them. */
const parts = (name: string) => name.split(/[;,] /).map((part) => part.replace('since 2019 ', ''));

/** A game that nobody else made has nobody to credit. */
const CREDITED = GAME_IDS.flatMap((id) => {
  const { credits } = facts[id];
  return credits === null ? [] : [{ id, credits }];
});

test.each(CREDITED)(
  'README, NOTICE and words of $id credit the same people',
  async ({ id, credits }) => {
    const { catalogues } = await wordsOf(catalog[id]);
    const readme = text(`${id}/README.md`);
    const notice = text('../NOTICE');
    const said = LANGUAGES.map((language) => catalogues[language].credits as string);
    const { designer, illustrator, publisher, link } = credits;
    expect(readme).toContain(`<https://${link.replace(/\/$/, '')}`);
    expect(notice).toContain(link);
    const names = [designer, illustrator, ...(publisher === null ? [] : parts(publisher))];
    for (const name of names.filter((each) => each !== null)) {
      for (const place of [readme, notice, ...said]) expect(place).toContain(name);
    }
    const unnamed = 'name no designer, artist or publisher';
    expect(readme.includes(unnamed)).toBe(designer === null);
    expect((said[0] as string).includes(unnamed)).toBe(designer === null);
  },
);

test('Samsara is by Sylas, illustrated by Nicolas Sauge', () => {
  const { credits } = facts.samsara;
  expect([credits?.designer, credits?.illustrator]).toEqual(['Sylas', 'Nicolas Sauge']);
});
