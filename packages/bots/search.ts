import {
  CHANCE,
  type Evaluate,
  type Game,
  IDENTITY_WORDS,
  type Move,
  type MoveList,
  OVER,
  type Seat,
} from '@baithak/kernel';
import type { Aim } from './deepen.ts';
import { enterFrame, type Frame, NO_MOVE, newFrame, takeValue } from './frame.ts';
import { LOWER, lasting, SETTLED, type TranspositionTable, UPPER } from './transposition.ts';
import { decided, SCALE, toNode, toRoot, WIN, worth } from './worth.ts';

export interface Question<State> {
  readonly game: Game<State>;
  readonly evaluate: Evaluate<State>;
  readonly root: State;
  readonly moves: readonly Move[];
  readonly table: TranspositionTable | undefined;
}

/**
 * Alpha-beta to a fixed depth on an explicit stack, so that it can pause and resume after any number
 * of nodes. It assumes that every other seat plays against the searching one.
 */
export class Search<State> {
  nodes = 0;
  /** Whether this search has used a score from the table. */
  borrowed = false;
  private readonly frames: Frame<State>[] = [];
  private readonly order = new MoveOrder();
  private readonly words = new Int32Array(IDENTITY_WORDS);
  private readonly seat: Seat;
  private aim: Aim = { depth: 0, alpha: 0, beta: 0, trusting: false };
  private ply = -1;
  private value = 0;
  /** The table's best move for the node just reached. */
  private hint = NO_MOVE;

  constructor(private readonly question: Question<State>) {
    this.seat = question.game.status(question.root);
  }

  /** Starts again at the root with the best move of the last search first. */
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

  /** Searches that many nodes; returns whether the depth is finished. */
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

  /** Whether every line searched reached the end of the game, so that nothing is left to find. */
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

  /** Whether even a game that ends on the next ply cannot change the result (mate-distance pruning). */
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
      this.order.credit(frame.bestMove, this.aim.depth - this.ply);
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

/** Moves whose hashes collide share a slot. A wrong order only costs time. */
const SLOTS = 4096;
const FIRST = Number.POSITIVE_INFINITY;

/** The history heuristic: moves that caused cutoffs elsewhere come first. */
class MoveOrder {
  private readonly credits = new Float64Array(SLOTS);
  private keys = new Float64Array(64);

  /** A cutoff counts more the deeper the subtree that it saved. */
  credit(move: Move, depth: number): void {
    this.credits[slotOf(move)]! += depth * depth;
  }

  /** Insertion sort, which keeps the game's order among equals. `hint` comes first. */
  sort(list: MoveList, hint: Move): void {
    if (this.keys.length < list.size) this.keys = new Float64Array(list.items.length);
    const { keys } = this;
    const { items } = list;
    for (let i = 0; i < list.size; i++) {
      const move = list.at(i);
      const key = move === hint ? FIRST : this.credits[slotOf(move)]!;
      let j = i - 1;
      for (; j >= 0 && keys[j]! < key; j--) {
        items[j + 1] = items[j]!;
        keys[j + 1] = keys[j]!;
      }
      items[j + 1] = move;
      keys[j + 1] = key;
    }
  }
}

function slotOf(move: Move): number {
  return (move ^ (move >>> 12)) & (SLOTS - 1);
}

/** Moves an entry to the front; does nothing if the list does not have it. */
function toFront(list: MoveList, move: Move): void {
  const { items } = list;
  const at = items.indexOf(move);
  if (at < 0 || at >= list.size) return;
  items.copyWithin(1, 0, at);
  items[0] = move;
}
