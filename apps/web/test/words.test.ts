import { readdirSync, readFileSync } from 'node:fs';
import { ACCENTS, RECONSTRUCTED } from '@baithak/board/facts';
import { catalog, GAME_IDS, wordsOf } from '@baithak/catalog';
import { CHARACTERS, LANGUAGES, MEMORY_AIDS } from '@baithak/kernel';
import { QUESTIONS, REACTIONS, STAGES } from '@baithak/table';
import { argumentsOf, type Catalogues, commonCatalogues } from '@baithak/words';
import { expect, test } from 'vitest';
import { CLOCK_NAMES } from '../controller/clocks.ts';
import { PREFERENCE_NAMES, PREFERENCES } from '../controller/preferences.ts';
import { EMBLEMS } from '../controller/profile.ts';
import { STARTERS } from '../pages/new/setup.ts';
import * as copyWords from '../words/copy.ts';
import { webCatalogues } from './said.ts';

const { en, de } = webCatalogues;

test('the page has the same keys and arguments in every language', () => {
  for (const language of LANGUAGES) {
    const book = webCatalogues[language];
    expect(Object.keys(book)).toEqual(Object.keys(en));
    for (const [key, text] of Object.entries(book)) {
      expect([key, ...argumentsOf(text)]).toEqual([key, ...argumentsOf(en[key] as string)]);
    }
  }
});

test('the German words are not English', () => {
  const alike = Object.keys(de).filter((key) => de[key] === en[key] && /[a-z]{3}/i.test(bare(key)));
  const names = ['language.en', 'language.de', 'page.brand', 'page.title', 'daily.text-head'];
  const games = ['games.half-hour'];
  const faces = CHARACTERS.map((each) => `character.${each}`);
  const loans = ['panel.chat', 'chat.lines', 'table.pause'];
  expect(alike.sort()).toEqual([...names, ...games, ...faces, ...loans].sort());
});

/** The English text of a key, without its arguments. */
const bare = (key: string) => (en[key] as string).replace(/\{[^}]*\}/g, '');

