import { catalog } from '@baithak/catalog';
import {
  FastRandom,
  type Fault,
  type Game,
  type Json,
  legalMoves,
  OVER,
  readOptions,
  sure,
} from '@baithak/kernel';
import { PROTOCOL_VERSION, type TableMessage } from '@baithak/protocol';
import type { StreamEvent } from '@baithak/table';
import { stepRandomly } from '@baithak/testkit';
import { describe, expect, test, vi } from 'vitest';
import { EMPTY_ROOM, fold } from '../controller/room.ts';
import type { ReadyTable } from '../controller/snapshot.ts';
import { bot, person } from './device.ts';
import { seated, seatedAt, until } from './seated.ts';

test('a move is refused with its rule, another one is played and taken back', async () => {
  const controller = await seated('talluka', [person('Asha'), person('Ravi')]);
  const start = await until(controller, ({ acting }) => acting === 0);
  expect(start.legal).toContain('1>');
  controller.attempt('3>');
  expect(controller.getSnapshot()).toMatchObject({
    refusal: { code: 'empty-line', rule: 'T5' },
    tried: '3>',
  });
  // A refusal of something else is not about that move.
  controller.refuse({ code: 'looking-back' });
  expect(controller.getSnapshot()).toMatchObject({ tried: null });
  controller.attempt(' 1> ');
  expect(controller.getSnapshot()).toMatchObject({ refusal: null, legal: [], drafted: ['1>'] });
  controller.attempt('2>');
  const next = await until(controller, ({ acting }) => acting === 1);
  expect(next.room.log.flatMap(({ moves }) => moves)).toEqual(['1>']);
  expect(next.undoes).toBe(0);
  controller.undo();
  const back = await until(controller, ({ acting }) => acting === 0);
  expect(back.legal).toEqual(start.legal);
  expect(back.undoes).toBeNull();
});

