import {
  CHANCE,
  type Evaluate,
  type Game,
  IDENTITY_WORDS,
  type Move,
  OVER,
  type Seat,
} from '@baithak/kernel';
import { enterFrame, type Frame, NO_MOVE, newFrame, takeValue } from './frame.ts';
import { Order, toFront } from './order.ts';
import { decided, SCALE, toNode, toRoot, WIN } from './score.ts';
import { LOWER, lasting, SETTLED, type Table, UPPER } from './table.ts';
import { worth } from './worth.ts';

/** What to search for: how deep, between which scores, and whether stored scores may be used. */
export interface Aim {
  readonly depth: number;
  readonly alpha: number;
  readonly beta: number;
  readonly trusting: boolean;
}

export interface Question<State> {
  readonly game: Game<State>;
  readonly evaluate: Evaluate<State>;
  readonly root: State;
  readonly moves: readonly Move[];
  readonly table: Table | undefined;
}

/**
 * Alpha-beta to a fixed depth on an explicit stack, so that it can be left and taken up again after
 * any number of nodes. Whoever is not the searching seat is taken to play against it.
 */
export class Search<State> {
  nodes = 0;
  /** Whether a score from the table was used since the search began. */
  borrowed = false;
  private readonly frames: Frame<State>[] = [];
  private readonly order = new Order();
  private readonly words = new Int32Array(IDENTITY_WORDS);
  private readonly seat: Seat;
  private aim: Aim = { depth: 0, alpha: 0, beta: 0, trusting: false };
  private ply = -1;
  private value = 0;
  /** The best move that the table knows for the node just reached. */
  private hint = NO_MOVE;

  constructor(private readonly question: Question<State>) {
    this.seat = question.game.status(question.root);
  }

  /** Starts anew at the root, trying the best move of the last search first. */
  begin(aim: Aim): void {
    this.aim = aim;
    this.ply = 0;
    this.borrowed = false;
    const { game, root, moves } = this.question;
    const frame = this.frame(0);
    frame.state = game.copy(root, frame.state);
    frame.moves.clear();
    for (const move of moves) frame.moves.add(move);
    const [first] = frame.line;
    if (first !== undefined) toFront(frame.moves, first);
    enterFrame(frame, true, aim.alpha, aim.beta);
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

  /** The best line found so far; empty until the first move has been tried. */
  get line(): readonly Move[] {
    return this.frame(0).line;
  }

  get score(): number {
    return this.frame(0).best;
  }

  /** Whether every line searched came to an end of the game: then nothing is left to find. */
  get exhausted(): boolean {
    return !this.frame(0).estimated;
  }

  private tryNext(frame: Frame<State>): void {
    const { game } = this.question;
    const child = this.frame(this.ply + 1);
    child.state = game.copy(frame.state as State, child.state);
    game.play(child.state, frame.moves.at(frame.next));
    this.nodes++;
    this.ply++;
    child.line = [];
    child.estimated = false;
    if (this.isLeaf(child) || this.isOutside(frame) || this.isKnown(frame, child)) {
      this.ply--;
      this.hand(frame, child);
    } else this.enter(frame, child);
  }

  private isLeaf(child: Frame<State>): boolean {
    const { game, evaluate } = this.question;
    const state = child.state as State;
    const status = game.status(state);
    if (status === CHANCE) throw new Error('alpha-beta cannot search chance');
    if (status === OVER) this.value = decided(worth(game.result(state), this.seat), this.ply);
    else if (this.ply >= this.aim.depth) {
      this.value = Math.round(SCALE * evaluate(state, this.seat));
      child.estimated = true;
    } else return false;
    return true;
  }

  /** Whether even an end on the next ply would be too late to matter. */
  private isOutside({ alpha, beta }: Frame<State>): boolean {
    const soonest = WIN - this.ply - 1;
    if (alpha >= soonest) this.value = soonest;
    else if (beta <= -soonest) this.value = -soonest;
    else return false;
    return true;
  }

  private isKnown({ alpha, beta }: Frame<State>, child: Frame<State>): boolean {
    this.hint = NO_MOVE;
    const { game, table } = this.question;
    if (table === undefined) return false;
    game.identify?.(child.state as State, this.words);
    const slot = table.find(this.words);
    if (slot < 0) return false;
    this.hint = table.move(slot);
    if (!this.aim.trusting || table.depth(slot) < this.aim.depth - this.ply) return false;
    const score = toRoot(table.score(slot), this.ply);
    const bound = table.bound(slot);
    const low = (bound & LOWER) !== 0;
    const high = (bound & UPPER) !== 0;
    if (!((low && high) || (low && score >= beta) || (high && score <= alpha))) return false;
    this.value = score;
    this.borrowed = true;
    child.estimated = table.depth(slot) < SETTLED;
    return true;
  }

  private enter(parent: Frame<State>, child: Frame<State>): void {
    const { game } = this.question;
    const state = child.state as State;
    game.moves(state, child.moves);
    this.order.sort(child.moves, this.hint);
    enterFrame(child, game.status(state) === this.seat, parent.alpha, parent.beta);
  }

  private leave(frame: Frame<State>): void {
    this.value = frame.best;
    if (this.ply > 0) this.store(frame);
    this.ply--;
    if (this.ply >= 0) this.hand(this.frames[this.ply] as Frame<State>, frame);
  }

  private hand(frame: Frame<State>, child: Frame<State>): void {
    if (takeValue(frame, child, this.value)) {
      this.order.praise(frame.bestMove, this.aim.depth - this.ply);
    }
  }

  private store({ state, best, bestMove, lowest, highest, estimated }: Frame<State>): void {
    const { game, table } = this.question;
    if (table === undefined) return;
    const bound = (best > lowest ? LOWER : 0) | (best < highest ? UPPER : 0);
    const left = estimated ? this.aim.depth - this.ply : SETTLED;
    const score = toNode(best, this.ply);
    const [depth, kept] = lasting(score, left, bound);
    game.identify?.(state as State, this.words);
    table.put(this.words, score, depth, kept, bestMove);
  }

  private frame(ply: number): Frame<State> {
    this.frames[ply] ??= newFrame();
    return this.frames[ply];
  }
}
