import { Fault, legalMoves, read, sure } from '@baithak/kernel';
import { type Event, game, type State } from '../index.ts';

/** Lets tests write positions, moves and refusals as texts. */
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

export const legal = (state: State): string => legalMoves(game, state).join(' ');

export function refusal(state: State, text: string): Partial<Fault> {
  const verdict = read(game, state, text);
  if (!(verdict instanceof Fault)) throw new Error(`${text} is legal`);
  return { ...verdict };
}
