import { walk } from '@baithak/bots';
import { catalog, GAME_IDS, wordsOf } from '@baithak/catalog';
import { type AnyMatch, FastRandom, type Game, legalMoves, Match, sure } from '@baithak/kernel';
import { expect, test } from 'vitest';
import { lineOf } from '../pages/lab/from-match.ts';
import { Lab } from '../pages/lab/tree.ts';
import { seatsFrom } from '../pages/review/seats-from.ts';
import { Telling } from '../pages/review/telling.ts';

/** Random decisions; each third is taken back and made anew. */
function withUndos(game: Game, decisions: number): AnyMatch {
  const match: AnyMatch = sure(Match.open(game, { seats: 2, seed: 'undone' }));
  match.deal();
  const random = new FastRandom('undone');
  const decide = () => {
    if (match.turn.kind !== 'seat') return;
    const moves = legalMoves(game, match.state);
    sure(match.decide(match.turn.seat, [moves[random.below(moves.length)]!]));
  };
  for (let n = 0; n < decisions; n++) {
    decide();
    if (n % 3 !== 2) continue;
    sure(match.undo());
    decide();
  }
  return match;
}

test.each(GAME_IDS)('every moment of %s opens in the laboratory as it was', async (id) => {
  const game = await catalog[id].game();
  const match = withUndos(game, 14);
  expect(match.entries.some(({ kind }) => kind === 'undo')).toBe(true);
  const telling = new Telling(match, await wordsOf(catalog[id]), ({ key }) => key);
  const { steps } = walk(match);
  const kinds = [...steps.map(({ kind }) => kind), 'end' as const];
  for (const [at, kind] of kinds.entries()) {
    const line = lineOf(match, telling.movesBefore(at));
    const lab = sure(Lab.open(game, line, new FastRandom('lab')));
    const shown = game.writePosition(telling.stateOf(at, { kind }));
    expect(lab.position, `${at} ${kind}`).toEqual(shown);
  }
});

test('whoever plays on from a file of four meets three different bots', () => {
  const match = { seats: 4 } as AnyMatch;
  const you = { seat: 1, name: 'Asha', opponent: 'gilli' } as const;
  expect(seatsFrom({ match, seats: null }, you)).toEqual([
    { kind: 'bot', character: 'gilli' },
    { kind: 'person', name: 'Asha' },
    { kind: 'bot', character: 'mina' },
    { kind: 'bot', character: 'kapi' },
  ]);
});

test('bots that sat there come back, and nobody is seated twice', () => {
  const match = { seats: 4 } as AnyMatch;
  const you = { seat: 0, name: 'Asha', opponent: 'gilli' } as const;
  const person = { kind: 'person', person: 'p', name: 'Ravi' } as const;
  const bot = (character: 'gilli' | 'shera') => ({ kind: 'bot', character }) as const;
  const seats = [person, bot('shera'), person, bot('gilli')];
  const characters = seatsFrom({ match, seats }, you).map((each) =>
    each.kind === 'bot' ? each.character : each.kind,
  );
  expect(characters).toEqual(['person', 'shera', 'mina', 'gilli']);
});
