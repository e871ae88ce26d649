import type { Seat } from '@baithak/kernel';
import {
  canClaim,
  faceAt,
  type Obstacle,
  obstacle,
  openSymbols,
  shortOfLight,
} from '../rules/amulets.ts';
import { COMPONENTS, ZONES, type Zone } from '../rules/components.ts';
import {
  FACE_TEXTS,
  GOOD,
  letterAt,
  NEEDS,
  placeCount,
  placeText,
  SYMBOLS,
} from '../rules/pieces.ts';
import { at, HAND, RESERVE, type State } from '../rules/state.ts';
import { knownState } from './known.ts';
import type { View } from './view.ts';

/** What a view shows, as if that seat were to move. Prices depend on nothing that the view hides. */
function asMover(view: View, seat: Seat): State {
  const state = knownState(view);
  if (view.turn !== seat) state.used.fill(0);
  state.turn = seat;
  return state;
}

/** An amulet that a seat can win with its cards. */
export interface Reached {
  readonly place: string;
  readonly amulet: string;
  readonly price: number;
}

/** The amulets beside a seat that its cards complete now. */
export function inReach(view: View, seat: Seat): Reached[] {
  const state = asMover(view, seat);
  const places = Array.from({ length: placeCount(state.seats) }, (_, place) => place);
  return places
    .filter((place) => canClaim(state, place))
    .map((place) => ({
      place: placeText(state.seats, state.turn, place),
      amulet: FACE_TEXTS[faceAt(state, place)]!,
      price: Math.max(0, shortOfLight(state, faceAt(state, place), true)),
    }));
}

/** How close a seat is to an amulet with its hand and its reserve. */
export interface Outlook {
  readonly total: number;
  /** How many symbols are covered by light ones, by dark ones, and not at all. */
  readonly light: number;
  readonly dark: number;
  readonly open: number;
  readonly obstacle: Obstacle | null;
  /** The smallest sets of further cards that would complete it, and what it then costs. */
  readonly completions: readonly Completion[];
}

interface Completion {
  readonly cards: string;
  readonly price: number;
}

/** Whether this would be the seat's last amulet: for that one, dark symbols count for nothing. */
const isLastFor = ({ seats }: View, seat: Seat): boolean =>
  seats[seat]!.amulets.length === COMPONENTS.limits.amuletsToWin - 1;

/** Counts the whole reserve; once the seat chooses reserve cards, only those chosen. */
export function outlook(view: View, seat: Seat, amulet: string): Outlook {
  const state = asMover(view, seat);
  const face = FACE_TEXTS.indexOf(amulet);
  const whole = view.aim === null || view.turn !== seat;
  const total = NEEDS[face]!.reduce((sum, n) => sum + n, 0);
  const short = Math.max(0, shortOfLight(state, face, whole));
  const isLast = isLastFor(view, seat);
  const open = isLast ? short : Math.max(0, openSymbols(state, face, whole));
  const why = obstacle(state, face, whole) ?? null;
  return {
    total,
    light: total - short,
    dark: short - open,
    open,
    obstacle: why,
    completions: why === null ? [] : completions(state, face, whole),
  };
}

/** How the symbols of one zone that an amulet asks for are covered. */
export interface Cover {
  readonly zone: Zone;
  readonly light: number;
  readonly dark: number;
  readonly open: number;
}

/**
 * The same by zone: its own symbols first, then jokers where they are needed most. The sums are
 * those of `outlook`.
 */
export function covers(view: View, seat: Seat, amulet: string): Cover[] {
  const state = asMover(view, seat);
  const face = FACE_TEXTS.indexOf(amulet);
  const whole = view.aim === null || view.turn !== seat;
  const jokers = held(state, GOOD, whole);
  const isLast = isLastFor(view, seat);
  const kinds = [...SYMBOLS[face]!].map((zone) => {
    const letter = ZONES.indexOf(zone as Zone);
    const asked = NEEDS[face]![letter]!;
    const own = 2 * held(state, letter, whole);
    const light = Math.min(asked, own);
    const dark = isLast ? 0 : Math.min(asked - light, own);
    return { zone: zone as Zone, asked, light, dark };
  });
  const spend = (count: number, room: (kind: Kind) => number, add: (kind: Kind) => void) => {
    for (let n = 0; n < count; n++) {
      const [neediest] = [...kinds].sort((one, other) => room(other) - room(one));
      if (neediest !== undefined && room(neediest) > 0) add(neediest);
    }
  };
  const open = ({ asked, light, dark }: Kind) => asked - light - dark;
  spend(jokers, open, (kind) => {
    kind.light++;
  });
  const left = jokers - (lightOf(kinds) - lightOf(kinds.map(natural)));
  spend(
    left,
    ({ dark }) => dark,
    (kind) => {
      kind.light++;
      kind.dark--;
    },
  );
  spend(isLast ? 0 : jokers, open, (kind) => {
    kind.dark++;
  });
  return kinds.map((kind) => ({
    zone: kind.zone,
    light: kind.light,
    dark: kind.dark,
    open: open(kind),
  }));

  function natural(kind: Kind): Kind {
    const own = 2 * held(state, ZONES.indexOf(kind.zone), whole);
    return { ...kind, light: Math.min(kind.asked, own) };
  }
}

interface Kind {
  readonly zone: Zone;
  readonly asked: number;
  light: number;
  dark: number;
}

const lightOf = (kinds: readonly Kind[]): number =>
  kinds.reduce((sum, kind) => sum + kind.light, 0);

/** Cards of a kind that count for an amulet. */
function held({ piles, turn, used }: State, letter: number, whole: boolean): number {
  const chosen = piles[at(turn, HAND) + letter]! + used[letter]!;
  return whole ? chosen + piles[at(turn, RESERVE) + letter]! : chosen;
}

/** Four cards of the right kinds win any amulet with light symbols alone. */
const MOST_CARDS = 4;

function completions(state: State, face: number, whole: boolean): Completion[] {
  const kinds = [...SYMBOLS[face]!].map((zone) => ZONES.indexOf(zone as Zone));
  for (let count = 1; count <= MOST_CARDS; count++) {
    const found = handsOf([...kinds, GOOD], count).flatMap((cards) => {
      for (const card of cards) state.piles[at(state.turn, HAND) + card]!++;
      const fits = obstacle(state, face, whole) === undefined;
      const price = Math.max(0, shortOfLight(state, face, whole));
      for (const card of cards) state.piles[at(state.turn, HAND) + card]!--;
      return fits ? [{ cards: cards.map(letterAt).join(''), price }] : [];
    });
    if (found.length > 0) return found.sort((one, other) => one.price - other.price);
  }
  return [];
}

/** All ways to take that many cards of these kinds. */
function handsOf(kinds: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return kinds.flatMap((kind, i) =>
    handsOf(kinds.slice(i), count - 1).map((rest) => [kind, ...rest]),
  );
}
