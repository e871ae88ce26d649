import { type Arg, type Fault, type Message, type Move, message } from '@baithak/kernel';
import type { Attempt } from '../position/notation.ts';
import { canSwap, hasEffect } from './actions.ts';
import { BAD, distance, GOOD, zoneAt } from './cards.ts';
import { CHARACTERS, type Character, LETTERS, type Letter } from './components.ts';
import { judgeAmulet, judgeUse } from './judge-amulet.ts';
import { judgePay } from './judge-pay.ts';
import {
  ACTION,
  CHAR,
  GIVE_BACK,
  GO_TO,
  KEEPING,
  moveOf,
  NOTHING,
  PICKING,
  POWER_USE,
  SWAPPING,
  TAKE_CARD,
  VERBS,
  type Verb,
} from './move.ts';
import { canGo } from './moving.ts';
import { isTaken } from './opening.ts';
import { activePower, canPick, canUsePower } from './powers.ts';
import { notInHand, refuse, said, stays } from './refusal.ts';
import {
  ACT,
  AMULET,
  BACK,
  CHOOSING,
  GO,
  KEEP,
  PAY,
  PICK,
  POWER,
  phaseOf,
  type State,
  SWAP,
  TAKE,
  USE,
} from './state.ts';
import { careerCards, nearerWaiting, type Withheld, withheld } from './zone-cards.ts';

/** By verb: the step it belongs to and the rule of that step. */
const STEPS: readonly (readonly [number, string])[] = [
  [CHOOSING, 'M5'],
  [GO, 'M8'],
  [BACK, 'M9'],
  [PAY, 'M10'],
  [TAKE, 'M13'],
  [ACT, 'M14'],
  [SWAP, 'M18'],
  [KEEP, 'M19'],
  [AMULET, 'M22'],
  [USE, 'M26'],
  [POWER, 'M27'],
  [PICK, 'M28'],
];

type Judge = (state: State, what: string, to: string | null) => Move | Fault;

const JUDGES: Readonly<Record<Verb, Judge>> = {
  char: judgeCharacter,
  go: judgeGo,
  back: (state, what) => judgeHeld(state, what, GIVE_BACK, 'M9'),
  pay: judgePay,
  take: judgeTake,
  act: judgeAct,
  swap: judgeSwap,
  keep: (state, what) => judgeHeld(state, what, KEEPING, 'M19'),
  amulet: judgeAmulet,
  use: judgeUse,
  power: judgePower,
  pick: judgePick,
};

/** From what was tried to a legal move, or to the first rule that forbids it. */
export function judge(state: State, { verb, what, to }: Attempt): Move | Fault {
  const [phase, rule] = STEPS[VERBS.indexOf(verb)]!;
  if (state.phase !== phase) {
    const args = { tried: message(`step.${verb}`), due: message(`due.${phaseOf(state)}`) };
    return refuse('wrong-step', rule, [], args);
  }
  return JUDGES[verb](state, what, to);
}

function judgeCharacter(state: State, what: string): Move | Fault {
  const character = CHARACTERS.indexOf(what as Character);
  if (!isTaken(state, character)) return moveOf(CHAR, character);
  const seat = state.characters.indexOf(1 + character);
  return refuse('character-taken', 'M5', [`seat:${seat}`], { name: what, seat: { seat } });
}

function judgeGo(state: State, what: string): Move | Fault {
  const zone = indexOf(what);
  if (canGo(state, zone)) return moveOf(GO_TO, zone);
  return refuse('same-zone', 'M8', [`zone:${what}`], { zone: said(zone) });
}

/** A card of the hand that is not Bad Karma. */
function judgeHeld(state: State, what: string, verb: number, rule: string): Move | Fault {
  const card = indexOf(what);
  if (card === BAD) return stays(rule);
  return notInHand(state, card, rule) ?? moveOf(verb, card);
}

function judgeTake(state: State, what: string): Move | Fault {
  if (what === '.') return moveOf(TAKE_CARD, NOTHING);
  const zone = indexOf(what);
  const why = withheld(state, zone);
  return why === undefined ? moveOf(TAKE_CARD, zone) : notOffered(state, zone, why);
}

function notOffered(state: State, zone: number, why: Withheld): Fault {
  const here = state.zones[state.turn]!;
  const far = distance(here, zone);
  const near = why === 'nearer-first' ? nearerWaiting(state, here, far) : zone;
  const args: Record<string, Arg> = { zone: said(zone), n: careerCards(state), near: said(near) };
  return refuse(`take-${why}`, 'M13', [`zone:${zoneAt(near)}`], args);
}

function judgeAct(state: State, what: string): Move | Fault {
  if (what === '.') return moveOf(ACTION, NOTHING);
  const card = indexOf(what);
  if (card >= GOOD) {
    return refuse('no-action-card', 'M14', [`hand:${what}`], { card: said(card) });
  }
  const missing = notInHand(state, card, 'M14');
  if (missing !== undefined) return missing;
  if (hasEffect(state, card)) return moveOf(ACTION, card);
  return refuse(`no-effect-${what}`, 'M15', [`hand:${what}`]);
}

function judgeSwap(state: State, what: string, to: string | null): Move | Fault {
  const card = indexOf(what);
  const zone = indexOf(to as string);
  if (card === BAD) return stays('M18');
  const missing = notInHand(state, card, 'M18');
  if (missing !== undefined) return missing;
  if (zone >= GOOD) return refuse('swap-experience', 'M18', [`supply:${to}`]);
  if (card === zone) return refuse('swap-same', 'M18', [`hand:${what}`], { card: said(card) });
  if (canSwap(state, card, zone)) return moveOf(SWAPPING, card, zone);
  return refuse('pile-empty', 'M18', [`supply:${to}`], { card: said(zone) });
}

function judgePower(state: State, what: string): Move | Fault {
  const power = Number(what);
  if (canUsePower(state, power)) return moveOf(POWER_USE, power);
  return refuse('power-covered', 'M27', [`power:${power}`], { power });
}

function judgePick(state: State, what: string): Move | Fault {
  const zone = indexOf(what);
  if (canPick(state, zone)) return moveOf(PICKING, zone);
  const args: Record<string, Message> = { card: said(zone) };
  const wanting = activePower(state).pick?.to === 'evanescent' && state.supply[zone]! > 0;
  return refuse(wanting ? 'pick-evanescent' : 'pile-empty', 'M28', [`supply:${what}`], args);
}

const indexOf = (letter: string): number => LETTERS.indexOf(letter as Letter);
