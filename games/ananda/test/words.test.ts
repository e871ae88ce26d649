import { FastRandom, MEMORY_AIDS, OVER } from '@baithak/kernel';
import { commonCatalogues, speaker } from '@baithak/words';
import { describe, expect, test } from 'vitest';
import { type Event, game } from '../index.ts';
import { sketch } from '../view/sketch.ts';
import { words } from '../words/index.ts';
import { run, START, stepAnyhow, table } from './testing.ts';

const NAMES = ['Asha', 'Ravi', 'Mira', 'Dev'];
const voices = {
  en: speaker('en', [words.catalogues, commonCatalogues], NAMES),
  de: speaker('de', [words.catalogues, commonCatalogues], NAMES),
};
type Language = keyof typeof voices;
const said = (language: Language, events: readonly Event[]) =>
  events.flatMap((event) => {
    const sentence = words.sentence(event);
    return sentence === null ? [] : [voices[language].say(sentence)];
  });

const joined = {
  tiles: [START, ['vv', 'f3', 'f4'], ['vg', 'f7', 'f8']],
  seats: [
    { rack: ['vv', 'ov'], hand: ['v2', 'v3'] },
    { rack: ['bb'], monk: 'f4' },
  ],
  supply: ['yy', 'oo'],
};

describe('sentences', () => {
  test('A14–A18: tell a turn with its arithmetic', () => {
    const turn = ['monk:f7', 'tile:ov@e6f6', 'tile:.', 'card:3', 'card:.', '=draw:yy', '=draw:oo'];
    expect(said('en', run(table(joined), ...turn))).toEqual([
      'Asha’s monk went to a single violet space.',
      'Asha built orange-violet: the violet area now has size 5. 3 spaces joined it. It now joins up with Ravi.',
      'Asha built 1 tile for an area of 5.',
      'Asha played violet 3 (3 of 5): 3 karma in all.',
      'Asha scored 3 karma and drew 2 tiles.',
      'Asha drew orange-orange and yellow-yellow.',
    ]);
    expect(said('de', run(table(joined), ...turn)).slice(1, 5)).toEqual([
      'Asha hat Orange-Violett gebaut: Die Fläche in Violett hat jetzt Größe 5. 3 Felder kamen dazu. Sie ist jetzt mit der Fläche von Ravi verbunden.',
      'Asha hat 1 Stein gebaut: eine Fläche von 5.',
      'Asha hat Violett 3 gespielt (3 von 5): zusammen 3 Karma.',
      'Asha hat 3 Karma gemacht und 2 Steine gezogen.',
    ]);
  });

  test('A28: hide from others what was drawn', () => {
    const events = run(table(joined), 'monk:f7', 'tile:.', '=draw:yy');
    const heard = events.map((event) => game.witness(event, 1)!);
    expect(said('en', heard).slice(1)).toEqual([
      'Asha ended the turn without building.',
      'Asha drew 1 tile.',
    ]);
    expect(said('de', heard).at(-1)).toBe('Asha hat einen Stein gezogen.');
  });

  test('A27: tell the end with every sum', () => {
    const state = table({
      ...joined,
      seats: [
        { rack: ['vv'], hand: ['v2', 'v3'] },
        { rack: ['bb'], karma: ['r1', 'o4'] },
      ],
      supply: [],
    });
    const turn = ['monk:f7', 'tile:vv@e6f6', 'tile:.', 'card:2', 'card:3', 'card:.'];
    const last = run(state, ...turn).slice(-2);
    expect(said('en', last)).toEqual([
      'Asha scored 5 karma.',
      'The supply and a rack are empty. Asha has 5 karma (2 + 3) with 0 tiles left and Ravi has 5 karma (1 + 4) with 1 tile left. Asha wins.',
    ]);
    expect(said('de', last).at(-1)).toContain('Asha gewinnt.');
  });
});

describe('sketch', () => {
  test('shows colours, heights, monks and tiles from above', () => {
    const state = table({
      ...joined,
      tiles: [...joined.tiles, ['oo', 'e6', 'f6'], ['bb', 'f5', 'f6']],
    });
    const rows = sketch(game.view(state, 0), voices.en.say).split('\n');
    expect(rows[2]).toContain('g1');
    expect(rows.find((row) => row.startsWith(' 6 '))).toBe(
      ' 6  .    .    .    .   o1   b2    .    .    .    .',
    );
    expect(rows.find((row) => row.startsWith(' 4 '))).toContain('v1@2');
    expect(rows.find((row) => row.startsWith('    Rack'))).toBe('    Rack ov vv   Hand v2 v3');
  });

  test.each(['en', 'de'] as const)('fits eighty columns in %s and hides racks', (language) => {
    const random = new FastRandom('sketch');
    const state = game.setup({ files: 14, ranks: 14 }, 4);
    for (; game.status(state) !== OVER; stepAnyhow(state, random)) {
      if (random.below(10) > 0) continue;
      for (const viewer of [0, 3, null]) {
        const view = game.dim(game.view(state, viewer), MEMORY_AIDS[random.below(3)]!);
        const text = sketch(view, voices[language].say);
        expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
        const rack = language === 'en' ? 'Rack' : 'Bank';
        const open = text.match(new RegExp(`${rack} [a-z]{2}`, 'g')) ?? [];
        expect(open.length).toBeLessThanOrEqual(viewer === null ? 0 : 1);
      }
    }
  });
});
