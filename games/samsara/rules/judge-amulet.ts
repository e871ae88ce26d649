import type { Fault, Move } from '@baithak/kernel';
import { BAD, SYMBOLS } from './cards.ts';
import { faceAt } from './claim.ts';
import { LETTERS, type Letter } from './components.ts';
import { CLAIM, moveOf, NOTHING, USING } from './move.ts';
import { obstacle, shortOfLight } from './price.ts';
import { refuse, said } from './refusal.ts';
import { canUse } from './rules.ts';
import { at, RESERVE, type State } from './state.ts';
import { placeAt, placeText, type Side } from './table.ts';

const OBSTACLE_RULES = { symbols: 'M23', fifth: 'M25', 'bad-karma': 'M24' } as const;

export function judgeAmulet(state: State, what: string): Move | Fault {
  if (what === '.') return moveOf(CLAIM, NOTHING);
  const side = what[0] as Side;
  const place = placeAt(state.seats, state.turn, side, Number(what.slice(1)));
  if (place < 0) return refuse('no-such-place', 'M22', [], { place: what });
  if (faceAt(state, place) < 0) {
    return refuse('place-empty', 'M22', [`amulet:${what}`], { place: what });
  }
  return obstacleFault(state, place, true) ?? moveOf(CLAIM, place);
}

/** What is in the way of an amulet, with or without the cards still in the reserve. */
function obstacleFault(state: State, place: number, wholeReserve: boolean): Fault | undefined {
  const face = faceAt(state, place);
  const why = obstacle(state, face, wholeReserve);
  if (why === undefined) return undefined;
  return refuse(
    `amulet-${why}`,
    OBSTACLE_RULES[why],
    [`amulet:${placeText(state.seats, state.turn, place)}`],
    {
      amulet: SYMBOLS[face]!,
      n: shortOfLight(state, face, wholeReserve),
      bad: state.supply[BAD]!,
    },
  );
}

export function judgeUse(state: State, what: string): Move | Fault {
  if (what === '.') return obstacleFault(state, state.aim, false) ?? moveOf(USING, NOTHING);
  const card = LETTERS.indexOf(what as Letter);
  if (state.piles[at(state.turn, RESERVE) + card]! === 0) {
    return refuse('not-in-reserve', 'M26', [`reserve:${what}`], { card: said(card) });
  }
  if (canUse(state, card)) return moveOf(USING, card);
  return refuse('no-help', 'M26', [`reserve:${what}`], { card: said(card) });
}
