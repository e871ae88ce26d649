import {
  type Audience,
  Fault,
  type Outcome,
  type OutcomeList,
  type Random,
  type Seat,
  shown,
} from '@baithak/kernel';
import { COMPONENTS, LETTERS } from './components.ts';
import {
  BONUS_KIND_COUNT,
  BONUS_KINDS,
  CAMEL,
  cardsText,
  kindOf,
  LETTER_COUNT,
  letterAt,
  pileAt,
} from './encoding.ts';
import type { Teller } from './events.ts';
import { endTurn, refillOrEnd } from './round.ts';
import {
  bonusAt,
  bonusPileSize,
  DEAL_DUE,
  dealtTo,
  handAt,
  herdAt,
  isBonusDue,
  letterTotal,
  MOVE_DUE,
  pileDue,
  type State,
} from './state.ts';

/** An outcome is the index of a letter or of a kind of bonus token. */
export function outcomes(state: State, out: OutcomeList): void {
  out.clear();
  if (isBonusDue(state.due)) {
    const pile = pileDue(state);
    for (let k = 0; k < BONUS_KIND_COUNT; k++) {
      if (BONUS_KINDS[k]!.group === pile && state.bonus[k]! > 0) out.add(k, state.bonus[k]!);
    }
    return;
  }
  for (let i = 0; i < LETTER_COUNT; i++) if (state.deck[i]! > 0) out.add(i, state.deck[i]!);
}

export function draw(state: State, random: Random): Outcome {
  return isBonusDue(state.due) ? drawBonus(state, random) : drawCard(state, random);
}

function drawCard({ deck }: State, random: Random): Outcome {
  let ticket = random.below(letterTotal(deck));
  let i = 0;
  while (ticket >= deck[i]!) ticket -= deck[i++]!;
  return i;
}

function drawBonus(state: State, random: Random): Outcome {
  const pile = pileDue(state);
  let ticket = random.below(bonusPileSize(state.bonus, pile));
  let k = BONUS_KINDS.findIndex((kind) => kind.group === pile);
  while (ticket >= state.bonus[k]!) ticket -= state.bonus[k++]!;
  return k;
}

/** Only their owner sees a dealt good and a bonus token; camels and the market are open. */
export function audience(state: State, outcome: Outcome): Audience {
  if (isBonusDue(state.due)) return state.turn;
  if (state.due !== DEAL_DUE || outcome === CAMEL) return 'all';
  const seat = dealtTo(state);
  return seat < 0 ? 'all' : seat;
}

export function formatOutcome(state: State, outcome: Outcome): string {
  return isBonusDue(state.due) ? String(BONUS_KINDS[outcome]!.value) : letterAt(outcome);
}

export function readOutcome(state: State, text: string): Outcome | Fault {
  if (isBonusDue(state.due)) return readBonus(state, text);
  const i = (LETTERS as readonly string[]).indexOf(text);
  if (i < 0) return new Fault('outcome-card', { rule: 'J2', args: { text: shown(text) } });
  if (state.deck[i] === 0) return new Fault('outcome-not-in-deck', { rule: 'J2', args: { text } });
  return i;
}

function readBonus(state: State, text: string): Outcome | Fault {
  const pile = pileAt(pileDue(state));
  const k = /^[1-9]\d{0,2}$/.test(text) ? kindOf(BONUS_KINDS, pileDue(state), Number(text)) : -1;
  if (k >= 0 && state.bonus[k]! > 0) return k;
  return new Fault('outcome-bonus', { rule: 'J15', args: { text: shown(text), pile } });
}

export function resolve(state: State, outcome: Outcome, tell?: Teller): void {
  if (isBonusDue(state.due)) giveBonus(state, outcome, tell);
  else if (state.due === DEAL_DUE) dealCard(state, outcome, tell);
  else {
    layOut(state, outcome, tell);
    refillOrEnd(state, tell);
  }
}

function giveBonus(state: State, kind: number, tell: Teller): void {
  const { turn } = state;
  const { value } = BONUS_KINDS[kind]!;
  state.bonus[kind]!--;
  state.now[bonusAt(turn, kind)]!++;
  tell?.({ kind: 'bonus', seat: turn, pile: pileAt(pileDue(state)), value });
  endTurn(state, tell);
}

/** J2: a dealt camel goes straight to the herd. */
function dealCard(state: State, card: number, tell: Teller): void {
  const seat = dealtTo(state);
  if (tell !== undefined && isFirstCard(state)) {
    tell({ kind: 'round-started', round: state.round, starter: state.starter });
  }
  if (seat < 0) layOut(state, card, tell);
  else {
    state.deck[card]!--;
    if (card === CAMEL) state.now[herdAt(seat)]!++;
    else state.now[handAt(seat, card)]!++;
    tell?.({ kind: 'dealt', seat, card: letterAt(card) });
    if (tell !== undefined && dealtTo(state) !== seat) tellHand(state, seat, tell);
  }
  if (letterTotal(state.market) === COMPONENTS.limits.market) state.due = MOVE_DUE;
}

function tellHand({ now }: State, seat: Seat, tell: NonNullable<Teller>): void {
  const goods = cardsText(now, handAt(seat));
  tell({ kind: 'hand-dealt', seat, goods, size: goods.length, camels: now[herdAt(seat)]! });
}

function isFirstCard({ now }: State): boolean {
  return now.every((count) => count === 0);
}

function layOut(state: State, card: number, tell: Teller): void {
  state.deck[card]!--;
  state.market[card]!++;
  tell?.({ kind: 'laid-out', card: letterAt(card) });
}
