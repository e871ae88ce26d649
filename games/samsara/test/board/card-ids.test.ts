import { expect, it } from 'vitest';
import { DRAW_PILE, followCards, pileId } from '../../board/things.ts';
import { game } from '../../index.ts';
import { run, table } from '../testing.ts';

const OWN = { character: 'Dhenu', zone: 'Y', hand: 'JJGG', draw: '++++' };
const at = (state: ReturnType<typeof table>) => {
  const view = game.view(state, 0);
  return [view, view.seats[0]!] as const;
};

it('a card keeps its id on its way through a turn', () => {
  const state = table(3, { seats: [OWN] });
  const first = followCards(null, ...at(state));
  run(state, 'go:B');
  const gone = followCards(first, ...at(state));
  expect(gone.rows.hand.map(({ letter }) => letter).join('')).toBe('JJBGG');
  const came = gone.rows.hand[2]!.id;
  expect(gone.source.get(came)).toBe(pileId('B'));
  expect(gone.rows.hand.filter(({ id }) => id !== came)).toEqual(first.rows.hand);
  run(state, 'act:G');
  const acted = followCards(gone, ...at(state));
  const played = acted.rows.played[0]!.id;
  expect(first.rows.hand.map(({ id }) => id)).toContain(played);
  run(state, 'keep:J');
  const kept = followCards(acted, ...at(state));
  expect(first.rows.hand.map(({ id }) => id)).toContain(kept.rows.reserve[0]!.id);
});

it('what was drawn comes from the draw pile', () => {
  const state = table(3, { phase: 'act', seats: [OWN] });
  const before = followCards(null, ...at(state));
  run(state, 'act:J', '=draw:+', '=draw:+');
  const after = followCards(before, ...at(state));
  const fresh = after.rows.hand.filter(({ letter }) => letter === '+');
  expect(fresh.map(({ id }) => after.source.get(id))).toEqual([DRAW_PILE, DRAW_PILE]);
});
