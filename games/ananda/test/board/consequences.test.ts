import { previewIn } from '@baithak/board/testing';
import { type Fault, MEMORY_AIDS, type MemoryAids, message } from '@baithak/kernel';
import { describe, expect, it } from 'vitest';
import {
  aimMessage,
  changesBetween,
  eventOf,
  lossMessage,
  monkMessage,
  outlookOf,
  reasonOf,
  tileMessages,
  worthOf,
} from '../../board/consequences.ts';
import { sceneOf } from '../../board/scene.ts';
import {
  doesCardFit,
  meditationOf,
  NOTHING,
  type Selection,
  toggleCard,
} from '../../board/selection.ts';
import { game, type State } from '../../index.ts';
import { movesOf, START, table } from '../testing.ts';

const JOINING = table({
  tiles: [START, ['vv', 'f3', 'f4'], ['vg', 'f7', 'f8']],
  seats: [
    { rack: ['vv', 'ov'], hand: ['v2', 'v3', 'r1'], monk: 'f7' },
    { rack: ['bb'], monk: 'f4' },
  ],
  phase: 'build',
  supply: ['yy', 'oo'],
});

const preview = (state: State, ...moves: readonly string[]) => previewIn(game, state, 0)(moves);

describe('the preview of a tile', () => {
  it('A14: tells what it joins and whom it meets, and leaves the table as it is', () => {
    const view = game.view(JOINING, 0);
    const before = sceneOf(view);
    const ahead = preview(JOINING, 'tile:ov@e6f6');
    expect(eventOf(ahead, 'tile-placed')).toMatchObject({ before: 1, value: 5 });
    expect(tileMessages(before, ahead)).toEqual([
      message('board.then-joined', { colour: message('colour.v'), parts: '3 + 1', to: 5 }),
      message('board.then-met', { n: 1, seats: [message('player', { seat: { seat: 1 } })] }),
    ]);
    expect(game.view(JOINING, 0)).toEqual(view);
    expect(sceneOf(view)).toEqual(before);
  });

  it('is tried last where it splits an area whose colour is in hand', () => {
    const state = table({
      tiles: [
        ['yb', 'c5', 'd5'],
        ['bb', 'e5', 'f5'],
        ['rr', 'e6', 'e7'],
      ],
      seats: [{ rack: ['rg'], monk: 'e7' }, { rack: ['bb'] }],
      phase: 'build',
    });
    const before = sceneOf(game.view(state, 0));
    const splitting = preview(state, 'tile:gr@e5e6');
    expect(worthOf(before, splitting, ['g1', 'r2'])).toBe(2);
    expect(worthOf(before, splitting, ['b5'])).toBeLessThan(0);
    expect(worthOf(before, preview(state, 'tile:rg@e8e9'), ['b5'])).toBe(3);
    expect(worthOf(before, preview(state, 'tile:rg@a1b1'), ['b5'])).toBe(0);
  });

  it('A13, A14: tells what it covers, and nothing if it is refused', () => {
    const state = table({
      tiles: [START, ['rr', 'c5', 'd5'], ['bb', 'd6', 'e6']],
      seats: [{ rack: ['rg'], monk: 'c5' }, { rack: ['bb'] }],
      phase: 'build',
    });
    const before = sceneOf(game.view(state, 0));
    const ahead = preview(state, 'tile:rg@d5e5');
    if (!('view' in ahead)) throw ahead;
    expect(changesBetween(before, sceneOf(ahead.view))).toEqual([
      { kind: 'covered', colour: 'r', from: 3, to: 2 },
    ]);
    const apart = preview(state, 'tile:gr@d5e5');
    expect(apart).toMatchObject({ code: 'not-joined' });
    expect(tileMessages(before, apart)).toEqual([]);
  });

  it('tells why it is refused, in the words of the referee', () => {
    const fault = preview(JOINING, 'tile:vv@f4f5');
    expect(eventOf(fault, 'tile-placed')).toBeUndefined();
    expect(reasonOf(fault as Fault)).toEqual(
      message('fault.on-monk', { seat: { seat: 1 }, space: 'f4' }),
    );
  });

  it('A17: the aim is an area that is large enough for all cards of its colour', () => {
    const own = { colour: message('colour.v'), cards: '2 + 3', count: 2, sum: 5 };
    const args = { ...own, supply: JOINING.supplySize > 0 ? 'some' : 'none' };
    const view = game.view(JOINING, 0);
    const aim = (value: number) => aimMessage(view, 0, value, 1);
    expect(aim(4)).toEqual(message('board.aim', { ...args, enough: 'no' }));
    expect(aim(5)).toEqual(message('board.aim', { ...args, enough: 'yes' }));
    const bare = { ...view, supplySize: 0 };
    expect(aimMessage(bare, 0, 5, 1).args).toMatchObject({ supply: 'none' });
    expect(aimMessage(bare, 0, 5, 0).key).toBe('board.last-tile');
  });
});

