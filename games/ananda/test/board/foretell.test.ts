import { message } from '@baithak/kernel';
import { describe, expect, it } from 'vitest';
import { changesBetween } from '../../board/changes.ts';
import {
  aimMessage,
  cardsMessage,
  foretellMonk,
  foretellTile,
  lossMessage,
  outlookOf,
} from '../../board/foretell.ts';
import { slotsOf } from '../../board/meditation.tsx';
import { prospectsOf } from '../../board/prospects.tsx';
import { eventOf, reasonOf, rehearse } from '../../board/rehearsal.ts';
import { sceneOf } from '../../board/scene.ts';
import { NOTHING, offersOf, toggleCard } from '../../board/selection.ts';
import { game, type State } from '../../index.ts';
import { knownState } from '../../view/known.ts';
import { movesOf, table } from '../testing.ts';

const JOINING = table({
  tiles: [
    ['rv', 'e5', 'f5'],
    ['vv', 'f3', 'f4'],
    ['vg', 'f7', 'f8'],
  ],
  seats: [
    { rack: ['vv', 'ov'], hand: ['v2', 'v3', 'r1'], monk: 'f7' },
    { rack: ['bb'], monk: 'f4' },
  ],
  phase: 'build',
  supply: ['yy', 'oo'],
});

const known = (state: State, viewer = 0) => knownState(game.view(state, viewer));
const keys = (messages: readonly { readonly key: string }[]) => messages.map(({ key }) => key);

