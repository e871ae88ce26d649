import { Fault, type Message, message } from '@baithak/kernel';
import { parse } from '../position/notation.ts';
import type { Event } from '../rules/events.ts';
import { judge } from '../rules/judge.ts';
import { play } from '../rules/rules.ts';
import { copyState, type State } from '../rules/state.ts';

/** What would happen: the state after the moves, or before the one that is refused. */
export interface Rehearsal {
  readonly state: State;
  readonly events: readonly Event[];
  readonly fault: Fault | null;
}

/** Plays moves on a copy, by the rules of the game itself. */
export function rehearse(from: State, texts: readonly string[]): Rehearsal {
  const state = copyState(from);
  const events: Event[] = [];
  for (const text of texts) {
    const attempt = parse(text);
    const move = attempt instanceof Fault ? attempt : judge(state, attempt);
    if (move instanceof Fault) return { state, events, fault: move };
    play(state, move, (event) => events.push(event));
  }
  return { state, events, fault: null };
}

/** Why a move would be refused, in the referee's own words. */
export const reasonOf = ({ code, args }: Fault): Message => message(`fault.${code}`, args ?? {});

export function eventOf<Kind extends Event['kind']>(
  { events }: Rehearsal,
  kind: Kind,
): Extract<Event, { readonly kind: Kind }> | undefined {
  return events.findLast(
    (event): event is Extract<Event, { readonly kind: Kind }> => event.kind === kind,
  );
}
