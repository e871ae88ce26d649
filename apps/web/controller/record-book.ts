import { type Outcome, type OwnGame, outcomeOf, type Score, tally } from './records.ts';

/** Somebody met at a table: a character, or a person by name. */
export interface Opponent {
  readonly kind: 'bot' | 'person';
  readonly name: string;
}

interface ScoreOf<Key> extends Score {
  readonly key: Key;
}

/** How somebody's matches went, in all and apart. */
export interface RecordBook {
  readonly all: Score;
  readonly byGame: readonly ScoreOf<string>[];
  readonly byOpponent: readonly ScoreOf<Opponent>[];
  /** Wins in a row: those at the end, and the most there ever were. */
  readonly streak: number;
  readonly bestStreak: number;
  /** All of them, the latest first. */
  readonly latest: readonly Entry[];
}

export interface Entry {
  readonly game: string;
  readonly at: number;
  readonly outcome: Outcome;
  readonly opponents: readonly Opponent[];
  readonly review: string | null;
}

export function recordBook(games: readonly OwnGame[]): RecordBook {
  const entries = games
    .toSorted((a, b) => a.at - b.at)
    .flatMap((each): Entry[] => {
      const outcome = outcomeOf(each, each.person);
      return outcome === null ? [] : [entryOf(each, outcome)];
    });
  return {
    all: scoreOf(entries),
    byGame: linesOf(
      entries,
      ({ game }) => [game],
      (game) => game,
    ),
    byOpponent: linesOf(
      entries,
      ({ opponents }) => opponents,
      ({ kind, name }) => `${kind} ${name}`,
    ),
    ...streaksOf(entries),
    latest: entries.toReversed(),
  };
}

function entryOf({ game, at, seats, person, review = null }: OwnGame, outcome: Outcome): Entry {
  const opponents = seats.flatMap((each): Opponent[] => {
    if (each.kind === 'bot') return [{ kind: 'bot', name: each.character }];
    const isOther = each.kind === 'person' && each.person !== person && each.name !== '';
    return isOther ? [{ kind: 'person', name: each.name }] : [];
  });
  return { game, at, outcome, opponents, review };
}

const scoreOf = (entries: Iterable<Entry>): Score =>
  tally([...entries].map(({ outcome }) => outcome));

/** One line for each key, the most played first. */
function linesOf<Key>(
  entries: readonly Entry[],
  keysOf: (entry: Entry) => readonly Key[],
  nameOf: (key: Key) => string,
): ScoreOf<Key>[] {
  const groups = new Map<string, { readonly key: Key; readonly entries: Set<Entry> }>();
  for (const entry of entries) {
    for (const key of keysOf(entry)) {
      const group = groups.get(nameOf(key)) ?? { key, entries: new Set() };
      group.entries.add(entry);
      groups.set(nameOf(key), group);
    }
  }
  return [...groups.values()]
    .sort((a, b) => b.entries.size - a.entries.size)
    .map((group) => ({ key: group.key, ...scoreOf(group.entries) }));
}

function streaksOf(entries: readonly Entry[]): Pick<RecordBook, 'streak' | 'bestStreak'> {
  let [streak, bestStreak] = [0, 0];
  for (const { outcome } of entries) {
    streak = outcome === 'won' ? streak + 1 : 0;
    bestStreak = Math.max(bestStreak, streak);
  }
  return { streak, bestStreak };
}
