import { Draft } from './draft.ts';
import { readOptions } from './foreign.ts';
import {
  CHANCE,
  type Game,
  type GameEvent,
  type Options,
  OVER,
  type Preview,
  type Seat,
} from './game.ts';
import type { Json } from './json.ts';
import { type Fault, sure } from './message.ts';
import { legalMoves } from './moves.ts';
import { FastRandom } from './random.ts';

/**
 * Something that moves may achieve. Everything it names must hold. With nothing named, the whole turn
 * is the goal, whatever is done in it.
 */
export interface Goal {
  /** A regular expression for the moves since the position, joined by spaces. */
  readonly moves?: string;
  /** For each of them something has happened that agrees with it in every field. */
  readonly events?: readonly Readonly<Record<string, Json>>[];
  readonly wins?: true;
}

/** One position, one idea, one thing to do. */
export interface LessonStep {
  /**
   * Its words are `<id>.title`, `<id>.idea` (what is taught), `<id>.task` (what to do), `<id>.nudge`
   * (after a try that misses the goal) and `<id>.done`.
   */
  readonly id: string;
  readonly seats: number;
  readonly options?: Options;
  /** The learner is the seat that decides in it. */
  readonly position: Json;
  /** There is one legal move, and that is the lesson: every wrong try is refused. Elsewhere a legal one exists. */
  readonly forced?: true;
  readonly goal: Goal;
  /** Moves that reach the goal: a hint shows them. */
  readonly answer: readonly string[];
  /** What chance brings, in order. After that a seed decides. */
  readonly chance?: readonly string[];
  /** A try that fits one of these is over, even within a turn, and gets the words `<id>.<name>` instead of the nudge. */
  readonly misses?: readonly { readonly name: string; readonly fits: Goal }[];
  /** The rules that it teaches. */
  readonly rules: readonly string[];
}

/** What a picture shows of a table, by selectors in its board. */
export interface LessonPart {
  readonly of: string;
  /** What of it must be in the frame, if not all; the rest reaches beyond the frame. */
  readonly at?: string;
}

/** A picture of "How to play": the real board in a real position. Its words are `<id>.title` and `<id>.line`. */
export interface LessonPicture {
  readonly id: string;
  readonly seats: number;
  readonly options?: Options;
  readonly position: Json;
  /** The rules that it shows; it lies beside the first of them. */
  readonly rules: readonly string[];
  /** Moves that the board shows as chosen, with what they lead to. */
  readonly proposed?: readonly string[];
  /**
   * Of a large table, the parts that it shows side by side. A board that fits as a whole names none: it is
   * shown before and after the moves.
   */
  readonly show?: readonly LessonPart[];
  /** Its two parts change places; otherwise the first leads to the second. */
  readonly isSwap?: true;
}

/** What a picture of a single move shows of a large table. */
export interface LessonMove extends Pick<LessonPicture, 'isSwap'> {
  /** A regular expression for the whole move. */
  readonly fits: string;
  readonly show: readonly LessonPart[];
}

/**
 * A word to a newcomer in their first game, when a thing is new: `<id>.tip`. It comes once, the first time
 * that one of their legal moves fits the regular expression, or that something like the event has happened.
 */
export interface LessonTip {
  readonly id: string;
  readonly legal?: string;
  readonly event?: Readonly<Record<string, Json>>;
  /** Only an event of another seat counts. */
  readonly by?: 'others';
  /** The rule that it tells. */
  readonly rule: string;
}

/** A game from a position in which it is nearly over. */
export interface ShortGame {
  /** It begins with the deal of the round that decides. */
  readonly isRound?: true;
  readonly options?: Options;
  readonly position: Json;
}

/** How a game is taught. */
export interface Lesson {
  /** A path through the rules. */
  readonly steps: readonly LessonStep[];
  /** What makes the game that ends the path shorter. Only its last step needs it. */
  readonly match?: () => Promise<ShortGame>;
  readonly pictures: readonly LessonPicture[];
  /** The first that fits says how a move is drawn; small boards need none. */
  readonly moves?: readonly LessonMove[];
  readonly tips: readonly LessonTip[];
}

