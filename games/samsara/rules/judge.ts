import { type Arg, Fault, type Message, type Move, message } from '@baithak/kernel';
import type { Attempt } from '../position/notation.ts';
import { canSwap, hasEffect } from './actions.ts';
import { faceAt, obstacle, shortOfLight } from './amulets.ts';
import { CHARACTERS, type Character, LETTERS, type Letter } from './components.ts';
import { holds } from './hands.ts';
import {
  ACTION,
  CHAR,
  CLAIM,
  canUse,
  GIVE_BACK,
  GO_TO,
  KEEPING,
  moveOf,
  NOBODY,
  NOTHING,
  PAYMENT,
  PICKING,
  POWER_USE,
  SWAPPING,
  TAKE_CARD,
  USING,
  VERBS,
  type Verb,
} from './moves.ts';
import {
  canGo,
  canPayWith,
  canTakeBad,
  careerCards,
  isOccupant,
  nearerWaiting,
  type Withheld,
  withheld,
} from './moving.ts';
import { isTaken } from './opening.ts';
import {
  BAD,
  distance,
  GOOD,
  letterAt,
  placeAt,
  placeText,
  type Side,
  SYMBOLS,
  zoneAt,
} from './pieces.ts';
import { activePower, canPick, canUsePower } from './powers.ts';
import {
  ACT,
  AMULET,
  at,
  BACK,
  CHOOSING,
  GO,
  KEEP,
  PAY,
  PICK,
  POWER,
  phaseOf,
  RESERVE,
  type State,
  SWAP,
  TAKE,
  USE,
} from './state.ts';

/** By verb: the phase it belongs to, and the rule of that phase. */
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

/** Turns an attempt into a legal move, or into a fault that names the first rule against it. */
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
  return refuse('same-zone', 'M8', [`zone:${what}`], { zone: cardName(zone) });
}

/** A card of the hand that is not Bad Karma. */
function judgeHeld(state: State, what: string, verb: number, rule: string): Move | Fault {
  const card = indexOf(what);
  if (card === BAD) return badKarmaStays(rule);
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
  const args: Record<string, Arg> = {
    zone: cardName(zone),
    n: careerCards(state),
    near: cardName(near),
  };
  return refuse(`take-${why}`, 'M13', [`zone:${zoneAt(near)}`], args);
}

function judgeAct(state: State, what: string): Move | Fault {
  if (what === '.') return moveOf(ACTION, NOTHING);
  const card = indexOf(what);
  if (card >= GOOD) {
    return refuse('no-action-card', 'M14', [`hand:${what}`], { card: cardName(card) });
  }
  const missing = notInHand(state, card, 'M14');
  if (missing !== undefined) return missing;
  if (hasEffect(state, card)) return moveOf(ACTION, card);
  return refuse(`no-effect-${what}`, 'M15', [`hand:${what}`]);
}

function judgeSwap(state: State, what: string, to: string | null): Move | Fault {
  const card = indexOf(what);
  const zone = indexOf(to as string);
  if (card === BAD) return badKarmaStays('M18');
  const missing = notInHand(state, card, 'M18');
  if (missing !== undefined) return missing;
  if (zone >= GOOD) return refuse('swap-experience', 'M18', [`supply:${to}`]);
  if (card === zone) return refuse('swap-same', 'M18', [`hand:${what}`], { card: cardName(card) });
  if (canSwap(state, card, zone)) return moveOf(SWAPPING, card, zone);
  return refuse('pile-empty', 'M18', [`supply:${to}`], { card: cardName(zone) });
}

function judgePower(state: State, what: string): Move | Fault {
  const power = Number(what);
  if (canUsePower(state, power)) return moveOf(POWER_USE, power);
  const character = CHARACTERS[state.characters[state.turn]! - 1];
  const name = message(`power-name.${character}.${power}`);
  return refuse('power-covered', 'M27', [`power:${power}`], { name });
}

function judgePick(state: State, what: string): Move | Fault {
  const zone = indexOf(what);
  if (canPick(state, zone)) return moveOf(PICKING, zone);
  const args: Record<string, Message> = { card: cardName(zone) };
  const wanting = activePower(state).pick?.to === 'evanescent' && state.supply[zone]! > 0;
  return refuse(wanting ? 'pick-evanescent' : 'pile-empty', 'M28', [`supply:${what}`], args);
}

const indexOf = (letter: string): number => LETTERS.indexOf(letter as Letter);

/** M10, M11: a card for one occupant, or two Bad Karma. */
function judgePay(state: State, what: string, to: string | null): Move | Fault {
  if (what === '--') return judgeBad(state);
  const card = LETTERS.indexOf(what as Letter);
  if (card === BAD) return badKarmaStays('M10');
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

/** One of the occupants gets the payment; in a solo game nobody does. */
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

const OBSTACLE_RULES = { symbols: 'M23', fifth: 'M25', 'bad-karma': 'M24' } as const;

function judgeAmulet(state: State, what: string): Move | Fault {
  if (what === '.') return moveOf(CLAIM, NOTHING);
  const side = what[0] as Side;
  const place = placeAt(state.seats, state.turn, side, Number(what.slice(1)));
  if (place < 0) return refuse('no-such-place', 'M22', [], { place: what });
  if (faceAt(state, place) < 0) {
    return refuse('place-empty', 'M22', [`amulet:${what}`], { place: what });
  }
  return obstacleFault(state, place, true) ?? moveOf(CLAIM, place);
}

/** Why the seat cannot win an amulet, with its whole reserve or only with the cards chosen so far. */
function obstacleFault(state: State, place: number, wholeReserve: boolean): Fault | undefined {
  const face = faceAt(state, place);
  const why = obstacle(state, face, wholeReserve);
  if (why === undefined) return undefined;
  return refuse(
    `amulet-${why}`,
    OBSTACLE_RULES[why],
    [`amulet:${placeText(state.seats, state.turn, place)}`],
    {
      symbols: [...SYMBOLS[face]!].map((letter) => message(`card.${letter}`)),
      n: shortOfLight(state, face, wholeReserve),
      bad: state.supply[BAD]!,
    },
  );
}

function judgeUse(state: State, what: string): Move | Fault {
  if (what === '.') return obstacleFault(state, state.aim, false) ?? moveOf(USING, NOTHING);
  const card = LETTERS.indexOf(what as Letter);
  if (state.piles[at(state.turn, RESERVE) + card]! === 0) {
    return refuse('not-in-reserve', 'M26', [`reserve:${what}`], { card: cardName(card) });
  }
  if (canUse(state, card)) return moveOf(USING, card);
  return refuse('no-help', 'M26', [`reserve:${what}`], { card: cardName(card) });
}

function refuse(
  code: string,
  rule: string,
  at: readonly string[] = [],
  args: Readonly<Record<string, Arg>> = {},
): Fault {
  return new Fault(code, { rule, at, args });
}

const cardName = (letter: number): Message => message(`card.${letterAt(letter)}`);

/** Bad Karma cannot be given away, put back or kept. */
const badKarmaStays = (rule: string): Fault => refuse('bad-karma-stays', rule, ['hand:-']);

function notInHand(state: State, card: number, rule: string): Fault | undefined {
  if (holds(state, card)) return undefined;
  return refuse('not-in-hand', rule, [`hand:${letterAt(card)}`], { card: cardName(card) });
}
