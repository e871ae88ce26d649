import { characterBot, type Mind } from '@baithak/bots';
import {
  type AnyMatch,
  CHARACTERS,
  type Character,
  FastRandom,
  Match,
  type Puzzle,
  type Random,
  sure,
} from '@baithak/kernel';
import { forcedWin } from './forced.ts';
import { clearMove } from './gap.ts';
import { type Find, type Place, timeless } from './position.ts';

export const SEED = 'mine';
/** How often each character tries a puzzle. */
export const TRIES = 3;
/** Who plays the games: the strongest one takes too long. */
const PLAYERS: readonly Character[] = CHARACTERS.slice(0, -1);
/** The first decisions with chance are much the same in every game. */
const OPENING = 8;
const stop = { stopped: false };

/** Plays game `n` of the bots after some moves and looks for at most so many puzzles in it. */
export async function minePuzzles(
  mind: Mind,
  seats: number,
  n: number,
  opening: readonly string[],
  most: number,
): Promise<Puzzle[]> {
  const { game } = mind;
  const seed = `${SEED} ${game.id} ${n}`;
  const random = new FastRandom(seed);
  const match: AnyMatch = sure(Match.open(game, { seats, seed }));
  match.deal();
  for (const move of opening)
    if (match.turn.kind === 'seat') sure(match.decide(match.turn.seat, [move]));
  const bots = Array.from({ length: seats }, () => characterBot(mind, anyOf(PLAYERS, random)));
  const from = game.hasChance ? OPENING : 0;
  const found: Puzzle[] = [];
  let at = 0;
  for (let { turn } = match; turn.kind === 'seat' && found.length < most; turn = match.turn, at++) {
    const find = at < from ? null : await lookAt(mind, match.state, seats, `${seed} ${at}`);
    if (find !== null) found.push(await rated(mind, find, seats, `${n}.${at}`));
    const view = game.view(match.state, turn.seat);
    const task = { game, view, random, budget: {}, stop, runtime: timeless };
    sure(match.decide(turn.seat, [(await bots[turn.seat]!(task)).move]));
  }
  return found;
}

function lookAt(mind: Mind, state: unknown, seats: number, seed: string): Promise<Find | null> {
  if (mind.judgeFor(seats)) return clearMove(mind, state, seats, seed);
  return forcedWin(mind, state, seed);
}

/** By character how often it solves a puzzle in some tries. */
export async function solvedBy(
  mind: Mind,
  { view }: Place,
  answer: readonly string[],
  id: string,
): Promise<number[]> {
  const solved: number[] = [];
  for (const character of CHARACTERS) {
    let count = 0;
    for (let n = 0; n < TRIES; n++) {
      const random = new FastRandom(`${id} ${character} ${n}`);
      const task = { game: mind.game, view, random, budget: {}, stop, runtime: timeless };
      if ((await characterBot(mind, character)(task)).move === answer[0]) count++;
    }
    solved.push(count);
  }
  return solved;
}

async function rated(mind: Mind, find: Find, seats: number, id: string): Promise<Puzzle> {
  const { place, answer, win, gap, error, work } = find;
  return {
    id,
    seats,
    position: place.position,
    answer,
    ...(win !== undefined && { win }),
    ...(gap !== undefined && { gap: points(gap), error: points(error!) }),
    work,
    solved: await solvedBy(mind, place, answer, id),
  };
}

/** Percentage points, to the tenth. */
const points = (share: number): number => Math.round(1000 * share) / 10;

const anyOf = <Item>(items: readonly Item[], random: Random): Item =>
  items[random.below(items.length)]!;
