import type { Random } from '@baithak/kernel';
import { allVariants, conformance, type Kit } from '@baithak/testkit';
import { type Attempt, type Event, game, type State, type View } from '../index.ts';
import {
  CAMEL,
  CARD_COUNTS,
  GOOD_COUNT,
  sum,
  TOKEN_KIND_COUNT,
  TOKEN_KINDS,
} from '../rules/cards.ts';
import { COMPONENTS, LETTERS } from '../rules/components.ts';
import { words } from '../words/index.ts';

const kit: Kit<State, View, Attempt, Event> = {
  game,
  words,
  variants: allVariants(game),
  attempt: clumsyAttempt,
  brokenLaw: (state) => wrongCards(state) ?? wrongTokens(state) ?? wrongCourse(state),
};

conformance(kit, { folder: new URL('../', import.meta.url) });

/** A few cards each way, mostly ones that could be meant. */
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
  const { hands, herds } = state.now;
  for (let i = 0; i < LETTERS.length; i++) {
    const goods = hands[i]! + hands[GOOD_COUNT + i]! + state.discards[i]!;
    const held = i === CAMEL ? herds[0]! + herds[1]! : goods;
    const count = state.market[i]! + state.deck[i]! + held;
    if (count !== CARD_COUNTS[i]) return `${count} cards of ${LETTERS[i]}`;
  }
  const sizes = [0, 1].map((seat) => sum(hands, seat * GOOD_COUNT, GOOD_COUNT));
  return sizes.some((size) => size > COMPONENTS.limits.hand) ? 'a hand above seven' : undefined;
}

function wrongTokens(state: State): string | undefined {
  const { wonTokens } = state.now;
  const values = TOKEN_KINDS.reduce(
    (rupees, { value }, k) => rupees + value * (wonTokens[k]! + wonTokens[TOKEN_KIND_COUNT + k]!),
    0,
  );
  const left = Object.values(COMPONENTS.tokens).flatMap((pile, g) =>
    pile.slice(pile.length - state.piles[g]!),
  );
  const rupees = values + left.reduce((all, value) => all + value, 0);
  if (rupees !== 130) return `goods tokens of ${rupees} rupees`;
  const bonus = sum(state.bonus) + sum(state.now.wonBonus);
  return bonus === 18 ? undefined : `${bonus} bonus tokens`;
}

function wrongCourse(state: State): string | undefined {
  if (state.seen.some((cards, at) => cards > state.now.hands[at]!)) return 'seen but not held';
  return sum(state.seals) > state.round ? 'more seals than rounds' : undefined;
}
