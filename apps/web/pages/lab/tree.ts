import {
  CHANCE,
  checkSeats,
  Draft,
  Fault,
  type Game,
  type GameEvent,
  type Json,
  legalMoves,
  type OptionSpec,
  type Options,
  OVER,
  type Preview,
  type Random,
  read,
  readOptions,
  type Seat,
  type Status,
} from '@baithak/kernel';

/**
 * A line of play. A step is a move and, after a colon, what chance brought until somebody decides
 * again, as in a match file: `+G : D`. The first step has no move if something is dealt at the start.
 */
export interface Line {
  readonly seats: number;
  readonly options: Options;
  /** Where the line starts; without it, where every game starts. */
  readonly position?: Json;
  readonly names?: readonly string[];
  readonly steps: readonly string[];
  /** How many moves of it are made. */
  readonly at: number;
}

/** Where lines start from: how many play, and what else was chosen. */
export type Setting = Pick<Line, 'seats' | 'options'>;

/**
 * A line that starts from a position. The setting is the chosen one, or else one that fits: a position does not
 * always tell how large its board may be, or which cards belong to it.
 */
export function lineAt(game: Game, position: Json, { seats, options }: Setting): Line {
  const chosen: Setting = { seats, options };
  const others = [seats, ...game.seatCounts.filter((count) => count !== seats)].flatMap((count) =>
    combined(game.options(count)).map((each): Setting => ({ seats: count, options: each })),
  );
  const fits = [chosen, ...others].find(
    (each) => !(game.readPosition(position, each.options, each.seats) instanceof Fault),
  );
  return { ...(fits ?? chosen), position, steps: [], at: 0 };
}

/** Every combination of choices, the usual ones first. */
const combined = (specs: readonly OptionSpec[]): Options[] =>
  specs.reduce<Options[]>(
    (all, { name, choices }) =>
      all.flatMap((each) => choices.map((choice) => ({ ...each, [name]: choice }))),
    [{}],
  );

/** A moment in the laboratory: somebody decides, or the game is over. */
export interface Moment {
  readonly id: number;
  readonly parent: Moment | null;
  readonly step: string;
  readonly state: unknown;
  /** What led here from the moment before. */
  readonly events: readonly GameEvent[];
  readonly children: Moment[];
}

/** Longer lines come from no game. */
const LONGEST = 20_000;

const moveOf = (step: string): string => step.split(' : ')[0] ?? '';
const isDeal = (step: string): boolean => step.startsWith(': ');

/** A tree of variations. All seats are played by whoever looks at it, with everything open. */
export class Lab {
  current: Moment;
  private count = 0;

  private constructor(
    readonly game: Game,
    readonly root: Moment,
    private readonly start: Omit<Line, 'steps' | 'at'>,
    private readonly random: Random,
  ) {
    this.current = root;
  }

  /** Plays a line from its start; a fault says what in it is wrong. */
  static open(game: Game, line: Line, random: Random): Lab | Fault {
    const { position, names = [], steps, at } = line;
    const seats = checkSeats(game, line.seats);
    if (seats instanceof Fault) return seats;
    const options = readOptions(game, line.options, seats);
    if (options instanceof Fault) return options;
    const state =
      position === undefined
        ? game.setup(options, seats)
        : game.readPosition(position, options, seats);
    if (state instanceof Fault) return state;
    if (steps.length > LONGEST) return new Fault('lab-link');
    const [first = '', ...others] = steps;
    const dealt = resolve(
      game,
      game.copy(state as object),
      isDeal(first) ? first.slice(2) : '',
      random,
    );
    if (dealt instanceof Fault) return dealt;
    const root = {
      id: 0,
      parent: null,
      step: dealt.step === '' ? '' : `: ${dealt.step}`,
      state: dealt.state,
      events: [],
      children: [],
    };
    const from = position === undefined ? {} : { position };
    const lab = new Lab(game, root, { seats, options, names, ...from }, random);
    for (const step of isDeal(first) ? others : steps) {
      const fault = lab.make(step);
      if (fault !== undefined) return fault;
    }
    const path = lab.path;
    lab.current = path[Math.min(Math.max(0, at), path.length - 1)]!;
    return lab;
  }

  get seats(): number {
    return this.start.seats;
  }

