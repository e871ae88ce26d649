import {
  type Audience,
  Fault,
  type Outcome,
  type OutcomeList,
  type Random,
  shown as short,
} from '@baithak/kernel';
import { COMPONENTS, TILE_NAMES } from './components.ts';
import {
  CARD_NAMES,
  cardName,
  colourOf,
  firstCell,
  isDouble,
  KIND_COUNT,
  lowest,
  secondCell,
  size,
  spaceName,
  tileName,
} from './encoding.ts';
import type { Teller } from './events.ts';
import {
  balanceCard,
  noteCard,
  noteTile,
  refillCard,
  refillTile,
  tellFresh,
} from './meditation.ts';
import {
  BALANCE,
  DEAL,
  dealsTile,
  giveCard,
  giveTile,
  handSize,
  layStart,
  MONK,
  REFILL,
  START,
  type State,
} from './state.ts';

/** An outcome is a kind of tile, or a card with this bit set. */
const CARD = 32;
const DOUBLE: readonly boolean[] = TILE_NAMES.map((_, kind) => isDouble(kind));

/** Whether the next draw is a tile, in a state that waits for chance. */
function drawsTile(state: State): boolean {
  switch (state.phase) {
    case DEAL:
      return dealsTile(state);
    case REFILL:
      return state.supplySize > 0;
    default:
      return state.phase !== BALANCE;
  }
}

/** A2: the start tile has two colours. */
const canCome = (state: State, kind: number): boolean =>
  state.supply[kind]! > 0 && (state.phase !== START || !DOUBLE[kind]);

export function outcomes(state: State, out: OutcomeList): void {
  out.clear();
  if (drawsTile(state)) {
    for (let kind = 0; kind < KIND_COUNT; kind++) {
      if (canCome(state, kind)) out.add(kind, state.supply[kind]!);
    }
    return;
  }
  for (let rest = state.piles[state.seat]!; rest !== 0; rest &= rest - 1) {
    out.add(CARD | lowest(rest), 1);
  }
}

export function draw(state: State, random: Random): Outcome {
  if (!drawsTile(state)) return drawCard(state.piles[state.seat]!, random);
  for (;;) {
    const kind = drawTile(state, random);
    if (canCome(state, kind)) return kind;
  }
}

function drawTile({ supply, supplySize }: State, random: Random): Outcome {
  let ticket = random.below(supplySize);
  let kind = 0;
  while (ticket >= supply[kind]!) ticket -= supply[kind++]!;
  return kind;
}

function drawCard(pile: number, random: Random): Outcome {
  let rest = pile;
  for (let skip = random.below(size(pile)); skip > 0; skip--) rest &= rest - 1;
  return CARD | lowest(rest);
}

/** A28: only the drawer sees a draw; all see the start tile. */
export function audience(state: State): Audience {
  return state.phase === START ? 'all' : state.seat;
}

const isCard = (outcome: Outcome): boolean => outcome >= CARD;

export function formatOutcome(state: State, outcome: Outcome): string {
  if (state.phase === START) return `start:${tileName(outcome)}`;
  return `draw:${isCard(outcome) ? cardName(outcome - CARD) : tileName(outcome)}`;
}

export function readOutcome(state: State, text: string): Outcome | Fault {
  const [, verb, item = ''] = /^(start|draw):([a-z]{2}|[a-z]\d)$/.exec(text) ?? [];
  const wanted = state.phase === START ? 'start' : 'draw';
  const outcome = outcomeOf(item);
  if (verb !== wanted || outcome < 0 || isCard(outcome) === drawsTile(state)) {
    return new Fault(drawsTile(state) ? 'outcome-tile' : 'outcome-card', {
      rule: 'A2',
      args: { text: short(text), verb: wanted },
    });
  }
  const comes = isCard(outcome)
    ? (state.piles[state.seat]! & (1 << (outcome - CARD))) !== 0
    : canCome(state, outcome);
  return comes ? outcome : new Fault('outcome-gone', { rule: 'A2', args: { item } });
}

function outcomeOf(item: string): Outcome {
  const kind = TILE_NAMES.indexOf(item);
  if (kind >= 0) return kind;
  const card = CARD_NAMES.indexOf(item);
  return card < 0 ? -1 : CARD | card;
}

export function resolve(state: State, outcome: Outcome, tell?: Teller): void {
  if (state.phase === START) begin(state, outcome, tell);
  else if (state.phase === DEAL) deal(state, outcome, tell);
  else if (state.phase === BALANCE) balanceCard(state, outcome - CARD, tell);
  else if (isCard(outcome)) refillCard(state, outcome - CARD, tell);
  else refillTile(state, outcome, tell);
}

function begin(state: State, kind: number, tell: Teller): void {
  const tile = tileName(kind);
  state.supply[kind]!--;
  state.supplySize--;
  layStart(state, colourOf(tile[0]!), colourOf(tile[1]!));
  state.phase = DEAL;
  const lying = state.placed[0]!;
  const spaces = [firstCell(lying), secondCell(lying)].map(spaceName);
  tell?.({ kind: 'started', tile, spaces });
}

/** A2: deals seat by seat, tiles before cards. */
function deal(state: State, outcome: Outcome, tell: Teller): void {
  const { seat } = state;
  if (isCard(outcome)) {
    giveCard(state, seat, outcome - CARD);
    noteCard(state, outcome - CARD, 'deal', tell);
  } else {
    giveTile(state, seat, outcome);
    noteTile(state, outcome, 'deal', tell);
  }
  if (dealsTile(state) || handSize(state, seat) < COMPONENTS.limits.dealtCards) return;
  tellFresh(state, 'dealt', tell);
  state.seat = (seat + 1) % state.seats;
  if (state.seat === 0) state.phase = MONK;
}
