import { readdirSync, readFileSync } from 'node:fs';
import { type Catalogue, Fault, LANGUAGES, message } from '@baithak/kernel';
import { describe, expect, test } from 'vitest';
import {
  argumentsOf,
  type Catalogues,
  commonCatalogues,
  faultMessage,
  speaker,
  speakerFrom,
} from './index.ts';

const fruit: Catalogues = {
  en: {
    apples: '{n, plural, one {an apple} other {# apples}}',
    gives: '{who} gives {what} to {whom}',
    arrow: 'row {row} < {place}',
    'seat.0': 'White',
    'end.agreed': 'Both are friends.',
  },
  de: {
    apples: '{n, plural, one {einen Apfel} other {# Äpfel}}',
    gives: '{who} gibt {whom} {what}',
    arrow: 'Reihe {row} < {place}',
    'seat.0': 'Weiß',
    'end.agreed': 'Beide sind Freunde.',
  },
};
const apples = (n: number) => message('apples', { n });

describe('speaker', () => {
  test('says nested messages, lists and seats in each language', () => {
    const gift = message('gives', {
      who: { seat: 0 },
      whom: { seat: 1 },
      what: [apples(1), apples(2), apples(5)],
    });
    const say = (language: 'en' | 'de') =>
      speaker(language, [fruit, commonCatalogues], ['', 'Anna']).say(gift);
    expect(say('en')).toBe('White gives an apple, 2 apples, and 5 apples to Anna');
    expect(say('de')).toBe('Weiß gibt Anna einen Apfel, 2 Äpfel und 5 Äpfel');
  });

  test('numbers unnamed seats from 1 where the game has no names for them', () => {
    const said = (language: 'en' | 'de', seat: number) =>
      speaker(language, [fruit, commonCatalogues], []).say(
        message('end.resign', { seat: { seat } }),
      );
    expect(said('en', 1)).toBe('Player 2 resigned.');
    expect(said('de', 1)).toBe('Spieler 2 hat aufgegeben.');
    expect(said('de', 0)).toBe('Weiß hat aufgegeben.');
  });

  test('notices new names', () => {
    const names = ['Anna'];
    const { say } = speaker('en', [commonCatalogues], names);
    names[0] = 'Bert';
    expect(say(message('end.resign', { seat: { seat: 0 } }))).toBe('Bert resigned.');
  });

  test('prefers the words of the first catalogue', () => {
    expect(speaker('en', [fruit, commonCatalogues], []).say(message('end.agreed'))).toBe(
      'Both are friends.',
    );
  });

  test('takes notation as it is', () => {
    const { say } = speaker('en', [fruit], []);
    expect(say(message('arrow', { row: '2<', place: '{x}' }))).toBe('row 2< < {x}');
  });

  test('throws when a key or an argument is missing', () => {
    const { say } = speaker('en', [fruit, commonCatalogues], []);
    expect(() => say(message('pears'))).toThrow('no en words for pears');
    expect(() => say(message('toString'))).toThrow('no en words for toString');
    expect(() => say(message('apples'))).toThrow('"n"');
    const undefinedArg = { n: undefined } as unknown as Record<string, number>;
    expect(() => say(message('apples', undefinedArg))).toThrow('no argument: apples n');
  });
});

describe('common catalogue', () => {
  const { en, de } = commonCatalogues;

  test('has the same keys and arguments in every language', () => {
    for (const language of LANGUAGES) {
      const book: Catalogue = commonCatalogues[language];
      expect(Object.keys(book).sort()).toEqual(Object.keys(en).sort());
      for (const key of Object.keys(en)) {
        expect([key, ...argumentsOf(book[key] as string)]).toEqual([
          key,
          ...argumentsOf(en[key] as string),
        ]);
      }
    }
  });

  test('is German in German', () => {
    for (const key of Object.keys(de)) expect(de[key]).not.toBe(en[key]);
    expect(Object.values(de).join(' ')).not.toMatch(/\b(fuer|koenn|muess|ueber|zurueck|naechst)/i);
  });

  test('has words for every fault and end of kernel, table, protocol and host', () => {
    const sources = ['kernel', 'table', 'protocol', 'host']
      .flatMap((name) => sourcesIn(new URL(`../${name}/`, import.meta.url)))
      .join('\n');
    const codes = [
      ...sources.matchAll(/new Fault\(\s*'([a-z-]+)'/g),
      ...sources.matchAll(/broken\([^;{]*?'([a-z-]+)'/g),
    ].map((match) => `fault.${match[1]}`);
    const ends = [...sources.matchAll(/'(end\.[a-z]+)'/g)].map((match) => match[1]);
    expect(codes.length).toBeGreaterThan(15);
    expect(Object.keys(en)).toEqual(expect.arrayContaining([...codes, ...ends]));
    expect(Object.keys(en)).toEqual(expect.arrayContaining(['end.resign', 'end.timeout']));
  });

  test('says a fault with its arguments', () => {
    const fault = new Fault('option-value', { args: { name: 'x', value: '3', choices: '1, 2' } });
    expect(speaker('de', [commonCatalogues], []).say(faultMessage(fault))).toBe(
      'Die Option „x“ kann nicht „3“ sein; möglich: 1, 2.',
    );
  });
});

test('argumentsOf looks into plurals and selections', () => {
  expect(
    argumentsOf('{a} {n, plural, one {# {b}} other {{c}}} {k, select, x {{d}} other {}}'),
  ).toEqual(['a', 'b', 'c', 'd', 'k', 'n']);
});

function sourcesIn(folder: URL): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'));
}

test('a message can speak to the person at the screen', () => {
  const book = {
    won: '{winnerIs, select, you {You win} other {{winner} wins}} against {loser}',
    'seat.any': 'Seat {n}',
  };
  const won = message('won', { winner: { seat: 0 }, loser: { seat: 1 } });
  const sayTo = (you: number | null) => speakerFrom('en', [book], ['You', 'Kapi'], you).say(won);
  expect(sayTo(0)).toBe('You win against Kapi');
  expect(sayTo(null)).toBe('You wins against Kapi');
  expect(argumentsOf(book.won)).toEqual(['loser', 'winner']);
});
