import {
  type Audience,
  Fault,
  type Outcome,
  OutcomeList,
  type Random,
  shown,
} from '@baithak/kernel';
import { CARD_NAMES, SCORING_NAMES } from './cards.ts';
import { fillRow } from './closing.ts';
import { refilled } from './drawing.ts';
import type { Teller } from './events.ts';
import {
  addToRow,
  dealCard,
  drawSight,
  layRow,
  offerScoring,
  offerTile,
  openFirst,
  turnSight,
} from './opening.ts';
import { bitCount, lowest, nthBit, sampleCard } from './piles.ts';
import {
  DEAL,
  DECK,
  OFFER,
  REFILL,
  ROW,
  SCORING,
  SIDE,
  SIGHTS,
  SIX,
  type State,
  TILES,
} from './state.ts';
import { FIRST_SPECIAL, SPECIAL_COUNT, TILE_NAMES } from './tiles.ts';

const ALL_SPECIALS = 2 ** SPECIAL_COUNT - 1;
const ALL_SCORING = 2 ** SCORING_NAMES.length - 1;

const drawsCard = (phase: number): boolean => phase === DEAL || phase === SIX || phase === REFILL;
const drawsTile = (phase: number): boolean => phase === TILES || phase === ROW;

/** An outcome is a card, a tile, or the number of a special tile, a Sight, a side or a Scoring Tile. */
export function outcomes(state: State, out: OutcomeList): void {
  out.clear();
  if (drawsCard(state.phase)) addCards(state, out);
  else if (drawsTile(state.phase)) {
    addBits(state.bag[0]!, 0, out);
    addBits(state.bag[1]!, 20, out);
  } else addBits(choices(state), 0, out);
}

function addCards(state: State, out: OutcomeList): void {
  for (let colour = 0; colour < 4; colour++) {
    addBits(state.words[4 * DECK + colour]!, 21 * colour, out);
  }
  if (state.wilds[DECK]! > 0) out.add(84, state.wilds[DECK]!);
}

function addBits(mask: number, from: number, out: OutcomeList): void {
  for (let rest = mask; rest !== 0; rest &= rest - 1) out.add(from + lowest(rest), 1);
}

/** The equally likely outcomes in the later parts of the set-up, as bits. */
function choices(state: State): number {
  if (state.phase === OFFER) return ALL_SPECIALS & ~state.specials;
  if (state.phase === SCORING) return ALL_SCORING & ~state.scoring;
  return state.phase === SIDE ? 3 : freeSights(state);
}

function freeSights({ sights }: State): number {
  let free = 0;
  for (let sight = 0; sight < 6; sight++) {
    if (sights[2 * sight] === 0 && sights[2 * sight + 1] === 0) free |= 1 << sight;
  }
  return free;
}

export function draw(state: State, random: Random): Outcome {
  if (drawsCard(state.phase)) return sampleCard(state, DECK, random);
  if (!drawsTile(state.phase)) return sampleBit(choices(state), random);
  const low = bitCount(state.bag[0]!);
  const ticket = random.below(low + bitCount(state.bag[1]!));
  return ticket < low ? nthBit(state.bag[0]!, ticket) : 20 + nthBit(state.bag[1]!, ticket - low);
}

const sampleBit = (mask: number, random: Random): number =>
  nthBit(mask, random.below(bitCount(mask)));

/** K40: only the cards of the starting hands are secret. */
export const audience = (state: State): Audience => (state.phase === DEAL ? state.turn : 'all');

export function formatOutcome({ phase }: State, outcome: Outcome): string {
  if (drawsCard(phase)) return `card:${CARD_NAMES[outcome]!}`;
  if (drawsTile(phase)) return `tile:${TILE_NAMES[outcome]!}`;
  if (phase === OFFER) return `special:${TILE_NAMES[FIRST_SPECIAL + outcome]!}`;
  if (phase === SIGHTS) return `sight:${1 + outcome}`;
  if (phase === SIDE) return outcome === 0 ? 'side:a' : 'side:b';
  return `scoring:${SCORING_NAMES[outcome]!}`;
}

const scratch = new OutcomeList();

export function readOutcome(state: State, text: string): Outcome | Fault {
  outcomes(state, scratch);
  for (let i = 0; i < scratch.size; i++) {
    if (formatOutcome(state, scratch.at(i)) === text) return scratch.at(i);
  }
  return outcomeFault(state, text);
}

function outcomeFault({ phase }: State, text: string): Fault {
  const args = { text: shown(text) };
  if (drawsCard(phase)) return new Fault('outcome-card', { rule: 'K31', args });
  if (drawsTile(phase)) return new Fault('outcome-tile', { rule: 'K23', args });
  if (phase === OFFER) return new Fault('outcome-special', { rule: 'K6', args });
  if (phase === SCORING) return new Fault('outcome-scoring', { rule: 'K6', args });
  return new Fault(phase === SIDE ? 'outcome-side' : 'outcome-sight', { rule: 'K6', args });
}

type Resolver = (state: State, outcome: Outcome, tell: Teller) => void;

/** By phase of the set-up. */
const SETTING_UP: readonly Resolver[] = [
  dealCard,
  openFirst,
  offerTile,
  layRow,
  drawSight,
  turnSight,
  offerScoring,
];

export function resolve(state: State, outcome: Outcome, tell?: Teller): void {
  if (state.phase === REFILL) refilled(state, outcome, tell);
  else if (state.phase === ROW) {
    addToRow(state, outcome, false, tell);
    fillRow(state, state.interruptedStep, tell);
  } else (SETTING_UP[state.phase] as Resolver)(state, outcome, tell);
}
