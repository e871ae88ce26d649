import {
  type Audience,
  CHANCE,
  type Drawn,
  Fault,
  type Game,
  type GameEvent,
  legalMoves,
  OVER,
  type Random,
  read,
  type Seat,
  sure,
} from '@baithak/kernel';
import { outcomesOf, pickOne, type Variant } from '@baithak/testkit';

/** One step of a match in notation, with the outcomes of chance. */
export type Act =
  | { readonly do: 'deal'; readonly outcomes: readonly Drawn[] }
  | {
      readonly do: 'move';
      readonly seat: Seat;
      readonly moves: readonly string[];
      readonly outcomes: readonly Drawn[];
    }
  /** The seat takes back its last decision and all decisions after it. */
  | { readonly do: 'undo'; readonly seat: Seat; readonly decisions: number };

/** A match that is written before it is played. */
export interface Story {
  readonly game: Game;
  readonly variant: Variant;
  readonly acts: readonly Act[];
}

/** Whether the rules reveal something hidden with this event. */
export type Reveals = (event: GameEvent) => boolean;

const SAMSARA_SHOWS = new Set([
  'reincarnated',
  'gave-back',
  'took-bad',
  'aimed',
  'won-amulet',
  'used',
  'used-power',
  'discarded',
  'game-over',
]);

/** For all games with secrets. */
export const REVEALS: Readonly<Record<string, Reveals>> = {
  ananda: () => false,
  jaipur: ({ kind }) => kind === 'round-scored',
  parikrama: () => false,
  samsara: ({ kind }) => SAMSARA_SHOWS.has(kind),
};

interface Decided {
  readonly seat: Seat;
  readonly before: unknown;
}

/** Walks through a match act by act. */
class Walk {
  state: unknown;
  private taken: Decided[] = [];
  /** What the last act revealed. */
  revealed: GameEvent[] = [];

  constructor(
    readonly game: Game,
    variant: Variant,
    private readonly reveals: Reveals,
  ) {
    this.state = game.setup(variant.options, variant.seats);
  }

  get position(): string {
    return JSON.stringify(this.game.writePosition(this.state));
  }

  /** The seats that can undo, and how many decisions that takes back. */
  get undoable(): { seat: Seat; decisions: number }[] {
    const seats = [...new Set(this.taken.map(({ seat }) => seat))];
    return seats.map((seat) => {
      const at = this.taken.findLastIndex((each) => each.seat === seat);
      return { seat, decisions: this.taken.length - at };
    });
  }

  /** Whether the moves are legal here. */
  move(seat: Seat, moves: readonly string[]): boolean {
    const { game } = this;
    this.revealed = [];
    this.taken.push({ seat, before: game.copy(this.state) });
    return moves.every((text) => {
      if (game.status(this.state) !== seat) return false;
      const move = read(game, this.state, text);
      if (move instanceof Fault) return false;
      game.play(this.state, move, this.note);
      return true;
    });
  }

  undo(decisions: number): void {
    const first = this.taken.at(-decisions) as Decided;
    this.taken = this.taken.slice(0, -decisions);
    this.state = this.game.copy(first.before);
  }

  /** Applies an outcome; returns false if it is impossible here or has another audience. */
  resolve({ text, audience }: Drawn): boolean {
    const { game, state } = this;
    const outcome = game.status(state) === CHANCE ? game.readOutcome(state, text) : undefined;
    if (outcome === undefined || outcome instanceof Fault) return false;
    if (game.audience(state, outcome) !== audience) return false;
    game.resolve(state, outcome, this.note);
    return true;
  }

  /** All possible outcomes, each as often as its weight. */
  chances(audience?: Audience): Drawn[] {
    const { game, state } = this;
    return outcomesOf(game, state)
      .filter(({ outcome }) => audience === undefined || game.audience(state, outcome) === audience)
      .flatMap(({ outcome, weight }) => {
        const drawn = {
          text: game.formatOutcome(state, outcome),
          audience: game.audience(state, outcome),
        };
        return new Array<Drawn>(Math.min(weight, 12)).fill(drawn);
      });
  }

  private readonly note = (event: GameEvent) => {
    if (this.reveals(event)) this.revealed.push(event);
  };
}

/** A random unfinished match with undos. A bot makes one move at a time and undoes nothing. */
export function tellStory(
  game: Game,
  variant: Variant,
  random: Random,
  length: number,
  bot?: Seat,
): Story {
  const walk = new Walk(game, variant, () => false);
  const acts: Act[] = [{ do: 'deal', outcomes: drawAll(walk, random) }];
  while (acts.length < length) {
    const undo = pickOne(walk.undoable, random);
    if (undo !== undefined && undo.seat !== bot && random.below(6) === 0) {
      walk.undo(undo.decisions);
      acts.push({ do: 'undo', ...undo });
      continue;
    }
    const seat = game.status(walk.state);
    const moves: string[] = [];
    walk.move(seat, []);
    do {
      const text = pickOne(legalMoves(game, walk.state), random);
      game.play(walk.state, sure(read(game, walk.state, text)));
      moves.push(text);
    } while (game.status(walk.state) === seat && seat !== bot && random.below(2) === 0);
    const outcomes = drawAll(walk, random);
    if (game.status(walk.state) === OVER) break;
    acts.push({ do: 'move', seat, moves, outcomes });
  }
  return { game, variant, acts };
}