/** What a seat that decides knows of its table. */
interface Sight {
  readonly seat: Seat;
  readonly legal: readonly string[];
  readonly events: readonly GameEvent[];
}

/** The first tip that fits what happened or what may be done now, and that is not known yet. */
export function tipFor(
  tips: readonly LessonTip[],
  known: readonly string[],
  { seat, legal, events }: Sight,
): LessonTip | undefined {
  return tips.find((tip) => {
    const wanted = tip.event;
    if (known.includes(tip.id) || !isStillTrue(tip, legal)) return false;
    if (wanted === undefined) return true;
    const heard = tip.by === 'others' ? events.filter((event) => !agrees(event, { seat })) : events;
    return heard.some((event) => agrees(event, wanted));
  });
}

/** The tips about rules that no finished step has taught. */
export function untaught({ steps, tips }: Lesson, done: readonly string[]): LessonTip[] {
  const taught = steps.filter(({ id }) => done.includes(id)).flatMap(({ rules }) => rules);
  return tips.filter(({ rule }) => !taught.includes(rule));
}

/** A picture of a move in a position; `null` if this move has none. */
export function pictureOf(
  move: string,
  moves: readonly LessonMove[],
  from: Pick<LessonPicture, 'seats' | 'options' | 'position'>,
): LessonPicture | null {
  const how = moves.find(({ fits }) => whole(fits).test(move));
  if (how === undefined) return null;
  const { fits: _, ...drawn } = how;
  return { id: move, rules: [], proposed: [move], ...drawn, ...from };
}

/** Whether a tip fits what may be done now. What happened stays true. */
export const isStillTrue = (tip: LessonTip, legal: readonly string[]): boolean =>
  tip.legal === undefined || legal.some((move) => whole(tip.legal!).test(move));

export type TrialState = 'open' | 'done' | 'missed';

/** One try at something that is asked on the stage. */
export interface Try {
  /** The learner's. */
  readonly seat: Seat;
  /** The table as the learner sees it, with everything that was ever public. */
  readonly view: unknown;
  readonly legal: readonly string[];
  /** What the last moves led to, as the learner sees it. */
  readonly news: readonly GameEvent[];
  readonly state: TrialState;
  /** The seat that decides; `null` when the try is over, or the other side is to answer. */
  readonly acting: Seat | null;
  /** Moves from here that achieve it; `null` if none are known. */
  readonly rest: readonly string[] | null;
  /** Makes all of these moves, or none if one is refused. */
  attempt(...texts: readonly string[]): Fault | undefined;
  preview(moves: readonly string[]): Preview | Fault;
  /** Lets the other side answer, where that is due. */
  readonly reply?: (() => void) | undefined;
}

/** One try at a step: the moves of a turn, judged by the game and by the goal. */
export class Trial implements Try {
  readonly seat: Seat;
  news: readonly GameEvent[] = [];
  legal: readonly string[] = [];
  state: TrialState = 'open';
  private draft: Draft<unknown, unknown, unknown, GameEvent>;
  private readonly moves: string[] = [];
  /** Those among them that the learner made. */
  private readonly chosen: string[] = [];
  private readonly events: GameEvent[] = [];
  private readonly chance: string[];
  private readonly random: FastRandom;

  constructor(
    private readonly game: Game,
    private readonly step: LessonStep,
  ) {
    const { seats, options = {}, position, chance = [] } = step;
    const start = sure(game.readPosition(position, sure(readOptions(game, options, seats)), seats));
    this.seat = game.status(start);
    this.draft = new Draft(game, start, this.seat);
    this.chance = [...chance];
    this.random = new FastRandom(step.id);
    this.legal = legalMoves(game, start);
  }

  get view(): unknown {
    const { game, draft, seat } = this;
    return game.dim(game.view(draft.state, seat), 'full');
  }

  get acting(): Seat | null {
    return this.state === 'open' ? this.seat : null;
  }

