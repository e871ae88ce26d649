import {
  type Catalogue,
  type Evaluate,
  type Game,
  type GameEvent,
  type Judgement,
  LANGUAGES,
  type Language,
  type Outlook,
  type Sketch,
  type Speech,
  type Words,
} from '@baithak/kernel';
import type { Lesson } from '@baithak/kernel/lesson';

/** Where the words of each language are. */
type Books = Readonly<Record<Language, () => Promise<Catalogue>>>;

/** The public doors of a game; behind each, only what is asked for is loaded. */
export interface Doors<
  State = unknown,
  View = unknown,
  Attempt = unknown,
  Event extends GameEvent = GameEvent,
> extends Books {
  game(): Promise<Game<State, View, Attempt, Event>>;
  speech(): Promise<Speech<Event>>;
  /** The texts of the rules are long, and few people read them. */
  readonly rulebook: Books;
  sketch(): Promise<Sketch<View>>;
  evaluate(): Promise<Evaluate<State>>;
  /** Only games that principal-variation search plays have one. */
  outlook?(): Promise<Outlook<State>>;
  /** How its characters think there, as it is stored. */
  sights?(): Promise<unknown>;
  /** Games without a net have none. */
  judgement?(): Promise<Judgement<State>>;
  /** The nets, as they are stored. */
  weights?(): Promise<unknown>;
  /** How it is taught, with the words for it. */
  readonly lesson?: Books & { lesson(): Promise<Lesson> };
}

/**
 * Checks that the doors of a game fit each other, then forgets its own types: whoever comes through
 * the catalogue hands states and views from one door to the other without looking into them.
 */
export function doors<State, View, Attempt, Event extends GameEvent>(
  own: Doors<State, View, Attempt, Event>,
): Doors {
  return own as unknown as Doors;
}

/** How a game speaks in every language. */
export async function wordsOf(doors: Doors): Promise<Words> {
  const [speech, ...books] = await Promise.all([
    doors.speech(),
    ...LANGUAGES.map(async (language) => ({
      ...(await doors[language]()),
      ...(await doors.rulebook[language]()),
    })),
  ]);
  const catalogues = Object.fromEntries(LANGUAGES.map((language, i) => [language, books[i]]));
  return { ...speech, catalogues: catalogues as Words['catalogues'] };
}
