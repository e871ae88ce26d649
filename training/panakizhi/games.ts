import {
  type Evaluate,
  FastRandom,
  type Game,
  MoveList,
  type Options,
  type Outlook,
  OVER,
  type Random,
} from '@baithak/kernel';
import type { Features } from '@baithak/panakizhi';
import { game as srrakk } from '@baithak/srrakk';
import { evaluate as evaluateSrrakk } from '@baithak/srrakk/evaluate';
import * as ofSrrakk from '@baithak/srrakk/outlook';
import { game as talluka } from '@baithak/talluka';
import { evaluate as evaluateTalluka } from '@baithak/talluka/evaluate';
import * as ofTalluka from '@baithak/talluka/outlook';
import { game as vancana } from '@baithak/vancana';
import { evaluate as evaluateVancana } from '@baithak/vancana/evaluate';
import * as ofVancana from '@baithak/vancana/outlook';

/** What the search needs to know of one of the three games. */
export interface Subject {
  readonly game: Game;
  readonly evaluate: Evaluate;
  readonly outlook: Outlook;
  readonly features: Features<unknown>;
  readonly size: number;
}

/** Forgets the types of a game's states: they are only handed from one of its functions to another. */
function subject<State, View, Attempt, Event extends { readonly kind: string }>(
  game: Game<State, View, Attempt, Event>,
  evaluate: Evaluate<State>,
  of: { outlook: Outlook<State>; features: Features<State>; FEATURES: number },
): Subject {
  const own = { game, evaluate, outlook: of.outlook, features: of.features, size: of.FEATURES };
  return own as unknown as Subject;
}

export const SUBJECTS: Readonly<Record<string, Subject>> = {
  talluka: subject(talluka, evaluateTalluka, ofTalluka),
  vancana: subject(vancana, evaluateVancana, ofVancana),
  srrakk: subject(srrakk, evaluateSrrakk, ofSrrakk),
};

/** A pure clock: budgets count nodes only. */
export const timeless = { now: () => 0, pause: async () => {} };

function anyOptions(game: Game, random: Random): Options {
  return Object.fromEntries(
    game.options(2).map(({ name, choices }) => [name, choices[random.below(choices.length)]!]),
  );
}

export function anyMove(game: Game, state: unknown, random: Random): number {
  const list = new MoveList();
  game.moves(state, list);
  return list.at(random.below(list.size));
}

/** The state after some random moves from a random start; undefined if the game ended. */
function anyState(game: Game, plies: number, random: Random): unknown {
  const state = game.setup(anyOptions(game, random), 2);
  for (let ply = 0; ply < plies; ply++) {
    game.play(state, anyMove(game, state, random));
    if (game.status(state) === OVER) return undefined;
  }
  return state;
}

/** Tries seeds until there is such a state. */
export function someState(game: Game, plies: number, seed: string): unknown {
  for (let n = 0; ; n++) {
    const state = anyState(game, plies, new FastRandom(`${seed} ${n}`));
    if (state !== undefined) return state;
  }
}
