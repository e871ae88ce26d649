import type { Random } from '@baithak/kernel';
import { allVariants, conformance, type Kit } from '@baithak/testkit';
import { type Attempt, type Event, game, type State, type View } from '../index.ts';
import { COMPONENTS, LETTERS } from '../rules/components.ts';
import {
  BONUS_KIND_COUNT,
  CAMEL,
  CARD_COUNTS,
  GOOD_COUNT,
  sum,
  TOKEN_KINDS,
} from '../rules/encoding.ts';
import { bonusAt, handAt, herdAt, tokenAt } from '../rules/state.ts';
import { words } from '../words/index.ts';

const kit: Kit<State, View, Attempt, Event> = {
  game,
  words,
  variants: allVariants(game),
  attempt: clumsyAttempt,
  brokenLaw: (state) => wrongCards(state) ?? wrongTokens(state) ?? wrongCourse(state),
};

conformance(kit, { folder: new URL('../', import.meta.url) });

/** A few cards each way; some of these attempts are legal. */
function clumsyAttempt(_: State, random: Random): Attempt {
  const some = (most: number) => {
    const cards = Array.from({ length: random.below(most + 1) }, () =>
      random.below(LETTERS.length),
    );
    return cards
      .toSorted((a, b) => a - b)
      .map((i) => LETTERS[i])
      .join('');
  };
  const attempt = { taken: some(3), returned: some(3) };
  return attempt.taken + attempt.returned === '' ? { taken: 'K', returned: '' } : attempt;
}

function wrongCards(state: State): string | undefined {
  const { now } = state;
  for (let i = 0; i < LETTERS.length; i++) {
    const goods = now[handAt(0, i)]! + now[handAt(1, i)]! + state.discards[i]!;
    const held = i === CAMEL ? now[herdAt(0)]! + now[herdAt(1)]! : goods;
    const count = state.market[i]! + state.deck[i]! + held;
    if (count !== CARD_COUNTS[i]) return `${count} cards of ${LETTERS[i]}`;
  }
  const sizes = [0, 1].map((seat) => sum(now, handAt(seat), GOOD_COUNT));
  return sizes.some((size) => size > COMPONENTS.limits.hand) ? 'a hand above seven' : undefined;
}

function wrongTokens(state: State): string | undefined {
  const { now } = state;
  const values = TOKEN_KINDS.reduce(
    (rupees, { value }, k) => rupees + value * (now[tokenAt(0, k)]! + now[tokenAt(1, k)]!),
    0,
  );
  const left = Object.values(COMPONENTS.tokens).flatMap((pile, g) =>
    pile.slice(pile.length - state.piles[g]!),
  );
  const rupees = values + left.reduce((all, value) => all + value, 0);
  if (rupees !== 130) return `goods tokens of ${rupees} rupees`;
  const bonus = sum(state.bonus) + sum(now, bonusAt(0), 2 * BONUS_KIND_COUNT);
  return bonus === 18 ? undefined : `${bonus} bonus tokens`;
}

function wrongCourse(state: State): string | undefined {
  if (state.seen.some((cards, at) => cards > state.now[at]!)) return 'seen but not held';
  return sum(state.seals) > state.round ? 'more seals than rounds' : undefined;
}
