import type { Fault, Move } from '@baithak/kernel';
import { BAD, GOOD } from './cards.ts';
import { LETTERS, type Letter } from './components.ts';
import { moveOf, NOBODY, NOTHING, PAYMENT } from './move.ts';
import { canPayWith, canTakeBad, isOccupant } from './moving.ts';
import { notInHand, refuse, stays } from './refusal.ts';
import type { State } from './state.ts';

/** M10, M11. */
export function judgePay(state: State, what: string, to: string | null): Move | Fault {
  if (what === '--') return judgeBad(state);
  const card = LETTERS.indexOf(what as Letter);
  if (card === BAD) return stays('M10');
  const wrong = wrongReceiver(state, to);
  if (wrong !== undefined) return wrong;
  if (canPayWith(state, card)) return moveOf(PAYMENT, card, to === null ? NOBODY : Number(to));
  if (state.seats === 5) {
    return card === GOOD
      ? refuse('no-good-karma', 'M10', ['supply:+'])
      : refuse('five-pay-good', 'M10', [`hand:${what}`]);
  }
  return notInHand(state, card, 'M10') as Fault;
}

function judgeBad(state: State): Move | Fault {
  if (canTakeBad(state)) return moveOf(PAYMENT, NOTHING, NOBODY);
  return refuse('too-little-bad', 'M11', ['supply:-'], { n: state.supply[BAD]! });
}

/** With others at the table one of those standing there gets it, alone nobody does. */
function wrongReceiver(state: State, to: string | null): Fault | undefined {
  if (state.seats === 1) return to === null ? undefined : refuse('pay-nobody', 'M35');
  const there = Array.from({ length: state.seats }, (_, seat) => seat).filter((seat) =>
    isOccupant(state, seat),
  );
  const at = there.map((seat) => `seat:${seat}`);
  if (to === null) return refuse('pay-whom', 'M10', at);
  const seat = Number(to);
  if (seat >= state.seats) return refuse('no-such-player', 'M10', at, { n: seat });
  if (there.includes(seat)) return undefined;
  return refuse('not-there', 'M10', at, { seat: { seat } });
}
