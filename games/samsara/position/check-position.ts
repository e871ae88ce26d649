import { type Reader, within } from '@baithak/kernel';
import { COMPONENTS, ZONES } from '../rules/components.ts';
import { isOffered, mustPay } from '../rules/moving.ts';
import { DEALT, specialPlacements } from '../rules/opening.ts';
import {
  BAD,
  countsOf,
  GOOD,
  isSpecial,
  LETTER_COUNT,
  letterAt,
  placeCount,
  RIFT,
  tableCount,
} from '../rules/pieces.ts';
import { activePower, canPick } from '../rules/powers.ts';
import {
  ACT,
  AMULET,
  AMULETS,
  amuletsOf,
  at,
  BACK,
  CHOOSING,
  cardsButBad,
  DEAL,
  DRAW,
  DRAWING,
  HAND,
  KEEP,
  NEXT,
  PAY,
  PICK,
  PLAYED,
  POWER,
  pileSize,
  REDRAW,
  SEEN,
  type State,
  SWAP,
  TAKE,
  USE,
  WASTE,
} from '../rules/state.ts';
import { drawsIn, showsIn } from '../view/hidden-hand.ts';
import { fitsPhase } from '../view/imagine.ts';

const { limits } = COMPONENTS;

/** A well-formed position must also be consistent, wait for something, and not be decided yet. */
export function checkPosition(reader: Reader, state: State): void {
  checkNumbers(reader, state);
  checkAmulets(reader, state);
  if (state.phase <= DEAL) checkSetup(reader, state);
  for (let seat = 0; seat < state.seats; seat++) {
    checkMemory(reader, state, seat);
    if (seat !== state.turn) checkWaiting(reader, state, seat);
  }
  if (reader.fault === undefined) {
    reader.require(waitsForSomething(state), 'position-nothing-due', 'phase');
  }
}

/** Fields that belong to one phase are zero in all others. */
function checkNumbers(reader: Reader, state: State): void {
  const { phase, actions } = state;
  const only = (name: string, value: number, phases: readonly number[]) => {
    const fits = phases.includes(phase) ? value > 0 : value === 0;
    reader.require(fits, 'position-only-in', name, { value });
  };
  only('back', state.back, [BACK]);
  only('draws', state.draws, [DRAWING, REDRAW]);
  only('picks', state.picks, [PICK]);
  const fits =
    phase < ACT ? actions === 1 : phase === ACT || phase === DRAWING ? actions > 0 : true;
  const idle = phase < AMULET || actions === 0;
  reader.require(fits && idle, 'position-actions', 'actions', { value: actions }, 'M14');
  reader.require(state.took === 0 || phase === TAKE, 'position-took', 'took', {}, 'M13');
  const used = state.used.every((count) => count === 0);
  reader.require(used || phase === USE, 'position-only-in', 'used', { value: '' });
  const lacks = state.lacks === 0 || phase === POWER || phase === PICK;
  reader.require(lacks, 'position-lacks', within(within('seats', state.turn), 'lacks'));
}

/** M33: a seat with the last amulet has already had its turn in this round. */
function checkAmulets(reader: Reader, state: State): void {
  for (let seat = 0; seat < state.seats; seat++) {
    const played = seat < state.turn || (seat === state.turn && state.phase >= POWER);
    const most = played ? limits.amuletsToWin : limits.amuletsToWin - 1;
    const path = within(within('seats', seat), 'amulets');
    reader.require(amuletsOf(state, seat) <= most, 'position-decided', path, {}, 'M33');
  }
  const special = state.owners.some((owner, amulet) => owner > 0 && isSpecial(amulet));
  reader.require(!special || state.seats === 5, 'position-special', 'seats', {}, 'M4');
}

function checkSetup(reader: Reader, state: State): void {
  const { phase, turn } = state;
  const early = state.round === 1 && (phase !== AMULETS || turn === 0);
  reader.require(early, 'position-setup', 'phase', {}, 'M5');
  for (let seat = 0; seat < state.seats; seat++) {
    const chosen = phase === DEAL || (phase === CHOOSING && seat > turn);
    const dealt = phase === DEAL && seat < turn;
    const deck = at(seat, DRAW);
    const full =
      pileSize(state, seat, DRAW) === limits.startGood + limits.startBad &&
      state.piles[deck + GOOD] === limits.startGood;
    const fits = [
      state.characters[seat]! > 0 === chosen,
      state.zones[seat] === RIFT && state.markers[seat] === 0,
      dealt ? pileSize(state, seat, HAND) === limits.hand : pileSize(state, seat, HAND) === 0,
      dealt || (full && state.piles[deck + BAD] === limits.startBad),
      pileSize(state, seat, WASTE) === 0,
      amuletsOf(state, seat) === 0,
    ];
    reader.require(fits.every(Boolean), 'position-setup', within('seats', seat), {}, 'M5');
  }
}

