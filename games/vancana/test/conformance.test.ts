import type { Random } from '@baithak/kernel';
import { BY_NAME, membersOf } from '@baithak/panakizhi';
import { allVariants, conformance, type Kit } from '@baithak/testkit';
import { type Attempt, type Event, game, type State, type View } from '../index.ts';
import { words } from '../words/index.ts';

const kit: Kit<State, View, Attempt, Event> = {
  game,
  words,
  variants: allVariants(game),
  attempt: clumsyAttempt,
  brokenLaw,
  positionForgets: 'earlier positions are part of the match, not of a position (V17, V20)',
};

conformance(kit, { folder: new URL('../', import.meta.url) });

/** From one of the mover's pieces or anywhere, to somewhere near or anywhere. */
function clumsyAttempt(state: State, random: Random): Attempt {
  if (random.below(20) === 0) return { kind: 'pass' };
  const own = membersOf(state.side === 0 ? state.white : state.black);
  const from = random.below(4) === 0 ? random.below(25) : own[random.below(own.length)]!;
  const kind = random.below(2) === 0 ? 'step' : 'jump';
  const near = from + (kind === 'jump' ? 2 : 1) * [-6, -5, -4, -1, 1, 4, 5, 6][random.below(8)]!;
  const to = near < 0 || near > 24 || random.below(5) === 0 ? random.below(25) : near;
  return { kind, from: BY_NAME[from]!, to: BY_NAME[to]! };
}

function brokenLaw(state: State): string | undefined {
  const { white, black, crowns, whiteHome, blackHome } = state;
  if (white & black) return 'a square with two pieces';
  if (crowns & ~(white | black)) return 'a crown on an empty square';
  const count = membersOf(white | black).length + whiteHome + blackHome;
  if (count !== 12) return `${count} pieces`;
  const [top, bottom] = [0b10000_10000_10000_10000_10000, 0b00001_00001_00001_00001_00001];
  return white & top! || black & bottom! ? 'a piece on its goal that is not home' : undefined;
}
