import { Fault, MoveList, OVER, read, sure, write } from '@baithak/kernel';
import { type Event, game, type State } from '../index.ts';

/** For tests: a state from its position text; scores may be left out. */
export function at(position: string): State {
  const text = /\d \d$/.test(position) ? position : `${position} 0 0`;
  return sure(game.readPosition(text, {}, 2));
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

/** A white crown between two black ones, and four jumps that lead back here. */
export const LOOP = '5/2Cc1/2c2/5/5 w';
export const ROUND = 'c4xc2 d4xb2 c2xc4 b2xd4';
