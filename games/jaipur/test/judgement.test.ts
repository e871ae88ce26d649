import { judgementTests } from '@baithak/testkit';
import { expect, test } from 'vitest';
import { judgement } from '../bot/judgement.ts';
import { game } from '../index.ts';
import { CAMEL, GOOD_COUNT } from '../rules/encoding.ts';
import { bonusAt, handAt, type State, setup } from '../rules/state.ts';

judgementTests(game, judgement);

function sharedFeatures(from: State): number[] {
  const state = game.copy(from);
  judgement.share!(state);
  const into = new Float32Array(judgement.size(2));
  judgement.features(state, 0, into);
  return [...into];
}

/** The rival has a bonus token, and one card that nobody saw. */
function position(card: number): State {
  const state = setup();
  state.due = 0;
  state.market[CAMEL] = 5;
  state.now[handAt(1, card)] = 1;
  state.deck[card]!--;
  state.now[bonusAt(1, 0)] = 1;
  state.bonus[0]!--;
  return state;
}

test('what the seats know together holds the hands, but no token that lies face down', () => {
  const first = sharedFeatures(position(0));
  for (let card = 1; card < GOOD_COUNT; card++) {
    expect(sharedFeatures(position(card))).not.toEqual(first);
  }
  const other = position(0);
  other.now[bonusAt(1, 0)]!--;
  other.bonus[0]!++;
  other.now[bonusAt(1, 1)]!++;
  other.bonus[1]!--;
  expect(sharedFeatures(other)).toEqual(first);
});
