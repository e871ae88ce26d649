import { Fault, MoveList, OVER, type Random, read, sure, write } from '@baithak/kernel';
import { type Event, game, type State } from '../index.ts';

/** For tests: a state from its position text. */
export function at(position: string): State {
  return sure(game.readPosition(position, {}, 2));
}

export function playAll(state: State, texts: string): Event[] {
  const events: Event[] = [];
  for (const text of texts.split(' ')) {
    game.play(state, sure(read(game, state, text)), (event) => events.push(event));
  }
  return events;
}

export function after(position: string, texts: string): State {
  const state = at(position);
  playAll(state, texts);
  return state;
}

export function legal(state: State): string {
  const list = new MoveList();
  game.moves(state, list);
  return list
    .toArray()
    .map((move) => write(game, state, move))
    .join(' ');
}

export function refusal(state: State, text: string): Partial<Fault> {
  const verdict = read(game, state, text);
  if (!(verdict instanceof Fault)) throw new Error(`${text} is legal`);
  return { ...verdict };
}

export function ending(state: State) {
  if (game.status(state) !== OVER) throw new Error('the game is not over');
  if (legal(state) !== '') throw new Error('a game that is over has moves');
  const { places, scores, reason } = game.result(state);
  return { places, scores, reason: reason.key };
}

/** Two lone pawns in opposite corners, and four moves that lead back here. */
export const CORNERS = 'w4/5/5/5/4b w';
export const ROUND = 'a5-b5 e1-d1 b5-a5 d1-e1';

/** Anything that may be a start: towers and plains, crowded and bare. */
export function randomPosition(random: Random): string {
  const stacks = new Array<string>(25).fill('');
  const pieces = 1 + random.below(18);
  const squares = 3 + random.below(23);
  for (let i = 0; i < pieces; i++) {
    const square = random.below(squares);
    const full = stacks[square]!.length === 3;
    const place = full ? stacks.findIndex((stack) => stack.length < 3) : square;
    stacks[place] += 'wb'[random.below(2)]!;
  }
  const cells = shuffled(stacks, random).map((stack) =>
    stack.length > 1 ? `(${stack})` : stack || '.',
  );
  const ranks = [0, 5, 10, 15, 20].map((start) => cells.slice(start, start + 5).join(''));
  const board = ranks.join('/').replace(/\.+/g, (gap) => String(gap.length));
  return `${board} ${'wb'[random.below(2)]}`;
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  const rest = [...items];
  return items.map(() => rest.splice(random.below(rest.length), 1)[0]!);
}
