import type { Random } from '@baithak/kernel';
import { allVariants, conformance, type Kit, pickOne } from '@baithak/testkit';
import { type Attempt, type Event, game, type State, type View } from '../index.ts';
import { CHARACTERS, LETTERS, ZONES } from '../rules/components.ts';
import { VERBS } from '../rules/moves.ts';
import {
  amuletOf,
  BAD,
  LETTER_COUNT,
  letterAt,
  placeCount,
  SIDES,
  tableCount,
} from '../rules/pieces.ts';
import {
  AMULETS,
  amuletsOf,
  at,
  HAND,
  LYING,
  NEXT,
  PLAYED,
  pileSize,
  RESERVE,
  SEEN,
  type State as Table,
} from '../rules/state.ts';
import { drawsIn, showsIn } from '../view/hidden-hand.ts';
import { words } from '../words/index.ts';

const kit: Kit<State, View, Attempt, Event> = {
  game,
  words,
  variants: allVariants(game),
  attempt: clumsyAttempt,
  brokenLaw: (state) => wrongCards(state) ?? wrongPlaces(state) ?? wrongMemory(state),
};

conformance(kit, { folder: new URL('../', import.meta.url), effort: { games: 6 } });

/** Mostly the verb that is due, with anything it may be about. */
function clumsyAttempt(state: State, random: Random): Attempt {
  const due = VERBS.find((verb) => STEP[verb] === state.phase);
  const verb = due !== undefined && random.below(5) > 0 ? due : pickOne(VERBS, random);
  const letter = pickOne(LETTERS, random);
  const zone = pickOne(ZONES, random);
  const stop = random.below(6) === 0;
  switch (verb) {
    case 'char':
      return { verb, what: pickOne(CHARACTERS, random), to: null };
    case 'go':
    case 'pick':
      return { verb, what: zone, to: null };
    case 'take':
      return { verb, what: stop ? '.' : zone, to: null };
    case 'pay':
      if (stop) return { verb, what: '--', to: null };
      return { verb, what: letter, to: random.below(4) === 0 ? null : String(random.below(5)) };
    case 'swap':
      return { verb, what: letter, to: pickOne(LETTERS, random) };
    case 'amulet':
      return { verb, what: stop ? '.' : pickOne(SIDES, random) + (1 + random.below(12)), to: null };
    case 'power':
      return { verb, what: String(1 + random.below(3)), to: null };
    case 'act':
    case 'use':
      return { verb, what: stop ? '.' : letter, to: null };
    default:
      return { verb, what: letter, to: null };
  }
}

/** The phase of each verb. */
const STEP: Readonly<Record<Attempt['verb'], number>> = {
  char: 1,
  go: 3,
  back: 4,
  pay: 5,
  take: 6,
  act: 7,
  swap: 9,
  keep: 10,
  amulet: 11,
  use: 12,
  power: 13,
  pick: 14,
};

function wrongCards(state: Table): string | undefined {
  for (let i = 0; i < LETTER_COUNT; i++) {
    let count = state.supply[i]! + state.used[i]!;
    for (let seat = 0; seat < state.seats; seat++) {
      for (let pile = HAND; pile <= NEXT; pile++) count += state.piles[at(seat, pile) + i]!;
      const lying = state.piles[at(seat, LYING) + i]!;
      if (lying > 0 && !'KB'.includes(letterAt(i))) return `${letterAt(i)} lies evanescent`;
    }
    if (count !== tableCount(state.seats, i)) return `${count} cards of ${letterAt(i)}`;
  }
  return undefined;
}

function wrongPlaces(state: Table): string | undefined {
  const lying = [...state.places].filter((up) => up > 0).map((up) => amuletOf(up - 1));
  const won = [...state.owners].filter((owner) => owner > 0).length;
  if (new Set(lying).size !== lying.length) return 'an amulet lies twice';
  if (lying.some((amulet) => state.owners[amulet]! > 0)) return 'a won amulet lies on the table';
  const due = state.phase === AMULETS ? state.filled : placeCount(state.seats);
  if (lying.length + won !== due) return `${lying.length} and ${won} amulets of ${due}`;
  for (let seat = 0; seat < state.seats; seat++) {
    if (amuletsOf(state, seat) > 5) return 'more than five amulets';
    if (state.piles[at(seat, RESERVE) + BAD]! > 0) return 'Bad Karma in a reserve';
    if (seat !== state.turn && pileSize(state, seat, PLAYED) > 0) return 'cards left lying';
  }
  return undefined;
}

function wrongMemory(state: Table): string | undefined {
  for (let seat = 0; seat < state.seats; seat++) {
    for (let i = 0; i < LETTER_COUNT; i++) {
      const seen = state.piles[at(seat, SEEN) + i]!;
      if (seen > state.piles[at(seat, HAND) + i]!) return `${letterAt(i)} seen but not held`;
    }
    const story = state.stories[seat]!;
    const hidden = pileSize(state, seat, HAND) - pileSize(state, seat, SEEN);
    if (drawsIn(story) - showsIn(story) !== hidden) return `story ${story} of ${hidden} cards`;
  }
  return undefined;
}
