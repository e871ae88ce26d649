import { FastRandom, Fault, OutcomeList } from '@baithak/kernel';
import { type Effort, ensure, isChance, type Kit, outcomesOf, samplePositions } from '../kit.ts';
import { surprise } from '../statistics.ts';

/** Odds are positive, outcomes unique and readable, and `draw` follows the odds. */
export function oddsHold(kit: Kit, effort: Effort): void {
  const { game } = kit;
  const list = new OutcomeList();
  for (const variant of kit.variants) {
    for (let n = 0; n < effort.games; n++) {
      const random = new FastRandom(`odds ${n}`);
      for (const state of samplePositions(kit, variant, random, 3, isChance(game))) {
        game.outcomes(state, list);
        ensure(list.size > 0, () => 'chance without outcomes');
        for (const { outcome, weight } of outcomesOf(game, state)) {
          ensure(Number.isInteger(weight) && weight > 0, () => `weight ${weight}`);
          const text = game.formatOutcome(state, outcome);
          ensure(/^[!-~]+$/.test(text) && text !== '?', () => `outcome text ${text}`);
          ensure(game.readOutcome(state, text) === outcome, () => `${text} reads back as another`);
          const audience = game.audience(state, outcome);
          ensure(
            audience === 'all' || (audience >= 0 && audience < variant.seats),
            () => `audience ${audience}`,
          );
        }
        const texts = outcomesOf(game, state).map((o) => game.formatOutcome(state, o.outcome));
        ensure(new Set(texts).size === texts.length, () => `two outcomes are called the same`);
        ensure(game.readOutcome(state, '') instanceof Fault, () => 'an outcome without a text');
        drawFollows(kit, state, random);
      }
    }
  }
}

function drawFollows(kit: Kit, state: unknown, random: FastRandom): void {
  const { game } = kit;
  const odds = new Map(outcomesOf(game, state).map((o) => [o.outcome, o.weight]));
  const drawn = new Map<number, number>();
  for (let i = 0; i < 400; i++) {
    const outcome = game.draw(state, random);
    ensure(odds.has(outcome), () => `draw gives ${outcome}, which is not listed`);
    drawn.set(outcome, (drawn.get(outcome) ?? 0) + 1);
  }
  const { unlikely, summary } = surprise(odds, drawn);
  ensure(!unlikely, () => `draw does not follow the odds: ${summary}`);
}