test('while the curtain is drawn the page holds nothing of any seat', async () => {
  const controller = await seated('jaipur', [person('Asha'), person('Ravi')]);
  const hands = (table: ReadyTable) =>
    (table.view as { seats: { hand: string | null }[] }).seats.map(({ hand }) => hand !== null);
  // biome-ignore lint/complexity/useLiteralKeys: the test reads private fields on purpose
  const held = () => JSON.stringify([...controller['streams']['rooms']]);
  const drawn = await until(controller, ({ curtain }) => curtain?.kind === 'drawn');
  expect([drawn.viewer, drawn.acting, drawn.legal, hands(drawn)]).toEqual([
    null,
    null,
    [],
    [false, false],
  ]);
  controller.attempt('+K');
  expect(controller.getSnapshot()).toMatchObject({ refusal: { code: 'not-now-here' } });
  controller.lift(0);
  const lifted = await until(controller, ({ acting }) => acting === 0);
  expect(hands(lifted)).toEqual([true, false]);
  expect(held()).toMatch(/"hand":"/);
  controller.attempt(lifted.legal[0] as string);
  const done = await until(controller, ({ curtain }) => curtain?.kind === 'waiting');
  expect([done.viewer, done.acting]).toEqual([0, null]);
  controller.hide();
  const hidden = await until(controller, ({ curtain }) => curtain?.kind === 'drawn');
  expect([hidden.curtain, hands(hidden)]).toEqual([{ kind: 'drawn', seat: 1 }, [false, false]]);
  expect(held()).not.toMatch(/"hand":"/);
});

test('questions are asked, answered and forgotten', () => {
  const head = { at: 0, by: null, match: null };
  const question = { kind: 'draw', seat: 0, waitingFor: [1, 2] } as const;
  const tell = (...bodies: object[]) =>
    bodies.reduce<typeof EMPTY_ROOM>(
      (room, body, seq) => fold(room, { ...head, ...body, seq } as StreamEvent),
      EMPTY_ROOM,
    );
  const asked = tell({ kind: 'asked', question });
  expect(asked.question).toEqual({ ...question, asked: 0 });
  const half = tell({ kind: 'asked', question }, { kind: 'answered', seat: 1, yes: true });
  expect(half.question?.waitingFor).toEqual([2]);
  const no = tell({ kind: 'asked', question }, { kind: 'answered', seat: 1, yes: false });
  expect(no.question).toBeNull();
  const repeated = fold(half, { ...head, kind: 'paused', seq: 0 });
  expect(repeated).toBe(half);
});

test('the page makes the only choice that there is', async () => {
  const game = await catalog.vancana.game();
  const position = onlyChoice(game);
  const asks = async (playsForced: boolean) => {
    const wish = { settings: { position }, playsForced };
    return (await seatedAt('vancana', [person('Asha'), bot(1)], wish)).controller;
  };
  const asked = await until(await asks(false), ({ legal }) => legal.length > 0);
  expect([asked.legal.length, asked.completed]).toEqual([1, false]);
  const made = ({ room }: ReadyTable) => room.log.find(({ seat }) => seat === 0);
  const controller = await asks(true);
  const told = await until(controller, ({ forced }) => forced);
  expect([made(told), told.legal, asked.forced]).toEqual([undefined, asked.legal, false]);
  controller.makeForced();
  const played = await until(controller, (table) => made(table) !== undefined);
  expect(made(played)?.moves).toEqual(asked.legal);
  expect(played.forcedTurns).toEqual([made(played)?.seq]);
});

test('the page knows that a bot was cut short, until somebody moves', async () => {
  let time = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (time += 3_000));
  const controller = await seated('talluka', [bot(6), person('Asha')]);
  const cut = await until(controller, ({ acting }) => acting === 1);
  clock.mockRestore();
  expect(cut.cutShort).toBe(0);
  controller.attempt(cut.legal[0] as string);
  expect(controller.getSnapshot()).toMatchObject({ cutShort: null });
});

/** A position in which seat 0 has one legal move. */
function onlyChoice(game: Game): Json {
  for (let seed = 0; ; seed++) {
    const random = new FastRandom(seed);
    const state = game.setup(sure(readOptions(game, {}, 2)), 2);
    while (game.status(state) !== OVER) {
      if (game.status(state) === 0 && legalMoves(game, state).length === 1) {
        return game.writePosition(state);
      }
      stepRandomly(game, state, random);
    }
  }
}

describe('an unfinished turn', () => {
  const acts = ({ acting }: ReadyTable) => acting === 0;

  async function halfWay(game = 'ananda') {
    const table = await seatedAt(game, [person('Asha'), bot(1)]);
    const { legal } = await until(table.controller, acts);
    table.controller.attempt(legal[0] as string);
    return { ...table, tried: [legal[0]] };
  }

  test('survives a reload, and can be taken back', async () => {
    const { again, tried } = await halfWay();
    const reloaded = again();
    const { drafted, draftedEvents } = await until(reloaded, acts);
    expect(drafted).toEqual(tried);
    expect(draftedEvents.map(({ kind }) => kind)).toEqual(['monk-placed']);
    reloaded.undo();
    expect((await until(reloaded, acts)).drafted).toEqual([]);
    expect((await until(again(), acts)).drafted).toEqual([]);
  });

  test('opens again at its last choice when the whole turn is taken back', async () => {
    const { controller } = await halfWay();
    // Where there was something to choose, as the number of moves before it.
    const choices = [0];
    for (;;) {
      const { legal, drafted } = await until(controller, () => true);
      if (legal.length === 0) break;
      if (legal.length > 1) choices.push(drafted.length);
      controller.attempt(legal.find((move) => move.endsWith('.')) ?? legal[0]!);
    }
    const after = await until(controller, ({ acting, room }) => {
      const last = room.log.findLast(({ seat }) => seat !== null);
      return acting === 0 && last?.seat === 1;
    });
    const turn = after.room.log.find(({ seat }) => seat === 0)!.moves;
    expect(turn.length).toBeGreaterThan(1);
    controller.undo();
    controller.answerUndo(true);
    const back = await until(
      controller,
      ({ acting, room }) => acting === 0 && room.log.some(({ undone }) => undone),
    );
    expect(back.drafted).toEqual(turn.slice(0, choices.at(-1)));
  });

  test.each<[string, TableMessage]>([
    [
      'is refused',
      { v: PROTOCOL_VERSION, kind: 'refused', fault: { code: 'message-version' } as Fault },
    ],
    ['hears another version', { v: 99, kind: 'presence', here: [], guests: 0 } as never],
  ])('outlives that a page is too old: it %s', async (_, message) => {
    const { controller, again, tell, tried } = await halfWay();
    tell(message);
    expect(controller.getSnapshot()).toMatchObject({
      status: 'closed',
      fault: { code: 'message-version' },
    });
    expect((await until(again(), acts)).drafted).toEqual(tried);
  });

  test('waits while the page shows the past', async () => {
    const { controller, tried } = await halfWay();
    const { room } = await until(controller, acts);
    controller.lookAt((room.log[0]?.seq as number) - 1);
    const past = await until(controller, (table) => table.past !== null);
    expect(past).toMatchObject({ acting: null, drafted: [], legal: [] });
    controller.lookAt(null);
    expect(await until(controller, acts)).toMatchObject({ drafted: tried });
  });

  test.each(['{oops', '["another moment","monk:a1"]', '7'])(
    'starts empty if something else was saved: %s',
    async (text) => {
      const { again, kept } = await halfWay();
      kept.text = text;
      expect((await until(again(), acts)).drafted).toEqual([]);
    },
  );

  test('starts empty if the saved moves do not fit any more', async () => {
    const { again, kept, tried } = await halfWay();
    kept.text = JSON.stringify([...JSON.parse(kept.text as string), tried[0]]);
    expect((await until(again(), acts)).drafted).toEqual([]);
  });

  test('is not saved if a curtain hides it', async () => {
    const { controller, kept } = await seatedAt('ananda', [person('Asha'), person('Ravi')]);
    await until(controller, ({ curtain }) => curtain !== null);
    controller.lift(0);
    const { legal } = await until(controller, acts);
    controller.attempt(legal[0] as string);
    expect((await until(controller, acts)).drafted).toEqual([legal[0]]);
    expect(kept.text).toBeNull();
  });
});
