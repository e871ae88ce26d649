import type { Game, GameEvent, MoveList } from '@baithak/kernel';
import { expect, test } from 'vitest';
import { advise, type Mind } from '../index.ts';
import { tickingRuntime } from './ask.ts';

/** A turn of three looks, after which the other seat decides. */
interface Looks {
  readonly done: number;
}

/** Advice in a game where some looks reveal something. */
async function planIn(reveals: (event: GameEvent & { readonly nth: number }) => boolean) {
  const game = {
    status: ({ done }: Looks) => (done < 3 ? 0 : 1),
    moves(_: Looks, out: MoveList) {
      out.clear();
      out.add(0);
    },
    judge: () => 0,
    spell: () => 'look',
    parse: (text: string) => text,
    format: (text: string) => text,
    copy: (from: Looks) => ({ ...from }),
    play(state: { done: number }, _: number, tell?: (event: unknown) => void) {
      tell?.({ kind: 'looked', nth: ++state.done });
    },
    view: (state: Looks) => state,
    imagine: (view: Looks) => ({ ...view }),
    tally: () => [],
    reveals,
  } as unknown as Game;
  const mind = { game, evaluate: () => 0, judgeFor: () => undefined } as unknown as Mind;
  const wish = { budget: {}, seed: 's', stop: { stopped: false }, runtime: tickingRuntime() };
  return (await advise(mind, { done: 0 }, wish)).plan;
}

test('a plan goes on to the end of the turn, but not past what it reveals', async () => {
  expect(await planIn(() => false)).toEqual(['look', 'look', 'look']);
  expect(await planIn(({ nth }) => nth === 2)).toEqual(['look', 'look']);
  expect(await planIn(({ nth }) => nth === 1)).toEqual(['look']);
});
