import { KINDS, type Kind, type State } from './state.ts';

const DUE = ['hand', 'row', 'nothing'];

/** Four counts to a word, a word for each story, and one for the rest. */
export function identify(state: State, into: Int32Array): number {
  const { deck, row, discards, known, hidden } = state;
  const counts = [...deck, ...row, ...discards, ...known, ...hidden];
  let size = 0;
  for (let i = 0; i < counts.length; i += 4) {
    into[size++] = counts.slice(i, i + 4).reduce((word, count) => 32 * word + count, 0);
  }
  for (const story of state.stories) into[size++] = storyWord(story);
  const flags = [state.turn, state.acts, state.actsPerTurn, DUE.indexOf(state.due)];
  into[size++] = [...flags, Number(state.dealing), Number(state.over)].reduce(
    (w, n) => 4 * w + n,
    0,
  );
  return size;
}

/** A leading 1, then a digit to base five for each letter: no seat lives to see fourteen. */
function storyWord(story: string): number {
  return [...story].reduce((word, letter) => 5 * word + 1 + KINDS.indexOf(letter as Kind), 1);
}