  preview(moves: readonly string[]): Preview | Fault {
    return this.draft.preview(moves, 'full');
  }

  /** Moves without a choice are made as well. */
  attempt(...texts: readonly string[]): Fault | undefined {
    // Boards send the moves of one press one by one: the first may have ended the try.
    if (this.state !== 'open') return undefined;
    const fault = this.make(texts);
    if (fault === undefined) this.chosen.push(...texts);
    return fault;
  }

  private make(texts: readonly string[]): Fault | undefined {
    const { draft } = this;
    const before = draft.events.length;
    const made = draft.texts.length;
    for (const text of texts) {
      const fault = draft.add(text);
      if (fault === undefined) continue;
      while (draft.texts.length > made) draft.back();
      return fault;
    }
    this.note(draft.texts.slice(made), draft.events.slice(before));
    this.goOn();
    return undefined;
  }

  /** The moves of the answer that are still to be made; `null` after other moves than those. */
  get rest(): readonly string[] | null {
    const { answer } = this.step;
    const isOnTheWay = this.chosen.every((move, i) => move === answer[i]);
    return isOnTheWay ? answer.slice(this.chosen.length) : null;
  }

  /** The name of the miss that a try fits; `nudge` for any other. */
  get miss(): string {
    return this.missed(true) ?? 'nudge';
  }

  private missed(isTurnOver: boolean): string | undefined {
    return this.step.misses?.find(({ fits }) => this.reaches(fits, isTurnOver))?.name;
  }

  private note(moves: readonly string[], events: readonly GameEvent[]): void {
    const { game, seat } = this;
    this.moves.push(...moves);
    this.events.push(...events);
    this.news = events.flatMap((event) => game.witness(event, seat) ?? []);
  }

  /** Ends the try if the goal is reached or the turn is over; chance comes in between. */
  private goOn(): void {
    const { game, seat } = this;
    const isReached = this.reaches(this.step.goal, false);
    if (!this.draft.open) this.runChance();
    this.legal = this.draft.open ? legalMoves(game, this.draft.state) : [];
    const isOver = game.status(this.draft.state) !== seat;
    if (isReached || this.reaches(this.step.goal, isOver)) this.state = 'done';
    else if (isOver || this.missed(false)) this.state = 'missed';
    else if (this.legal.length === 1) this.goOnWith(this.legal[0]!);
  }

  private goOnWith(only: string): void {
    const { news } = this;
    this.make([only]);
    this.news = [...news, ...this.news];
  }

  private runChance(): void {
    const { game, seat, news } = this;
    const state = game.copy(this.draft.state);
    const events: GameEvent[] = [];
    while (game.status(state) === CHANCE) {
      const said = this.chance.shift();
      const outcome =
        said === undefined ? game.draw(state, this.random) : sure(game.readOutcome(state, said));
      game.resolve(state, outcome, (event) => events.push(event));
    }
    this.draft = new Draft(game, state, seat);
    this.note([], events);
    this.news = [...news, ...this.news];
  }

  private reaches({ moves, events, wins }: Goal, isTurnOver: boolean): boolean {
    if (this.moves.length === 0) return false;
    if (moves === undefined && events === undefined && wins === undefined) return isTurnOver;
    if (moves !== undefined && !whole(moves).test(this.moves.join(' '))) return false;
    if (wins && !this.hasWon) return false;
    return (events ?? []).every((wanted) => this.events.some((event) => agrees(event, wanted)));
  }

  private get hasWon(): boolean {
    const { game, draft, seat } = this;
    return game.status(draft.state) === OVER && game.result(draft.state).places[seat] === 1;
  }
}

const whole = (pattern: string) => new RegExp(`^(?:${pattern})$`);

function agrees(event: GameEvent, wanted: Readonly<Record<string, Json>>): boolean {
  const fields = new Map<string, unknown>(Object.entries(event));
  return Object.entries(wanted).every(
    ([name, value]) => JSON.stringify(fields.get(name)) === JSON.stringify(value),
  );
}