function drawAll(walk: Walk, random: Random): Drawn[] {
  const drawn: Drawn[] = [];
  while (walk.game.status(walk.state) === CHANCE) {
    const one = pickOne(walk.chances(), random);
    walk.resolve(one);
    drawn.push(one);
  }
  return drawn;
}

interface Pair {
  readonly one: Story;
  readonly other: Story;
  /** After how many acts the two differ in something. */
  readonly differing: number;
}

/** What the second world must agree with after each act of the first. */
interface Step {
  readonly position: string;
  readonly revealed: string;
  readonly status: number;
}

function stepsOf({ game, variant, acts }: Story, reveals: Reveals): Step[] {
  const walk = new Walk(game, variant, reveals);
  return acts.map((act) => {
    if (act.do === 'undo') walk.undo(act.decisions);
    else {
      if (act.do === 'move') walk.move(act.seat, act.moves);
      for (const drawn of act.outcomes) walk.resolve(drawn);
    }
    return stepOf(walk);
  });
}

/** Whose turn it is after each act. */
export const turnsOf = (story: Story): number[] =>
  stepsOf(story, () => false).map(({ status }) => status);

const stepOf = (walk: Walk): Step => ({
  position: walk.position,
  revealed: JSON.stringify(walk.revealed),
  status: walk.game.status(walk.state),
});

/**
 * Of several tries, the pair of worlds that differ after the most acts. In the second world, draws
 * that only `secret` saw may have come out differently, and everything that anybody did is still
 * legal. The story is cut where it is not, or where the rules reveal a difference. This does not
 * use `view` and `witness`, so it can test them.
 */
export function bestPair(story: Story, secret: Seat, reveals: Reveals, random: Random): Pair {
  const steps = stepsOf(story, reveals);
  const pairs = Array.from({ length: 60 }, (_, i) =>
    otherWorld(story, steps, secret, reveals, random, [0, 3, 6, 8, 9][i % 5] as number),
  );
  return pairs.reduce((best, pair) => (pair.differing > best.differing ? pair : best));
}

function otherWorld(
  story: Story,
  steps: readonly Step[],
  secret: Seat,
  reveals: Reveals,
  random: Random,
  keepInTen: number,
): Pair {
  const there = new Walk(story.game, story.variant, reveals);
  const acts: Act[] = [];
  let differing = 0;
  for (const [i, act] of story.acts.entries()) {
    const changed = actThere(there, act, secret, random, keepInTen);
    if (changed === undefined) break;
    const [here, now] = [steps[i] as Step, stepOf(there)];
    const agrees = here.status === now.status && here.revealed === now.revealed;
    if (!agrees && act.do !== 'undo') break;
    acts.push(changed);
    if (here.position !== now.position) differing++;
  }
  const one = { ...story, acts: story.acts.slice(0, acts.length) };
  return { one, other: { ...story, acts }, differing };
}

/** Plays one act in the second world; returns it as it went there, or nothing if it is impossible. */
function actThere(
  there: Walk,
  act: Act,
  secret: Seat,
  random: Random,
  keepInTen: number,
): Act | undefined {
  if (act.do === 'undo') {
    there.undo(act.decisions);
    return act;
  }
  if (act.do === 'move' && !there.move(act.seat, act.moves)) return undefined;
  const outcomes: Drawn[] = [];
  for (const drawn of act.outcomes) {
    const again = drawn.audience === secret && random.below(10) >= keepInTen;
    if (there.game.status(there.state) !== CHANCE) return undefined;
    const other = again ? pickOne(there.chances(secret), random) : drawn;
    if (other === undefined || !there.resolve(other)) return undefined;
    outcomes.push(other);
  }
  return { ...act, outcomes };
}

/** The random numbers that make a match draw what the story says, by entry and outcome. */
export function ticketsOf(story: Story, entriesBefore: number): Map<string, number> {
  const { game, variant } = story;
  const walk = new Walk(game, variant, () => false);
  const tickets = new Map<string, number>();
  let seq = entriesBefore;
  for (const act of story.acts) {
    if (act.do === 'undo') {
      walk.undo(act.decisions);
      seq += act.decisions;
      continue;
    }
    if (act.do === 'move') walk.move(act.seat, act.moves);
    for (const [index, drawn] of act.outcomes.entries()) {
      tickets.set(`${seq} ${index}`, ticketOf(walk, drawn.text));
      walk.resolve(drawn);
    }
    seq += 1;
  }
  return tickets;
}

function ticketOf({ game, state }: Walk, text: string): number {
  let ticket = 0;
  for (const { outcome, weight } of outcomesOf(game, state)) {
    if (game.formatOutcome(state, outcome) === text) return ticket;
    ticket += weight;
  }
  throw new Error(`${text} cannot come out`);
}
