import { legalMoves } from '@baithak/kernel';
import { describe, expect, it } from 'vitest';
import {
  dropped,
  legalUses,
  offersOf,
  selectNext,
  standingOffers,
  takesCards,
} from '../../board/offers.ts';
import { type CardIds, followCards, ROWS, type Thing } from '../../board/things.ts';
import { type Event, game } from '../../index.ts';
import { run, table } from '../testing.ts';

const OWN = { character: 'Ussagah', zone: 'Y', hand: 'JVYG+-', draw: '++--', reserve: 'VG' };

function scene(seats: number, fields: Record<string, unknown>, own = {}) {
  const others = Array.from({ length: seats - 1 }, () => ({ zone: 'B', character: null }));
  const state = table(seats, { seats: [{ ...OWN, ...own }, ...others], ...fields });
  return { view: game.view(state, 0), legal: legalMoves(game, state) };
}

const texts = ({ view, legal }: ReturnType<typeof scene>, ...chosen: Thing[]) =>
  offersOf(view, 0, legal, chosen).map(({ text, legal: fine }) => (fine ? text : `(${text})`));

describe('what a thing can be used for', () => {
  it('zones: going, taking, picking', () => {
    expect(texts(scene(3, {}), 'zone:D')).toEqual(['go:D']);
    expect(texts(scene(3, {}), 'zone:Y')).toEqual(['(go:Y)']);
    expect(texts(scene(3, { phase: 'take' }, { evanescent: 'K' }), 'zone:B')).toEqual(['take:B']);
    const picking = { marker: 1, amulets: ['JV'] };
    expect(texts(scene(3, { phase: 'pick' }, picking), 'zone:D')).toEqual(['pick:D']);
  });

  it('cards of the hand: actions, and what is given away or kept', () => {
    expect(texts(scene(3, { phase: 'act' }), 'hand:0')).toEqual(['act:J']);
    expect(texts(scene(3, { phase: 'act' }), 'hand:4')).toEqual(['(act:+)']);
    expect(texts(scene(3, { phase: 'back' }), 'hand:3')).toEqual(['back:G']);
    expect(texts(scene(3, { phase: 'back' }), 'hand:5')).toEqual(['(back:-)']);
    expect(texts(scene(3, { phase: 'keep' }), 'hand:3')).toEqual(['keep:G']);
  });

  it('payments go to whoever stands there', () => {
    const there = { zone: 'B' };
    expect(texts(scene(3, { phase: 'pay' }, there), 'hand:0')).toEqual(['pay:J>1', 'pay:J>2']);
    expect(texts(scene(3, { phase: 'pay' }, there), 'hand:5')).toEqual(['(pay:->1)']);
    expect(texts(scene(1, { phase: 'pay', neutral: 'Y' }), 'hand:0')).toEqual(['pay:J']);
    expect(texts(scene(3, { phase: 'pay' }, there), 'hand:0', 'seat:2')).toEqual(['pay:J>2']);
    expect(texts(scene(5, { phase: 'pay' }, there), 'seat:3')).toEqual(['pay:+>3']);
    expect(texts(scene(5, { phase: 'pay' }, there), 'hand:4')).toEqual([]);
    expect(texts(scene(5, { phase: 'pay' }, there), 'hand:0')).toEqual(['(pay:J>1)']);
    const { view, legal } = scene(3, { phase: 'pay' }, there);
    expect(legalUses(view, 0, legal, [], 'seat:1')).toContain('pay:G>1');
    expect(selectNext(view, ['hand:0'], 'seat:1')).toEqual(['hand:0', 'seat:1']);
  });

  it('an exchange needs a card and a zone', () => {
    const swap = scene(3, { phase: 'swap' });
    expect(texts(swap, 'hand:0')).toEqual([]);
    // Bad Karma cannot be returned, and says so.
    expect(texts(swap, 'hand:5')).toEqual(['(swap:->V)']);
    const both = selectNext(swap.view, selectNext(swap.view, [], 'hand:0'), 'zone:D');
    expect(texts(swap, ...both)).toEqual(['swap:J>D']);
    expect(selectNext(swap.view, both, 'zone:M')).toEqual(['hand:0', 'zone:M']);
    expect(selectNext(swap.view, both, 'hand:0')).toEqual(['zone:D']);
    expect(selectNext(swap.view, both, 'pile:+')).toEqual(['pile:+']);
    expect(legalUses(swap.view, 0, swap.legal, ['hand:0'], 'zone:J')).toEqual([]);
    expect(legalUses(swap.view, 0, swap.legal, ['hand:0'], 'zone:D')).toEqual(['swap:J>D']);
    expect(legalUses(swap.view, 0, swap.legal, [], 'hand:5')).toEqual([]);
  });

  it('things of no use in this step offer nothing', () => {
    expect(texts(scene(3, { phase: 'act' }), 'zone:D')).toEqual([]);
    expect(texts(scene(3, {}), 'hand:0')).toEqual([]);
    expect(texts(scene(3, {}), 'pile:-')).toEqual([]);
  });

  it('selecting another thing of that kind replaces the selection, a look at others does not', () => {
    const { view } = scene(3, {});
    expect(selectNext(view, ['zone:D'], 'zone:M')).toEqual(['zone:M']);
    expect(selectNext(view, ['zone:D'], 'hand:0')).toEqual(['hand:0', 'zone:D']);
    expect(selectNext(view, ['hand:0', 'zone:D'], 'power:1')).toEqual(['power:1', 'zone:D']);
    expect(selectNext(view, ['hand:0', 'zone:D'], 'hand:0')).toEqual(['zone:D']);
    expect(selectNext(view, ['zone:D'], 'zone:D')).toEqual([]);
  });
});