/** A seat that is not to move has nothing in the game zone and nothing set aside. */
function checkWaiting(reader: Reader, state: State, seat: number): void {
  const path = within('seats', seat);
  const clear = pileSize(state, seat, PLAYED) === 0 && pileSize(state, seat, NEXT) === 0;
  reader.require(clear, 'position-waiting', path, {}, 'M30');
}

/** What is known of a hand must fit the hand. */
function checkMemory(reader: Reader, state: State, seat: number): void {
  const path = within('seats', seat);
  const story = state.stories[seat]!;
  const { piles } = state;
  for (let i = 0; i < LETTER_COUNT; i++) {
    const held = piles[at(seat, SEEN) + i]! <= piles[at(seat, HAND) + i]!;
    reader.require(held, 'position-seen', within(path, 'seen'), { letter: letterAt(i) });
  }
  const hidden = pileSize(state, seat, HAND) - pileSize(state, seat, SEEN);
  const fits = drawsIn(story) - showsIn(story) === hidden && isTellable(state, seat, story);
  reader.require(fits, 'position-story', within(path, 'story'));
  if (seat === state.turn) checkLacks(reader, state, path);
}

/** Cards are shown only after they were drawn and exist in the box; a starting hand is not all alike. */
function isTellable(state: State, seat: number, story: string): boolean {
  const shown = countsOf(story.replace(/[?=]/g, ''));
  const { piles } = state;
  const drawn = shown.map((count, i) => {
    return count + piles[at(seat, HAND) + i]! - piles[at(seat, SEEN) + i]!;
  });
  const inBox = shown.every((count, i) => {
    const own = piles[at(seat, HAND) + i]! + piles[at(seat, DRAW) + i]!;
    return count + own <= tableCount(state.seats, i);
  });
  for (let end = 0; end <= story.length; end++) {
    const part = story.slice(0, end);
    if (showsIn(part) > drawsIn(part)) return false;
  }
  const alike = drawn.filter((count) => count > 0).length === 1 || /^=([^?])\1{3}/.test(story);
  return inBox && !(story.startsWith(DEALT) && alike);
}

function checkLacks(reader: Reader, state: State, path: string): void {
  for (let i = 0; i < LETTER_COUNT; i++) {
    if (!(state.lacks & (1 << i))) continue;
    const none = state.piles[at(state.turn, HAND) + i] === state.piles[at(state.turn, SEEN) + i];
    reader.require(none, 'position-lacks', within(path, 'lacks'));
  }
}

function waitsForSomething(state: State): boolean {
  const { turn } = state;
  const here = state.zones[turn]!;
  switch (state.phase) {
    case AMULETS:
      return state.filled < placeCount(state.seats) && specialPlacements(state).all > 0;
    case BACK:
      return here !== RIFT && cardsButBad(state, turn) > 0;
    case PAY:
      return mustPay(state);
    case TAKE:
      return here !== RIFT && !(state.took & (1 << here)) && someZone((z) => isOffered(state, z));
    case SWAP:
    case KEEP:
    case USE:
      return fitsPhase(state);
    case POWER:
      return amuletsOf(state, turn) > 0 && fitsPhase(state);
    case PICK:
      return fitsPicks(state) && fitsPhase(state);
    default:
      return true;
  }
}

/** The marker lies on a power with at least that many picks, and there is something to pick. */
function fitsPicks(state: State): boolean {
  if (state.markers[state.turn] === 0 || amuletsOf(state, state.turn) === 0) return false;
  const { pick } = activePower(state);
  if (pick === undefined || state.picks > pick.count) return false;
  return someZone((zone) => canPick(state, zone));
}

const someZone = (fits: (zone: number) => boolean): boolean => ZONES.some((_, zone) => fits(zone));