it('a tile that covers as much as it adds does not count as a loss', () => {
  const scene = (...spaces: readonly string[]) => ({ areas: [{ colour: 'r', spaces }] }) as never;
  expect(changesBetween(scene('a1', 'b1'), scene('b1', 'c1'))).toEqual([]);
  expect(changesBetween(scene('a1', 'b1'), scene('b1'))).toEqual([
    { kind: 'covered', colour: 'r', from: 2, to: 1 },
  ]);
});

it('a split names its parts', () => {
  const scene = (...areas: readonly [string, readonly string[]][]) =>
    ({ areas: areas.map(([colour, spaces]) => ({ colour, spaces })) }) as never;
  const before = scene(['r', ['a1', 'b1', 'c1', 'd1']], ['g', ['a2']]);
  const after = scene(['r', ['a1']], ['r', ['c1', 'd1']], ['b', ['b1', 'b2']], ['g', ['a2']]);
  expect(changesBetween(before, after)).toEqual([
    { kind: 'split', colour: 'r', from: 4, parts: [1, 2] },
  ]);
  const gone = scene(['b', ['a1', 'a2']], ['r', ['b1', 'c1', 'd1']]);
  expect(changesBetween(before, gone)).toEqual([
    { kind: 'covered', colour: 'r', from: 4, to: 3 },
    { kind: 'covered', colour: 'g', from: 1, to: 0 },
  ]);
});

describe('the preview of a monk', () => {
  const state = table({
    tiles: [START],
    seats: [{ rack: ['rb'], hand: ['r2', 'r4', 'v1'] }, { rack: ['bb'] }],
  });
  const told = (colour: string) => monkMessage(game.view(state, 0), 0, colour);

  it('names the tiles and cards that the player has for the colour', () => {
    expect(told('r').key).toBe('board.then-own');
    expect(told('r').args).toMatchObject({ tiles: 1, cards: '2 + 4', count: 2 });
  });

  it('A15: warns where nothing could be built', () => {
    expect(told('v').key).toBe('board.then-no-tile');
  });
});

