import { CHANCE, Fault, type Game, message, OVER, type Viewer } from '@baithak/kernel';

/** A coin shows heads three times out of four. Only seat 1 sees it, and seat 0 guesses. */
interface Coin {
  coin: number;
  guess: number;
}

const UNKNOWN = -1;
const SIDES = ['heads', 'tails'];

export const coin: Game<Coin, Coin, string> = {
  id: 'coin',
  rulesVersion: 1,
  seatCounts: [2],
  decisionCap: 1,
  hasSecrets: true,
  hasChance: true,
  options: () => [],
  setup: () => ({ coin: UNKNOWN, guess: UNKNOWN }),
  copy: (from) => ({ ...from }),
  readPosition: () => new Fault('position'),
  writePosition: (state) => ({ coin: state.coin, guess: state.guess }),
  status(state) {
    if (state.coin === UNKNOWN) return CHANCE;
    return state.guess === UNKNOWN ? 0 : OVER;
  },
  result: (state) => ({
    places: state.guess === state.coin ? [1, 2] : [2, 1],
    scores: state.guess === state.coin ? [1, 0] : [0, 1],
    reason: message('end.guessed'),
  }),
  moves(_, out) {
    out.clear();
    out.add(0);
    out.add(1);
  },
  judge: (_, attempt) => SIDES.indexOf(attempt),
  spell: (_, move) => SIDES[move] as string,
  parse: (text) => (SIDES.includes(text) ? text : new Fault('notation')),
  format: (attempt) => attempt,
  play(state, move) {
    state.guess = move;
  },
  outcomes(_, out) {
    out.clear();
    out.add(0, 3);
    out.add(1, 1);
  },
  draw: (_, random) => (random.below(4) < 3 ? 0 : 1),
  formatOutcome: (_, outcome) => SIDES[outcome] as string,
  readOutcome: (_, text) => SIDES.indexOf(text),
  audience: () => 1,
  resolve(state, outcome) {
    state.coin = outcome;
  },
  view: (state, viewer: Viewer) => ({
    coin: viewer === 1 ? state.coin : UNKNOWN,
    guess: state.guess,
  }),
  dim: (view) => view,
  witness: (event) => event,
  imagine: (view, random) => ({
    coin: view.coin === UNKNOWN ? coin.draw(view, random) : view.coin,
    guess: view.guess,
  }),
  tally: () => [],
  prompt: () => message('prompt.guess'),
};
