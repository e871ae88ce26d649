import type { Power, Target } from './components.ts';
import { endTurn } from './ending.ts';
import type { Teller } from './events.ts';
import { pour, show, takeGood } from './hands.ts';
import {
  BAD,
  cardsText,
  characterAt,
  EVANESCENT,
  GOOD,
  powerOf,
  ZONE_COUNT,
  zoneAt,
} from './pieces.ts';
import { at, HAND, LYING, NEXT, PICK, pileSize, RESERVE, type State, WASTE } from './state.ts';

const PILE_OF: Readonly<Record<Target, number>> = {
  waste: WASTE,
  reserve: RESERVE,
  next: NEXT,
  evanescent: LYING,
};

/** M27: any power but the one under the marker. */
export const canUsePower = (state: State, power: number): boolean =>
  state.markers[state.turn] !== power;

/** The power being used: the marker already lies on it. */
export const activePower = (state: State): Power =>
  powerOf(state.characters[state.turn]! - 1, state.markers[state.turn]!);

export function usePower(state: State, number: number, tell: Teller): void {
  const { turn } = state;
  state.markers[turn] = number;
  const power = activePower(state);
  const character = characterAt(state.characters[turn]! - 1);
  const idle = isIdle(state, power);
  tell?.({ kind: 'used-power', seat: turn, character, power: number, idle });
  if (!power.stay) endEvanescence(state, tell);
  if (power.bad !== undefined) shedBad(state, power.bad, tell);
  if (power.good !== undefined) gainGood(state, power.good.count, power.good.to, tell);
  state.picks = power.pick?.count ?? 0;
  pickOrEnd(state, tell);
}

/** The same of a power by its number. */
export const isIdlePower = (state: State, number: number): boolean =>
  isIdle(state, powerOf(state.characters[state.turn]! - 1, number));

/** Whether a power would do nothing now; it may be chosen all the same (M28). */
function isIdle(state: State, { bad, good, pick, draw, stay }: Power): boolean {
  const { piles, turn, supply } = state;
  if (draw !== undefined) return false;
  if (bad !== undefined && piles[at(turn, HAND) + BAD]! > 0) return false;
  if (good !== undefined && supply[GOOD]! > 0) return false;
  if (stay && pileSize(state, turn, LYING) > 0) return false;
  for (let zone = 0; zone < ZONE_COUNT; zone++) {
    if (pick !== undefined && isPickable(state, pick.to, zone)) return false;
  }
  return true;
}

/** M29: evanescent cards go to the waste pile before the power works. */
function endEvanescence(state: State, tell: Teller): void {
  const cards = cardsText(state.piles, at(state.turn, LYING));
  pour(state, state.turn, LYING, WASTE);
  if (cards !== '') tell?.({ kind: 'evanescent-ended', seat: state.turn, cards });
}

function shedBad(state: State, due: number, tell: Teller): void {
  const { turn, piles, supply } = state;
  const count = Math.min(due, piles[at(turn, HAND) + BAD]!);
  for (let n = 0; n < count; n++) show(state, turn, BAD);
  supply[BAD]! += count;
  if (count < due) state.lacks |= 1 << BAD;
  if (count > 0) tell?.({ kind: 'shed-bad', seat: turn, count });
}

function gainGood(state: State, due: number, to: Target, tell: Teller): void {
  const count = takeGood(state, state.turn, due, PILE_OF[to]);
  if (count > 0) tell?.({ kind: 'got-good', seat: state.turn, count, due, to });
}

/** M28: an Experience card of the supply; to lie evanescent it must be an evanescent one. */
const isPickable = (state: State, to: Target, zone: number): boolean =>
  state.supply[zone]! > 0 && (to !== 'evanescent' || EVANESCENT[zone] === true);

export function canPick(state: State, zone: number): boolean {
  const { pick } = activePower(state);
  return pick !== undefined && isPickable(state, pick.to, zone);
}

function pickOrEnd(state: State, tell: Teller): void {
  for (let zone = 0; zone < ZONE_COUNT && state.picks > 0; zone++) {
    if (canPick(state, zone)) {
      state.phase = PICK;
      return;
    }
  }
  state.picks = 0;
  endTurn(state, activePower(state).draw ?? 0, tell);
}

export function pick(state: State, zone: number, tell: Teller): void {
  const to = activePower(state).pick?.to ?? 'waste';
  state.supply[zone]!--;
  state.piles[at(state.turn, PILE_OF[to]) + zone]!++;
  state.picks--;
  tell?.({ kind: 'picked', seat: state.turn, card: zoneAt(zone), to });
  pickOrEnd(state, tell);
}