describe('the preview of a meditation', () => {
  const at = (
    supply: readonly string[],
    rack: readonly string[],
    pile: readonly string[] = [],
    hand: readonly string[] = ['r1', 'r2'],
  ) =>
    table({
      tiles: [START, ['rr', 'd5', 'd6']],
      seats: [{ rack, hand, monk: 'e5', pile }, { rack: ['bb'] }],
      phase: 'meditate',
      built: 1,
      supply,
    });
  const outlook = (state: State, selection: Selection = NOTHING) =>
    outlookOf(game.view(state, 0), preview(state, ...meditationOf(selection)));

  it('A18, A23: tells tiles and the balance', () => {
    const state = at(['yy', 'oo', 'gg'], ['bb'], ['g1', 'g2', 'g3', 'g4']);
    expect(outlook(state)).toEqual({
      ...{ value: 3, spent: 0, tiles: 3, cards: 0, lost: 0, balance: 2 },
      ...{ isFull: false, isHandFull: false, ends: false },
    });
    const one = outlook(state, toggleCard(NOTHING, 2))!;
    expect(one).toMatchObject({ spent: 2, tiles: 1, balance: 1 });
    expect(lossMessage(one)).toBeNull();
  });

  it('A17: is refused if it is too much', () => {
    const state = at(['yy'], ['bb']);
    expect(outlook(state, toggleCard(toggleCard(NOTHING, 2), 1))).toMatchObject({ spent: 3 });
    expect(outlook(state, toggleCard(NOTHING, 5))).toBeNull();
  });

  it('A17: a card fits if it can be played besides those chosen', () => {
    const hand = ['r1', 'r2', 'r3'];
    const seats = [{ rack: ['bb'], hand, monk: 'e5' }, { rack: ['bb'] }];
    const tiles = [START, ['rr', 'd5', 'd6']];
    const state = table({ tiles, seats, phase: 'meditate', built: 1 });
    const fitting = (selection: Selection) =>
      [1, 2, 3, 4].filter((value) => doesCardFit(previewIn(game, state, 0), selection, value));
    expect(fitting(NOTHING)).toEqual([1, 2, 3]);
    expect(fitting(toggleCard(NOTHING, 2))).toEqual([1, 2]);
    const tooMuch = toggleCard(toggleCard(NOTHING, 2), 3);
    expect(fitting(tooMuch)).toEqual([2, 3]);
    expect(reasonOf(preview(state, ...meditationOf(tooMuch)) as Fault)).toEqual(
      message('fault.too-much', { colour: message('colour.r'), value: 3, sum: 5, area: 3 }),
    );
  });

  it('A19, A20: tells cards in place of tiles, and what is lost', () => {
    const all = outlook(at(['yy'], ['bb'], ['g1']))!;
    expect(all).toMatchObject({ tiles: 1, cards: 1, lost: 1, balance: 0 });
    expect(lossMessage(all)?.key).toBe('board.then-lost');
    const full = outlook(at(['yy', 'oy'], ['bb', 'gg', 'gg', 'vv', 'vv', 'ov', 'og']))!;
    expect(full).toMatchObject({ tiles: 1, lost: 2, isFull: true });
    expect(lossMessage(full)).toEqual(message('board.then-full', { tiles: 1, due: 3, rack: 8 }));
  });

  it('A20: tells that no more cards come because the hand is full', () => {
    const hand = ['r1', 'r2', 'g1', 'g2', 'g3', 'g4', 'o1'];
    const all = outlook(at([], ['bb'], ['o2', 'o3', 'o4'], hand))!;
    expect(all).toMatchObject({ tiles: 0, cards: 1, lost: 2, isHandFull: true });
    expect(lossMessage(all)).toEqual(
      message('board.then-hand-full', { cards: 1, due: 3, hand: 8 }),
    );
    // Of tiles and cards together, only what is lost can be told.
    const both = outlook(at(['yy'], ['bb'], ['o2', 'o3', 'o4'], hand))!;
    expect(both).toMatchObject({ tiles: 1, cards: 1, lost: 1, isHandFull: true });
    expect(lossMessage(both)?.key).toBe('board.then-lost');
  });

  it('A25: tells that it ends the game', () => {
    const last = outlook(at([], []))!;
    expect(last).toMatchObject({ ends: true, tiles: 0, cards: 0, balance: 0 });
    expect(lossMessage(last)?.key).toBe('board.then-ends');
  });
});

describe('previews do not depend on memory aids', () => {
  /** All that the board tells of every legal move of a position, and of some illegal ones. */
  function told(state: State, aids: MemoryAids) {
    const seat = game.status(state);
    const view = game.dim(game.view(state, seat), aids);
    const ask = previewIn(game, state, seat, aids);
    return [...movesOf(state), 'monk:a1', 'tile:vv@a1b1', 'card:5'].map((move) => {
      const ahead = ask([move]);
      return {
        move,
        refusal: 'view' in ahead ? null : reasonOf(ahead),
        monk: monkMessage(view, seat, 'v'),
        tile: tileMessages(sceneOf(view), ahead),
        value: eventOf(ahead, 'tile-placed')?.value,
        given: eventOf(ahead, 'gave-up'),
        outlook: outlookOf(view, ahead),
        scene: 'view' in ahead ? sceneOf(ahead.view) : null,
      };
    });
  }

  it.each(['monk', 'build', 'meditate'])('in the phase %s', (phase) => {
    const state = table({
      tiles: [START, ['vv', 'f3', 'f4'], ['vg', 'f7', 'f8']],
      seats: [
        { rack: ['vv', 'ov'], hand: ['v1', 'v3', 'r1'], monk: 'f4' },
        { rack: ['bb'], monk: 'f8' },
      ],
      phase,
      built: phase === 'meditate' ? 1 : 0,
    });
    const [none, ...others] = MEMORY_AIDS.map((aids) => told(state, aids));
    expect(none!.some(({ refusal }) => refusal === null)).toBe(true);
    expect(others).toHaveLength(2);
    for (const other of others) expect(other).toEqual(none);
  });
});