  get options(): Options {
    return this.start.options;
  }

  get names(): readonly string[] {
    return this.start.names ?? [];
  }

  get status(): Status {
    return this.game.status(this.current.state);
  }

  /** The seat that decides; `null` when the game is over. */
  get acting(): Seat | null {
    return this.status === OVER ? null : this.status;
  }

  get legal(): string[] {
    return this.acting === null ? [] : legalMoves(this.game, this.current.state);
  }

  /** The moments that led to the current one, from the first. */
  get path(): Moment[] {
    const path: Moment[] = [];
    for (let at: Moment | null = this.current; at !== null; at = at.parent) path.unshift(at);
    return path;
  }

  /** The position as the game writes it. */
  get position(): Json {
    return this.game.writePosition(this.current.state);
  }

  view(seat: Seat): unknown {
    return this.game.view(this.current.state, seat);
  }

  preview(moves: readonly string[]): Preview | Fault {
    if (this.acting === null) return new Fault('not-now-here');
    return new Draft(this.game, this.current.state, this.acting).preview(moves, 'full');
  }

  /** Makes all of these moves, or none if one of them is refused. */
  play(moves: readonly string[]): Fault | undefined {
    const before = this.current;
    for (const move of moves) {
      const known = this.current.children.find(({ step }) => moveOf(step) === move);
      const fault = known === undefined ? this.make(move) : undefined;
      if (known !== undefined) this.current = known;
      if (fault !== undefined) {
        this.current = before;
        return fault;
      }
    }
    return undefined;
  }

  goTo(moment: Moment): void {
    this.current = moment;
  }

  back(): void {
    this.current = this.current.parent ?? this.current;
  }

  forward(): void {
    this.current = this.current.children[0] ?? this.current;
  }

  /** Whether chance had a part in the step to this moment. */
  get isDrawn(): boolean {
    return this.current.step.includes(': ');
  }

  /** The same move again, with something else drawn: a variation of its own. */
  redraw(): void {
    const { step, parent } = this.current;
    if (parent === null) return;
    this.current = parent;
    this.make(moveOf(step));
  }

  /** Takes the current moment away, and all that follows it. */
  remove(): void {
    const { parent } = this.current;
    if (parent === null) return;
    parent.children.splice(parent.children.indexOf(this.current), 1);
    this.current = parent;
  }

  /** The line through the current moment, on to its end. */
  get line(): Line {
    const path = this.path;
    const at = path.length - 1;
    for (let next = this.current.children[0]; next !== undefined; next = next.children[0]) {
      path.push(next);
    }
    const steps = path.map(({ step }) => step).filter((step) => step !== '');
    return { ...this.start, steps, at };
  }

  private make(step: string): Fault | undefined {
    const { game, current: parent } = this;
    const [text = '', outcomes = ''] = step.split(' : ');
    if (this.acting === null) return new Fault('move-after-turn', { args: { text } });
    const move = read(game, parent.state, text);
    if (move instanceof Fault) return move;
    const state = game.copy(parent.state);
    const events: GameEvent[] = [];
    game.play(state, move, (event) => events.push(event));
    const drawn = resolve(game, state, outcomes, this.random, events);
    if (drawn instanceof Fault) return drawn;
    this.count++;
    this.current = {
      id: this.count,
      parent,
      step: drawn.step === '' ? text : `${text} : ${drawn.step}`,
      state,
      events,
      children: [],
    };
    parent.children.push(this.current);
    return undefined;
  }
}

/** Chance takes its course until somebody decides: as it is told, and after that by itself. */
function resolve(
  game: Game,
  state: unknown,
  told: string,
  random: Random,
  events: GameEvent[] = [],
): { readonly state: unknown; readonly step: string } | Fault {
  const wanted = told.split(' ').filter((text) => text !== '');
  const drawn: string[] = [];
  while (game.status(state) === CHANCE) {
    const text = wanted.shift();
    const outcome = text === undefined ? game.draw(state, random) : game.readOutcome(state, text);
    if (outcome instanceof Fault) return outcome;
    drawn.push(game.formatOutcome(state, outcome));
    game.resolve(state, outcome, (event) => events.push(event));
  }
  return wanted.length > 0 ? new Fault('lab-link') : { state, step: drawn.join(' ') };
}