it.each([
  [3, 'act', {}, ['act:.']],
  [3, 'amulet', {}, ['amulet:.']],
  [3, 'pay', { zone: 'B' }, ['pay:--']],
  [5, 'pay', { zone: 'B' }, ['pay:+>1', 'pay:+>2', 'pay:+>3', 'pay:+>4', 'pay:--']],
  [3, 'take', { evanescent: 'K' }, ['take:.']],
  [3, 'go', {}, []],
])('%i seats, %s: what the step offers anyway', (seats, phase, own, offered) => {
  const { view, legal } = scene(seats, { phase }, own);
  expect(standingOffers(view, legal).map(({ text }) => text)).toEqual(offered);
});

it('whoever ends the actions without an amulet in reach ends the turn', () => {
  const labels = (groups: readonly (readonly string[])[]) => {
    const { view, legal } = scene(3, { phase: 'act', groups }, { hand: 'JJVV' });
    return standingOffers(view, legal).map(({ label }) => label.key);
  };
  expect(labels([['KY']])).toEqual(['board.leave.amulet']);
  expect(labels([['JV']])).toEqual(['board.leave.act']);
});

describe('dragging', () => {
  const at = (phase: string, thing: string, place: string | null, own = {}, seats = 3) =>
    dropped(scene(seats, { phase }, own).view, 0, thing, place);

  it('a character dropped on a zone only selects it, to show the cost first', () => {
    expect(at('go', 'soul', 'zone:D')).toEqual({ kind: 'look', thing: 'zone:D' });
    expect(at('go', 'soul', 'hand')).toBeNull();
  });

  it('cards go where they are played, kept, put back or given', () => {
    expect(at('act', 'hand:0', 'played')).toEqual({ kind: 'try', text: 'act:J' });
    expect(at('act', 'hand:0', 'evanescent')).toEqual({ kind: 'try', text: 'act:J' });
    expect(at('keep', 'hand:3', 'reserve')).toEqual({ kind: 'try', text: 'keep:G' });
    expect(at('back', 'hand:0', 'zone:J')).toEqual({ kind: 'try', text: 'back:J' });
    expect(at('swap', 'hand:0', 'zone:D')).toEqual({ kind: 'try', text: 'swap:J>D' });
    expect(at('pay', 'hand:0', 'seat:2', { zone: 'B' })).toEqual({ kind: 'try', text: 'pay:J>2' });
  });

  it('dropped elsewhere they return to the hand', () => {
    expect(at('act', 'hand:0', null)).toBeNull();
    expect(at('act', 'hand:0', 'reserve')).toBeNull();
    expect(at('keep', 'hand:0', 'zone:J')).toBeNull();
  });
});

it('rows that accept a card of the hand, by step', () => {
  const takers = (phase: string) => ROWS.filter((row) => takesCards(scene(3, { phase }).view, row));
  expect(takers('act')).toEqual(['played', 'evanescent']);
  expect(takers('keep')).toEqual(['reserve']);
  expect(takers('back')).toEqual([]);
});

const DHENU = { character: 'Dhenu', zone: 'Y', hand: 'JJGG', draw: '++++' };
const follow = (
  before: CardIds | null,
  state: ReturnType<typeof table>,
  events: readonly Event[] = [],
) => followCards(before, game.view(state, 0).seats[0]!, 0, events);

it('a card keeps its id on its way through a turn', () => {
  const state = table(3, { seats: [DHENU] });
  const first = follow(null, state);
  run(state, 'go:B');
  const gone = follow(first, state);
  expect(gone.rows.hand.map(({ letter }) => letter).join('')).toBe('JJBGG');
  const came = gone.rows.hand[2]!;
  expect(gone.fresh).toEqual([came]);
  expect(gone.rows.hand.filter((card) => card !== came)).toEqual(first.rows.hand);
  run(state, 'act:G');
  const acted = follow(gone, state);
  const played = acted.rows.played[0]!.id;
  expect(first.rows.hand.map(({ id }) => id)).toContain(played);
  run(state, 'keep:J');
  const kept = follow(acted, state);
  expect(first.rows.hand.map(({ id }) => id)).toContain(kept.rows.reserve[0]!.id);
});

it('a discarded hand is gone, even if equal cards are drawn', () => {
  const state = table(3, { phase: 'amulet', seats: [{ ...DHENU, draw: 'JJGG' }] });
  const before = follow(null, state);
  const events = run(state, 'amulet:.', '=draw:J', '=draw:J', '=draw:G', '=draw:G');
  const after = follow(before, state, events);
  expect(after.gone).toEqual(before.rows.hand);
  expect(after.fresh).toEqual(after.rows.hand);
});

it('what came last lies on top of the discards, until they are shuffled', () => {
  const seat = { ...DHENU, hand: 'DG', draw: '+', waste: 'J--' };
  const state = table(3, { phase: 'act', seats: [seat] });
  const before = follow(null, state);
  expect(before.top).toBeNull();
  const played = follow(before, state, run(state, 'act:D'));
  expect(played.top).toBe('+');
  const discarded = follow(played, state, run(state, 'amulet:.'));
  expect(discarded.top).toBe('D');
  const shuffled = follow(discarded, state, run(state, '=draw:+', '=draw:J'));
  expect(shuffled.top).toBeNull();
});
