import { characterBot, Minds } from '@baithak/bots';
import type { GameId } from '@baithak/catalog';
import {
  type Character,
  FastRandom,
  type Game,
  type GameEvent,
  legalMoves,
  read,
  sure,
} from '@baithak/kernel';
import { expect, test } from 'vitest';
import { doorsOf } from '../local/games.ts';
import { begunWith, decide, type Setting } from './tables.ts';

const minds = new Minds(doorsOf, (sentence) => {
  throw new Error(sentence);
});

/** A decision: what was chosen, and what else could have been. */
interface Choice {
  readonly move: string;
  readonly others: readonly string[];
  /** What a move would lead to: the moves that are legal after it, and what it tells. */
  readonly after: (...moves: string[]) => {
    readonly legal: readonly string[];
    readonly told: Told[];
  };
}

type Told = GameEvent & Readonly<Record<string, unknown>>;

/** By game: what is wasted by a choice, if anything. */
const WASTE: Readonly<Partial<Record<GameId, (choice: Choice) => string | null>>> = {
  // M28, M14: Jann and Vikaas draw, Maut puts Bad Karma back. Their symbols may be worth more for an amulet.
  samsara({ move, others, after }) {
    const isIdle = (power: string) => after(power).told.some(({ idle }) => idle === true);
    if (move.startsWith('power:')) return isIdle(move) && !others.every(isIdle) ? 'a power' : null;
    const helps = others.some((other) => /^act:[JVM]$/.test(other));
    const canWin = () => after(move).legal.some((next) => /^amulet:[^.]/.test(next));
    return move === 'act:.' && helps && !canWin() ? 'an action' : null;
  },
  // A15: the turn is given up.
  ananda({ move, others, after }) {
    const canBuild = (monk: string) => after(monk).legal.some((next) => /^tile:[^.]/.test(next));
    if (move.startsWith('monk:')) return !canBuild(move) && others.some(canBuild) ? 'a turn' : null;
    return after(move).told.some(({ kind }) => kind === 'gave-up') && others.length > 0
      ? 'a turn'
      : null;
  },
  // K8, K19, K25, K18.
  parikrama({ move, others, after }) {
    const dueAfter = (...moves: string[]) =>
      after(...moves).told.find(({ kind }) => kind === 'charged')?.due;
    if (move === 'skip')
      return others.some((other) => other.startsWith('close:')) ? 'a turn' : null;
    if (move === 'sight:.') return others.length > 0 ? 'a Sight' : null;
    if (!move.startsWith('ride:') || !others.includes('ride:.')) return null;
    const [next] = after(move).legal.includes('ride:.') ? ['ride:.'] : [];
    const rests = next === undefined ? dueAfter(move) : dueAfter(move, next);
    return rests === dueAfter('ride:.') ? 'a ride' : null;
  },
};

/** What it does in some matches against itself, decision by decision. */
async function* choices(
  character: Character,
  setting: Setting,
  matches: number,
): AsyncGenerator<Choice> {
  const mind = await minds.of(setting.id);
  const bot = characterBot(mind, character);
  for (let match = 0; match < matches; match++) {
    const table = await begunWith({ ...setting, seed: `gentle ${match}` });
    const random = new FastRandom(`${match}`);
    while (table.toDecide !== null) {
      const game: Game = table.game;
      const state = table.match!.state;
      const { move } = await bot({
        ...{ game, random, view: game.view(state, table.toDecide), budget: {} },
        stop: { stopped: false },
        runtime: { now: () => 0, pause: async () => {} },
      });
      const others = legalMoves(game, state).filter((other) => other !== move);
      yield { move, others, after: (...moves) => played(game, state, moves) };
      decide(table, move);
    }
  }
}

function played(game: Game, from: unknown, texts: readonly string[]) {
  const told: Told[] = [];
  const state = game.copy(from);
  for (const text of texts) {
    game.play(state, sure(read(game, state, text)), (event) => told.push(event as Told));
  }
  const isAsked = typeof game.status(state) === 'number' && game.status(state) >= 0;
  return { legal: isAsked ? legalMoves(game, state) : [], told };
}

const SETTINGS: readonly [Setting, matches: number][] = [
  [{ id: 'samsara', seats: ['Asha', 'Asha'] }, 3],
  [{ id: 'samsara', seats: ['Asha', 'Asha', 'Asha', 'Asha', 'Asha'] }, 1],
  [{ id: 'ananda', seats: ['Asha', 'Asha'] }, 1],
  [{ id: 'ananda', seats: ['Asha', 'Asha', 'Asha', 'Asha'] }, 1],
  [{ id: 'parikrama', seats: ['Asha', 'Asha'], options: { mode: 'introductory' } }, 1],
  [{ id: 'parikrama', seats: ['Asha', 'Asha', 'Asha'], options: { mode: 'full' } }, 1],
];

/** Those who err; the other two only do what seems best to them. */
const ERRING: readonly Character[] = ['mina', 'gilli', 'kapi', 'mayur'];

test.each(
  SETTINGS.flatMap(([setting, matches]) =>
    ERRING.map((character) => [character, setting, matches] as const),
  ),
)('%s errs, but wastes nothing: %o', async (character, setting, matches) => {
  const wasted: string[] = [];
  let made = 0;
  for await (const choice of choices(character, setting, matches)) {
    made++;
    const waste = WASTE[setting.id]!(choice);
    if (waste !== null) wasted.push(`${waste}: ${choice.move}, not ${choice.others.join(' ')}`);
  }
  expect(wasted).toEqual([]);
  expect(made).toBeGreaterThan(100);
});
