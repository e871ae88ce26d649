import { type BoardProps, useFresh } from '@baithak/board';
import { type Message, message } from '@baithak/kernel';
import { type Choosing, type Option, optionsOf, useChoosing } from '@baithak/panakizhi/board';
import { useMemo } from 'react';
import type { Event } from '../rules/events.ts';
import type { View } from '../view/view.ts';
import {
  guess,
  MOVING,
  type Mode,
  optionsFor,
  overOf,
  secondsAfter,
  squareMove,
  squaresOf,
  type Using,
} from './moves.ts';

const NOTHING: Using = { square: null, mode: 'move', first: null };

/** Where a jump lands, and what it goes over. */
export interface Jump {
  readonly over: string;
  readonly to: string;
}

/** A stack that somebody uses, and how. */
export interface StackUse {
  readonly choosing: Choosing | null;
  readonly options: readonly Option[];
  readonly chosen: string | null;
  readonly using: Using;
  /** What the chosen stack can do now. */
  readonly ways: readonly Option[];
  /** What is shown: under the pointer, a first shed piece, or the only thing to do. */
  readonly option: Option | null;
  /** Which press makes the move that is shown. */
  readonly again: Message | null;
  /** Whether the chosen stack can shed as well. */
  readonly sheds: boolean;
  /** Every square that the chosen stack could use or turn over. */
  readonly reach: readonly string[];
  /** The jumps that the chosen stack could make. */
  readonly jumps: readonly Jump[];
  press(square: string): void;
  clear(): void;
  choose(mode: Mode): void;
}

/** How somebody uses a stack who is about to make a move. */
function usingFor(move: ReturnType<typeof squareMove>): Using {
  if (move?.kind !== 'shed' && move?.kind !== 'double-shed') return NOTHING;
  return { square: move.from, mode: 'shed', first: move.to };
}

/** A press chooses a stack, a second one a square; a first shed piece waits for a second one. */
export function useStack(props: BoardProps<View, Event>): StackUse {
  const { view, seat, legal, attempt, proposed: [proposed = null] = [] } = props;
  const all = useMemo(() => optionsOf(legal, MOVING), [legal]);
  const moment = `${seat} ${view.ply} ${view.position} ${proposed}`;
  const advised = usingFor(squareMove(proposed));
  const [used, use] = useFresh<Using>(moment, advised);
  const seconds = (from: string, first: string) => secondsAfter(view.position, from, first, all);
  const options =
    used.first === null
      ? optionsFor(all, used)
      : [
          ...optionsFor(all, NOTHING).filter(({ from }) => from !== used.square),
          ...seconds(used.square!, used.first),
        ];
  const moving = {
    ...MOVING,
    guess: (from: string, to: string) =>
      guess(from, to, from === used.square && used.mode === 'shed' ? used : undefined),
  };
  const choosing = useChoosing(props, moving, {
    options,
    first: advised.square,
    play: ([option]) => option && make(option.text),
    // A first shed piece is only shown, too: it waits for a second one.
    atOnce: ({ text }) => waitsFor(text),
  });
  const chosen = choosing?.chosen ?? null;
  const using = used.square === chosen ? used : { ...NOTHING, square: chosen };
  const own = all.filter(({ from }) => from === chosen);
  const ways = options.filter(({ from }) => from === chosen);
  const single = own.find(({ text }) => text === `${chosen}/${using.first}`) ?? null;

  function waitsFor(text: string): boolean {
    const move = squareMove(text);
    return move?.kind === 'shed' && seconds(move.from, move.to).length > 0;
  }

  function make(text: string): void {
    const move = squareMove(text);
    if (move !== null && waitsFor(text)) {
      use({ square: move.from, mode: 'shed', first: move.to });
    } else attempt(text);
  }

  function press(square: string): void {
    if (square === chosen) use(NOTHING);
    const other = used.first === null ? undefined : `${chosen}/${square}`;
    if (single !== null && square === using.first) attempt(single.text);
    // The first piece goes elsewhere instead.
    else if (other !== undefined && own.some(({ text }) => text === other) && waitsFor(other))
      use({ square: chosen, mode: 'shed', first: square });
    else choosing?.press(square);
  }

  return {
    choosing,
    options,
    chosen,
    using,
    ways,
    option: choosing?.pointed ?? single ?? (ways.length === 1 ? ways[0]! : null),
    again: single === null ? (choosing?.again ?? null) : message('board.again'),
    sheds: own.some(({ text }) => text.includes('/')),
    reach: own.flatMap(({ text }) => [...squaresOf(text).slice(1), ...overOf(text)]),
    jumps: own.flatMap(({ text, to }) => overOf(text).map((over) => ({ over, to }))),
    press,
    clear() {
      use(NOTHING);
      choosing?.clear();
    },
    choose(mode) {
      // Whoever chose the square before the way means the same as the other way round.
      const first = mode === 'shed' ? (choosing?.pointed?.to ?? null) : null;
      const shed = own.find(({ text }) => text === `${chosen}/${first}`);
      use({ square: chosen, mode, first: shed && waitsFor(shed.text) ? first : null });
    },
  };
}
