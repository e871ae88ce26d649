import type { OutcomeList } from './lists.ts';
import { Fault } from './message.ts';

/** What a game without secrets and without chance owes the contract: spread it into the game. */
export const OPEN_GAME = {
  hasSecrets: false,
  hasChance: false,
  outcomes: (_state: unknown, out: OutcomeList): void => out.clear(),
  draw: noChance,
  formatOutcome: noChance,
  readOutcome: (): Fault => new Fault('no-chance-now'),
  audience: () => 'all' as const,
  resolve: noChance,
  dim: <View>(view: View): View => view,
  witness: <Event>(event: Event): Event => event,
};

function noChance(): never {
  throw new Error('nothing is left to chance in this game');
}