describe('a tile on trial', () => {
  it('A14: tells what it joins and whom it meets, and leaves the table as it is', () => {
    const state = known(JOINING);
    const before = sceneOf(state);
    const ahead = rehearse(state, ['tile:ov@e6f6']);
    expect(eventOf(ahead, 'tile-placed')).toMatchObject({ before: 1, value: 5 });
    expect(foretellTile(before, ahead)).toEqual([
      message('board.then-joined', { colour: message('colour.v'), parts: '3 + 1', to: 5 }),
      message('board.then-met', { n: 1, seats: [message('player', { seat: { seat: 1 } })] }),
    ]);
    expect(sceneOf(state)).toEqual(before);
  });

  it('A13, A14: tells what it covers, and nothing of what would be refused', () => {
    const state = known(
      table({
        tiles: [
          ['rv', 'e5', 'f5'],
          ['rr', 'c5', 'd5'],
          ['bb', 'd6', 'e6'],
        ],
        seats: [{ rack: ['rg'], monk: 'c5' }, { rack: ['bb'] }],
        phase: 'build',
      }),
    );
    const ahead = rehearse(state, ['tile:rg@d5e5']);
    expect(ahead.fault).toBeNull();
    expect(changesBetween(sceneOf(state), sceneOf(ahead.state))).toEqual([
      { kind: 'covered', colour: 'r', from: 3, to: 2 },
    ]);
    const apart = rehearse(state, ['tile:gr@d5e5']);
    expect(apart.fault?.code).toBe('not-joined');
    expect(foretellTile(sceneOf(state), apart)).toEqual([]);
  });

  it('tells why it is refused, in the words of the referee', () => {
    const { fault, events } = rehearse(known(JOINING), ['tile:vv@f4f5']);
    expect(events).toEqual([]);
    expect(reasonOf(fault!)).toEqual(message('fault.on-monk', { seat: { seat: 1 }, space: 'f4' }));
  });

  it('A17: has an aim, the cards of its colour, until the area is large enough for them', () => {
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

it('a tile that covers as much as it adds is not told as a loss', () => {
  const scene = (...spaces: readonly string[]) => ({ areas: [{ colour: 'r', spaces }] }) as never;
  expect(changesBetween(scene('a1', 'b1'), scene('b1', 'c1'))).toEqual([]);
  expect(changesBetween(scene('a1', 'b1'), scene('b1'))).toEqual([
    { kind: 'covered', colour: 'r', from: 2, to: 1 },
  ]);
});

it('a split is told with its parts', () => {
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

describe('a monk on trial', () => {
  const state = table({
    tiles: [['rv', 'e5', 'f5']],
    seats: [{ rack: ['rb'], hand: ['r2', 'r4', 'v1'] }, { rack: ['bb'] }],
  });
  const told = (text: string) =>
    foretellMonk(game.view(state, 0), 0, rehearse(known(state), [text]));

  it('is told with what one has for it', () => {
    expect(keys(told('monk:e5'))).toEqual(['board.then-monk', 'board.then-own']);
    expect(told('monk:e5')[1]!.args).toMatchObject({ tiles: 1, cards: '2 + 4', count: 2 });
  });

  it('A15: warns where nothing could be built', () => {
    expect(keys(told('monk:f5'))).toEqual(['board.then-monk', 'board.then-no-tile']);
    expect(told('monk:a1')).toEqual([]);
  });
});

describe('a meditation on trial', () => {
  const at = (supply: readonly string[], rack: readonly string[], pile: readonly string[] = []) =>
    known(
      table({
        tiles: [
          ['rv', 'e5', 'f5'],
          ['rr', 'd5', 'd6'],
        ],
        seats: [{ rack, hand: ['r1', 'r2'], monk: 'e5', pile }, { rack: ['bb'] }],
        phase: 'meditate',
        built: 1,
        supply,
      }),
    );

  it('A18, A23: tells tiles and the balance', () => {
    const state = at(['yy', 'oo', 'gg'], ['bb'], ['g1', 'g2', 'g3', 'g4']);
    expect(outlookOf(state, NOTHING)).toEqual({
      ...{ value: 3, spent: 0, tiles: 3, cards: 0, lost: 0, balance: 2 },
      ...{ isFull: false, ends: false },
    });
    const one = outlookOf(state, toggleCard(NOTHING, 2))!;
    expect(one).toMatchObject({ spent: 2, tiles: 1, balance: 1 });
    expect(slotsOf(3, 2, one)).toEqual(['karma', 'karma', 'tile']);
    expect(lossMessage(one)).toBeNull();
  });

  it('A17: is nothing if it is too much', () => {
    const state = at(['yy'], ['bb']);
    expect(outlookOf(state, toggleCard(toggleCard(NOTHING, 2), 1))).toMatchObject({ spent: 3 });
    expect(outlookOf(state, toggleCard(NOTHING, 5))).toBeNull();
  });

  it('A17: tells which cards there are to choose from, or why there is none', () => {
    const said = (hand: readonly string[], spent = 0) => {
      const seats = [{ rack: ['bb'], hand, monk: 'e5' }, { rack: ['bb'] }];
      const position = { tiles: [['rv', 'e5', 'f5']], seats, phase: 'meditate', built: 1, spent };
      const state = table(position);
      return cardsMessage(game.view(state, 0), 0, outlookOf(known(state), NOTHING)!);
    };
    const colour = message('colour.r');
    expect(said(['r1', 'r3'])).toEqual(message('board.choose-cards', { colour, room: 1 }));
    expect(said(['r3', 'g1'])).toEqual(message('board.no-cards', { colour, n: 1, room: 1 }));
    expect(said(['g1'])).toEqual(message('board.no-cards', { colour, n: 0, room: 1 }));
  });

  it('A19, A20: tells cards in place of tiles, and what is lost', () => {
    const state = at(['yy'], ['bb'], ['g1']);
    const all = outlookOf(state, NOTHING)!;
    expect(all).toMatchObject({ tiles: 1, cards: 1, lost: 1, balance: 0 });
    expect(slotsOf(3, 0, all)).toEqual(['tile', 'card', 'lost']);
    expect(lossMessage(all)?.key).toBe('board.then-lost');
    const full = outlookOf(at(['yy', 'oy'], ['bb', 'gg', 'gg', 'vv', 'vv', 'ov', 'og']), NOTHING)!;
    expect(full).toMatchObject({ tiles: 1, lost: 2, isFull: true });
    expect(lossMessage(full)?.key).toBe('board.then-full');
  });

  it('A25: tells that it ends the game', () => {
    const last = outlookOf(at([], []), NOTHING)!;
    expect(last).toMatchObject({ ends: true, tiles: 0, cards: 0, balance: 0 });
    expect(lossMessage(last)?.key).toBe('board.then-ends');
  });
});

it('A7: before a monk is placed each free colour tells what one has for it', () => {
  const state = table({
    tiles: [
      ['rv', 'e5', 'f5'],
      ['vv', 'f3', 'f4'],
      ['gr', 'h5', 'i5'],
    ],
    seats: [
      { rack: ['rb', 'rv', 'gg'], hand: ['r2', 'r4'] },
      { rack: ['bb'], monk: 'f4' },
    ],
  });
  const scene = sceneOf(known(state));
  expect(prospectsOf(game.view(state, 0), 0, scene, offersOf(movesOf(state)))).toEqual([
    { colour: 'r', largest: 1, tiles: 2, cards: '2 + 4' },
    { colour: 'g', largest: 1, tiles: 1, cards: '' },
  ]);
});