test('the page has words for every key and fault in its code, and no unused ones', () => {
  const code = sources(new URL('..', import.meta.url));
  const known = { ...commonCatalogues.en, ...en };
  const faults = [...code.matchAll(/(?:Fault\(|code: )'([a-z0-9-]+)'/g)];
  expect(faults.length).toBeGreaterThan(2);
  for (const [, fault] of faults) expect(Object.keys(known)).toContain(`fault.${fault}`);
  const built = [
    ...LANGUAGES.map((each) => `language.${each}`),
    ...MEMORY_AIDS.flatMap((each) => [`home.aids.${each}`, `home.aids.${each}.about`]),
    ...CLOCK_NAMES.map((each) => `clock.${each}`),
    ...['days', 'hours', 'minutes'].map((each) => `clock.${each}`),
    ...['won', 'drawn', 'lost'].map((each) => `home.result.${each}`),
    ...['unofficial', 'request', 'licence'].flatMap((each) => [
      `about.${each}`,
      `about.${each}-text`,
    ]),
    ...RECONSTRUCTED.map((each) => `home.reconstructed.${each}`),
    ...['free', 'offline', 'fair', 'coach'].map((each) => `home.promise.${each}`),
    ...['computer', 'friend', 'opponent', 'learn'].flatMap((each) => [
      `door.${each}`,
      `door.${each}.about`,
    ]),
    ...['duels', 'half-hour', 'long'].flatMap((each) => [`games.${each}`, `games.${each}.about`]),
    ...STAGES.map((each) => `home.stage.${each}`),
    ...CHARACTERS.flatMap((each) =>
      ['', '.about', '.temper'].map((part) => `character.${each}${part}`),
    ),
    ...['gentle', 'fierce'].map((each) => `new.${each}`),
    ...['log', 'chat', 'analysis'].map((each) => `panel.${each}`),
    ...REACTIONS.map((each) => `reaction.${each}`),
    ...QUESTIONS.map((each) => `table.ask-${each}`),
    ...['seal', 'promise', 'reveal', 'draw', 'end'].map((each) => `fairness.${each}`),
    ...[1, 2].flatMap((scheme) => [`deal.fair-${scheme}`, `fairness.good-${scheme}`]),
    ...['net', 'search', 'estimate'].flatMap((each) => [
      `review.basis-${each}`,
      `lab.basis-${each}`,
    ]),
    ...['moves', 'position', 'share'].map((each) => `lab.${each}`),
    ...[...'WBwbCPcp', 'none'].map((each) => `lab.piece.${each}`),
    ...['chance', 'luck', 'error', 'rest'].map((each) => `review.column-${each}`),
    ...['won', 'lost', 'tied'].map((each) => `review.round-${each}`),
    ...['title', 'idea', 'late', 'round', 'task', 'done'].map((each) => `lesson.last.${each}`),
    ...['done', 'missed'].map((each) => `puzzle.${each}`),
    ...['win', 'best', 'own'].flatMap((each) => [
      `puzzle.${each}`,
      `puzzle.${each}-task`,
      `puzzle.right-${each}`,
      `puzzle.wrong-${each}`,
    ]),
    ...['new', 'puzzle', 'deal', 'done'].map((each) => `daily.note-${each}`),
    ...['won', 'drawn', 'lost'].flatMap((each) => [`daily.${each}`, `daily.outcome-${each}`]),
    ...['on', 'off'].flatMap((each) => [`new.coach.${each}`, `new.coach.${each}.about`]),
    ...STARTERS.map((each) => `new.starts.${each}`),
    ...EMBLEMS.map((each) => `emblem.${each}`),
    ...ACCENTS.map((each) => `colour.${each}`),
    ...['won', 'drawn', 'lost'].map((each) => `score.${each}`),
    ...['on', 'off'].flatMap((each) => [`new.coach.${each}`, `new.coach.${each}.about`]),
    ...['on', 'denied'].map((each) => `notice.${each}`),
    ...PREFERENCE_NAMES.flatMap((name) => [
      `settings.${name}`,
      ...PREFERENCES[name].map((value) => `settings.${name}.${value}`),
    ]),
  ];
  for (const key of built) expect(Object.keys(en)).toContain(key);
  const used = (key: string) => code.includes(`'${key.replace(/^fault\./, '')}'`);
  expect(Object.keys(en).filter((key) => !built.includes(key) && !used(key))).toEqual([]);
});

const copy: Catalogues = copyWords;

test('a copy without a server says otherwise only what pages say', () => {
  expect(Object.keys(copy.en)).not.toEqual([]);
  for (const language of LANGUAGES) {
    for (const [key, text] of Object.entries(copy[language])) {
      expect(Object.keys(webCatalogues[language])).toContain(key);
      expect(text).not.toBe(webCatalogues[language][key]);
    }
  }
});

test.each(GAME_IDS)('%s has the words that pages need of every game', async (id) => {
  const [game, { catalogues }] = await Promise.all([catalog[id].game(), wordsOf(catalog[id])]);
  const options = game.seatCounts
    .flatMap((seats) => game.options(seats))
    .filter(({ choices }) => choices.length > 1)
    .flatMap(({ name, choices }) => [
      `option.${name}`,
      // Numbers need no words, but somebody has to say what they count.
      ...(choices.some(isText) ? [] : [`option.${name}.about`]),
      ...choices
        .filter(isText)
        .flatMap((choice) => [`option.${name}.${choice}`, `option.${name}.${choice}.about`]),
    ]);
  for (const language of LANGUAGES) {
    const known = Object.keys(catalogues[language]);
    for (const key of ['name', 'pitch', 'about', 'credits', ...options])
      expect(known).toContain(key);
  }
});

const isText = (choice: string | number) => typeof choice === 'string';

function sources(folder: URL): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/^(words|test|node_modules|dist)\//.test(name))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n');
}
