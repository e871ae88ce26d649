import {
  Draft,
  type Fault,
  type Game,
  type GameEvent,
  legalMoves,
  OVER,
  type Preview,
  type Puzzle,
  read,
  readOptions,
  type Seat,
  sure,
} from '@baithak/kernel';
import type { TrialState, Try } from '@baithak/kernel/lesson';
import { Prover } from './prover.ts';

/**
 * A forced win that is played out. Every move that still wins in time counts. The other side defends
 * as long as it can, and escapes after a move that lets it.
 */
export class ForcedWin implements Try {
  readonly seat: Seat;
  news: readonly GameEvent[] = [];
  state: TrialState = 'open';
  private current: unknown;
  /** Plies that are left until the win is due. */
  private left: number;
  /** What is left of the stored line; none after another move. */
  private line: readonly string[];
  private hasEscaped = false;
  private readonly prover: Prover;

  constructor(
    private readonly game: Game,
    {
      seats,
      options = {},
      position,
      answer,
    }: Pick<Puzzle, 'seats' | 'options' | 'position' | 'answer'>,
    plies: number,
  ) {
    const start = game.readPosition(position, sure(readOptions(game, options, seats)), seats);
    this.current = sure(start);
    this.seat = game.status(this.current);
    this.left = plies;
    this.line = answer;
    this.prover = new Prover(game, Number.POSITIVE_INFINITY);
  }

  get view(): unknown {
    return this.game.dim(this.game.view(this.current, this.seat), 'full');
  }

  get acting(): Seat | null {
    const isTurn = this.game.status(this.current) === this.seat;
    return this.state === 'open' && isTurn ? this.seat : null;
  }

  get legal(): readonly string[] {
    return this.acting === null ? [] : legalMoves(this.game, this.current);
  }

  get rest(): readonly string[] {
    const [known] = this.line;
    if (this.acting === null) return [];
    return [known ?? this.legal.find((text) => this.wins(this.after(text)))!];
  }

  preview(moves: readonly string[]): Preview | Fault {
    return new Draft(this.game, this.current, this.seat).preview(moves, 'full');
  }

  /** One move at a time: the other side comes after it. */
  attempt(text: string): Fault | undefined {
    const draft = new Draft(this.game, this.current, this.seat);
    const fault = draft.add(text);
    if (fault !== undefined) return fault;
    this.hasEscaped = text !== this.line[0] && !this.wins(draft.state);
    this.step(text);
    if (this.game.status(this.current) === OVER) this.state = this.hasEscaped ? 'missed' : 'done';
    return undefined;
  }

  get reply(): (() => void) | undefined {
    const isDue = this.state === 'open' && this.acting === null;
    return isDue ? () => this.answer() : undefined;
  }

  private answer(): void {
    this.step(this.line[0] ?? this.defence());
    if (this.hasEscaped) this.state = 'missed';
  }

  private step(text: string): void {
    const { game } = this;
    const events: GameEvent[] = [];
    const state = game.copy(this.current);
    game.play(state, sure(read(game, state, text)), (event) => events.push(event));
    this.line = text === this.line[0] ? this.line.slice(1) : [];
    this.current = state;
    this.left--;
    this.news = events.flatMap((event) => game.witness(event, this.seat) ?? []);
  }

  /** The reply after which the win takes longest, or does not come in time. */
  private defence(): string {
    const replies = legalMoves(this.game, this.current);
    for (let plies = this.left - 1; plies > 0; plies -= 2) {
      const held = replies.find((text) => !this.forces(this.after(text), plies));
      if (held !== undefined) return held;
    }
    return replies[0]!;
  }

  private after(text: string): unknown {
    const state = this.game.copy(this.current);
    this.game.play(state, sure(read(this.game, state, text)));
    return state;
  }

  /** Whether the win still comes in time after a move. */
  private wins(after: unknown): boolean {
    return this.forces(after, this.left - 1);
  }

  private forces(state: unknown, plies: number): boolean {
    return this.prover.forces(state, this.seat, plies);
  }
}
