import { Fault, type OutcomeList } from '@baithak/kernel';

/** The part of the contract that says: nothing is hidden, and nothing is left to chance. */
export const OPEN_GAME = {
  hasSecrets: false,
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
