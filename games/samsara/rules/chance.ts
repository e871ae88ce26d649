import {
  type Audience,
  Fault,
  type Outcome,
  OutcomeList,
  type Random,
  shown,
} from '@baithak/kernel';
import { drewForAction } from './actions.ts';
import { LETTERS, type Letter } from './components.ts';
import { drewForHand } from './ending.ts';
import type { Teller } from './events.ts';
import { sampleCard } from './hands.ts';
import { DEAL_WEIGHTS, deal, layAmulet, layOutcomes } from './opening.ts';
import { FACE_TEXTS, FIRST_SPECIAL, LETTER_COUNT, letterAt } from './pieces.ts';
import { AMULETS, at, DEAL, DRAW, DRAWING, type State } from './state.ts';

/** An outcome is an amulet's face, the number of Good Karma in a starting hand, or a card's letter. */
export function outcomes(state: State, out: OutcomeList): void {
  out.clear();
  if (state.phase === AMULETS) layOutcomes(state, out);
  else if (state.phase === DEAL) {
    for (let good = 1; good <= 3; good++) out.add(good, DEAL_WEIGHTS[good]!);
  } else {
    const from = at(state.turn, DRAW);
    for (let letter = 0; letter < LETTER_COUNT; letter++) {
      const count = state.piles[from + letter]!;
      if (count > 0) out.add(letter, count);
    }
  }
}

const scratch = new OutcomeList();

/** By face: special amulets are named by the side that is up, all others by their front. */
const AMULET_OUTCOMES = FACE_TEXTS.map(
  (text, face) => `amulet:${face >= 2 * FIRST_SPECIAL ? text : FACE_TEXTS[face & ~1]}`,
);

export function draw(state: State, random: Random): Outcome {
  if (state.phase !== AMULETS && state.phase !== DEAL) return sampleCard(state, random);
  outcomes(state, scratch);
  return scratch.pick(random.below(scratch.total));
}

/** M37: only its owner sees a drawn card; everybody sees the amulets. */
export const audience = (state: State): Audience => (state.phase === AMULETS ? 'all' : state.turn);

export function formatOutcome(state: State, outcome: Outcome): string {
  if (state.phase === DEAL) return `deal:${outcome}`;
  if (state.phase !== AMULETS) return `draw:${letterAt(outcome)}`;
  return AMULET_OUTCOMES[outcome]!;
}

export function readOutcome(state: State, text: string): Outcome | Fault {
  outcomes(state, scratch);
  for (let i = 0; i < scratch.size; i++) {
    if (formatOutcome(state, scratch.at(i)) === text) return scratch.at(i);
  }
  return outcomeFault(state, text);
}

function outcomeFault(state: State, text: string): Fault {
  const args = { text: shown(text) };
  if (state.phase === AMULETS) return new Fault('outcome-amulet', { rule: 'M4', args });
  if (state.phase === DEAL) return new Fault('outcome-deal', { rule: 'M6', args });
  const card = /^draw:.$/.test(text) && LETTERS.includes(text.slice(-1) as Letter);
  return new Fault(card ? 'outcome-not-in-pile' : 'outcome-card', { rule: 'M31', args });
}

export function resolve(state: State, outcome: Outcome, tell?: Teller): void {
  if (state.phase === AMULETS) layAmulet(state, outcome, tell);
  else if (state.phase === DEAL) deal(state, outcome, tell);
  else if (state.phase === DRAWING) drewForAction(state, outcome, tell);
  else drewForHand(state, outcome, tell);
}
