import { CHANCE, type Game, type Move, MoveList, OVER, type Seat } from '@baithak/kernel';
import type { Evaluate } from './bot.ts';
import { worth } from './worth.ts';

/** Scores are whole numbers: estimates reach ±SCALE, a win n plies away is WIN − n. */
export const SCALE = 10_000;
export const WIN = 1_000_000;
const DEEPEST = 1_000;

/** One node on the path from the root to where the search is. */
interface Frame<State> {
  state: State | undefined;
  readonly moves: MoveList;
  next: number;
  maximizing: boolean;
  alpha: number;
  beta: number;
  best: number;
  /** The best line from here, as far as it is known. */
  line: Move[];
}

/**
 * Alpha-beta to a fixed depth on an explicit stack, so that it can be left and taken up again after
 * any number of nodes. Whoever is not the searching seat is taken to play against it.
 */
export class Search<State> {
  nodes = 0;
  /** Whether every line searched at this depth came to an end of the game. */
  exhausted = false;
  private readonly frames: Frame<State>[] = [];
  private readonly goodness = new Map<Move, number>();
  private depth = 0;
  private ply = -1;
  private value = 0;

  constructor(
    private readonly game: Game<State>,
    private readonly evaluate: Evaluate<State>,
    private readonly root: State,
    private readonly seat: Seat,
    private readonly rootMoves: readonly Move[],
  ) {}

  /** Starts anew at the root, trying the line of the last search first. */
  begin(depth: number): void {
    this.depth = depth;
    this.ply = 0;
    this.exhausted = true;
    const frame = this.frame(0);
    frame.state = this.game.copy(this.root, frame.state);
    const first = frame.line[0];
    frame.moves.clear();
    for (const move of this.rootMoves) frame.moves.add(move);
    if (first !== undefined) toFront(frame.moves, first);
    open(frame, true, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
  }

  /** Searches on for some nodes; true when the depth is done. */
  run(nodes: number): boolean {
    const pauseAt = this.nodes + nodes;
    while (this.ply >= 0) {
      const frame = this.frames[this.ply] as Frame<State>;
      if (frame.next >= frame.moves.size || frame.alpha >= frame.beta) this.leave(frame);
      else if (this.nodes >= pauseAt) return false;
      else this.tryNext(frame);
    }
    return true;
  }

  /** The best line found at this depth so far; empty until the first move has been tried. */
  get line(): readonly Move[] {
    return (this.frames[0] as Frame<State>).line;
  }

  get score(): number {
    return (this.frames[0] as Frame<State>).best;
  }

  private tryNext(frame: Frame<State>): void {
    const child = this.frame(this.ply + 1);
    child.state = this.game.copy(frame.state as State, child.state);
    this.game.play(child.state, frame.moves.at(frame.next));
    this.nodes++;
    this.ply++;
    if (this.isLeaf(child.state)) {
      child.line = [];
      this.ply--;
      this.take(frame, child);
    } else this.enter(frame, child);
  }

  private isLeaf(state: State): boolean {
    const status = this.game.status(state);
    if (status === CHANCE) throw new Error('alpha-beta cannot search chance');
    if (status === OVER) this.value = decided(worth(this.game.result(state), this.seat), this.ply);
    else if (this.ply >= this.depth) this.value = this.estimated(state);
    else return false;
    return true;
  }

  private estimated(state: State): number {
    this.exhausted = false;
    return Math.round(SCALE * this.evaluate(state, this.seat));
  }

  private enter(parent: Frame<State>, child: Frame<State>): void {
    const state = child.state as State;
    this.game.moves(state, child.moves);
    this.order(child.moves);
    const expected = this.ply === 1 ? parent.line[1] : undefined;
    if (expected !== undefined && parent.next === 0) toFront(child.moves, expected);
    open(child, this.game.status(state) === this.seat, parent.alpha, parent.beta);
    child.line = [];
  }

  /** Moves that cut off elsewhere come first; insertion keeps the canonical order among equals. */
  private order(list: MoveList): void {
    const { items } = list;
    for (let i = 1; i < list.size; i++) {
      const move = list.at(i);
      const good = this.goodness.get(move) ?? 0;
      let j = i - 1;
      while (j >= 0 && (this.goodness.get(list.at(j)) ?? 0) < good) {
        items[j + 1] = list.at(j);
        j--;
      }
      items[j + 1] = move;
    }
  }

  private leave(frame: Frame<State>): void {
    this.value = frame.best;
    this.ply--;
    if (this.ply >= 0) this.take(this.frames[this.ply] as Frame<State>, frame);
  }

  /** Hands the value of the child just searched to its parent. */
  private take(frame: Frame<State>, child: Frame<State>): void {
    const { value } = this;
    const better = frame.maximizing ? value > frame.best : value < frame.best;
    if (better) {
      frame.best = value;
      frame.line = [frame.moves.at(frame.next), ...child.line];
      if (frame.maximizing) frame.alpha = Math.max(frame.alpha, value);
      else frame.beta = Math.min(frame.beta, value);
      if (frame.alpha >= frame.beta) this.praise(frame);
    }
    frame.next++;
  }

  private praise(frame: Frame<State>): void {
    const move = frame.moves.at(frame.next);
    const left = this.depth - this.ply;
    this.goodness.set(move, (this.goodness.get(move) ?? 0) + left * left);
  }

  private frame(ply: number): Frame<State> {
    this.frames[ply] ??= {
      state: undefined,
      moves: new MoveList(),
      next: 0,
      maximizing: true,
      alpha: 0,
      beta: 0,
      best: 0,
      line: [],
    };
    return this.frames[ply];
  }
}

function open<State>(frame: Frame<State>, maximizing: boolean, alpha: number, beta: number): void {
  frame.next = 0;
  frame.maximizing = maximizing;
  frame.alpha = alpha;
  frame.beta = beta;
  frame.best = maximizing ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
}

function decided(value: number, ply: number): number {
  if (value === 1) return WIN - ply;
  if (value === -1) return ply - WIN;
  return Math.round(SCALE * value);
}

/** In how many plies a score is won (positive) or lost (negative); undefined while it is open. */
export function distance(score: number): number | undefined {
  if (score > WIN - DEEPEST) return WIN - score;
  if (score < DEEPEST - WIN) return -(WIN + score);
  return undefined;
}

function toFront(list: MoveList, move: Move): void {
  const { items } = list;
  const at = items.indexOf(move);
  if (at < 0 || at >= list.size) return;
  items.copyWithin(1, 0, at);
  items[0] = move;
}
