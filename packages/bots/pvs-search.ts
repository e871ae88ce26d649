import {
  CHANCE,
  type Game,
  IDENTITY_WORDS,
  type Move,
  MoveList,
  type Outlook,
  OVER,
  type Seat,
  WINS_NOW,
} from '@baithak/kernel';
import type { Aim } from './deepen.ts';
import { NO_MOVE } from './frame.ts';
import { bringBest, isSpecial, type Order } from './order.ts';
import { LOWER, lasting, SETTLED, type TranspositionTable, UPPER } from './transposition.ts';
import { type Walk, walkFrom } from './walk.ts';
import { decided, SCALE, toNode, toRoot, WIN, worth } from './worth.ts';

export interface PvsQuestion<State> {
  readonly game: Game<State>;
  readonly outlook: Outlook<State>;
  readonly root: State;
  readonly moves: readonly Move[];
  readonly table: TranspositionTable | undefined;
  readonly order: Order;
}

/** How a move is being searched: with all depth and window, to refute it, or to refute it cheaply. */
const FULL = 0;
const SCOUT = 1;
const REDUCED = 2;

/** One node on the path from the root. All scores are for the seat to move here. */
interface Node {
  readonly moves: MoveList;
  keys: Int32Array;
  readonly words: Int32Array;
  seat: Seat;
  next: number;
  stage: number;
  /** Plies left to search. */
  depth: number;
  /** The lower bound on entering the node, and the window now. */
  lowest: number;
  alpha: number;
  beta: number;
  best: number;
  bestMove: Move;
  /** Whether the same position stands higher up on this path: what is stored does not fit both. */
  repeated: boolean;
  /** Whether some line below ended with an estimate and not with a result. */
  estimated: boolean;
  line: Move[];
}

/**
 * Principal-variation search on an explicit stack, so that it can pause after any number of nodes. The
 * first move of a node is searched in full; the others must only be shown to be no better, late ones with
 * less depth first. A search that does not trust the table does not reduce either: it is exact.
 * Two seats take turns.
 */
export class PvsSearch<State> {
  nodes = 0;
  /** Whether this search has used a score from the table, or less than the full depth. */
  borrowed = false;
  private readonly stack: Node[] = [];
  private readonly walk: Walk<State>;
  /** How many words tell positions apart. */
  private readonly width: number;
  private aim: Aim = { depth: 0, alpha: 0, beta: 0, trusting: false };
  private ply = -1;
  private value = 0;
  private hint = NO_MOVE;

  constructor(private readonly question: PvsQuestion<State>) {
    const { game, root } = question;
    this.walk = walkFrom(game, root);
    this.width = game.identify?.(root, this.node(0).words) ?? 0;
  }

  /** Starts again at the root with the best move of the last search first. */
  begin(aim: Aim): void {
    // A search that was stopped has left the walk somewhere below the root.
    for (; this.ply > 0; this.ply--) this.walk.back();
    this.aim = aim;
    this.ply = 0;
    this.borrowed = false;
    const node = this.node(0);
    const [hint = NO_MOVE] = node.line;
    node.moves.clear();
    for (const move of this.question.moves) node.moves.add(move);
    this.enter(node, hint, aim.depth, aim.alpha, aim.beta);
  }

  /** Searches that many nodes; returns whether the depth is finished. */
  run(nodes: number): boolean {
    const pauseAt = this.nodes + nodes;
    while (this.ply >= 0) {
      const node = this.stack[this.ply] as Node;
      if (node.next >= node.moves.size || node.alpha >= node.beta) this.leave(node);
      else if (this.nodes >= pauseAt) return false;
      else this.tryNext(node);
    }
    return true;
  }

  /** The best line found so far; empty until the first move has been tried. */
  get line(): readonly Move[] {
    return this.node(0).line;
  }

  get score(): number {
    return this.node(0).best;
  }

  /** Whether every line searched reached the end of the game, so that nothing is left to find. */
  get exhausted(): boolean {
    return !this.node(0).estimated;
  }

  private tryNext(node: Node): void {
    if (node.stage < 0) this.chooseMove(node);
    const { stage, alpha, beta } = node;
    this.walk.play(node.moves.at(node.next));
    this.nodes++;
    this.ply++;
    const child = this.node(this.ply);
    if (child.line.length > 0) child.line.length = 0;
    child.estimated = false;
    const low = stage === FULL ? -beta : -alpha - 1;
    const depth = node.depth - 1 - (stage === REDUCED ? this.reduction(node) : 0);
    if (this.isAnswered(child, node.seat, depth, low, -alpha)) {
      this.walk.back();
      this.ply--;
      this.hand(node, child);
    } else this.expand(child, depth, low, -alpha);
  }

  /** Picks the next move, and how to search it first. */
  private chooseMove(node: Node): void {
    bringBest(node.moves, node.keys, node.next);
    if (node.next === 0) node.stage = FULL;
    else node.stage = this.reduction(node) > 0 ? REDUCED : SCOUT;
  }

  /** By how many plies to reduce a late move: moves that come late in a good order are rarely best. */
  private reduction({ depth, next, keys }: Node): number {
    if (!this.aim.trusting || depth < 3 || next < 2 || isSpecial(keys[next] as number)) return 0;
    const more = (next >= 5 ? 1 : 0) + (depth >= 7 && next >= 8 ? 1 : 0);
    return Math.min(depth - 1, 1 + more);
  }

  /** Whether the value of the node just reached is known without looking further; sets it. */
  private isAnswered(child: Node, from: Seat, depth: number, low: number, high: number): boolean {
    const { game, outlook } = this.question;
    const { state } = this.walk;
    const status = game.status(state);
    if (status === OVER) {
      this.value = -decided(worth(game.result(state), from), this.ply);
      return true;
    }
    if (status === CHANCE || status === from) throw new Error('two seats must take turns');
    child.seat = status;
    if (this.isOutside(low, high)) return true;
    if (depth > 0 && this.isKnown(child, depth, low, high)) return true;
    if (depth > 1 || (depth > 0 && high - low > 1)) return false;
    return this.isEstimated(child, outlook(state), depth);
  }

  /** Whether even a game that ends on the next ply cannot change the result (mate-distance pruning). */
  private isOutside(low: number, high: number): boolean {
    const soonest = WIN - this.ply - 1;
    if (low >= soonest) this.value = soonest;
    else if (high <= -soonest) this.value = -soonest;
    else return false;
    return true;
  }

  private isKnown(child: Node, depth: number, low: number, high: number): boolean {
    this.hint = NO_MOVE;
    const { game, table } = this.question;
    if (table === undefined) return false;
    game.identify?.(this.walk.state, child.words);
    child.repeated = this.repeats(child.words);
    const slot = table.find(child.words);
    if (slot < 0) return false;
    this.hint = table.move(slot);
    if (child.repeated || !this.aim.trusting || table.depth(slot) < depth) return false;
    const score = toRoot(table.score(slot), this.ply);
    const bound = table.bound(slot);
    const atLeast = (bound & LOWER) !== 0;
    const atMost = (bound & UPPER) !== 0;
    if (!((atLeast && atMost) || (atLeast && score >= high) || (atMost && score <= low))) {
      return false;
    }
    this.value = score;
    this.borrowed = true;
    child.estimated = table.depth(slot) < SETTLED;
    return true;
  }

  /**
   * Whether an ancestor has the same position. Rules may treat its second occurrence differently, and
   * a table that answered it would let a loop confirm itself for ever.
   */
  private repeats(words: Int32Array): boolean {
    for (let ply = this.ply - 2; ply >= 0; ply -= 2) {
      const other = (this.stack[ply] as Node).words;
      if (other[0] === words[0] && this.equal(other, words)) return true;
    }
    return false;
  }

  private equal(a: Int32Array, b: Int32Array): boolean {
    for (let i = 1; i < this.width; i++) if (a[i] !== b[i]) return false;
    return true;
  }

  /** Takes the game's estimate at the last ply; one ply before, only if it knows a win. */
  private isEstimated(child: Node, estimate: number, depth: number): boolean {
    if (estimate === WINS_NOW) {
      this.value = WIN - this.ply - 1;
      return true;
    }
    if (depth > 0) return false;
    this.value = Math.max(-SCALE, Math.min(SCALE, estimate));
    child.estimated = true;
    return true;
  }

  private expand(child: Node, depth: number, low: number, high: number): void {
    this.question.game.moves(this.walk.state, child.moves);
    this.enter(child, this.hint, depth, low, high);
  }

  private enter(node: Node, hint: Move, depth: number, alpha: number, beta: number): void {
    const { game, order } = this.question;
    if (node.keys.length < node.moves.size) node.keys = new Int32Array(node.moves.items.length);
    if (this.ply === 0) node.seat = game.status(this.walk.state);
    order.rate(node.moves, node.keys, hint, this.ply, node.seat);
    node.next = 0;
    node.stage = -1;
    node.depth = depth;
    node.lowest = alpha;
    node.alpha = alpha;
    node.beta = beta;
    node.best = Number.NEGATIVE_INFINITY;
    node.bestMove = NO_MOVE;
    node.estimated = false;
  }

  private leave(node: Node): void {
    this.value = node.best;
    if (this.ply > 0) this.store(node);
    this.ply--;
    if (this.ply < 0) return;
    this.walk.back();
    this.hand(this.stack[this.ply] as Node, node);
  }

  /** Gives a child's value to its parent, which searches the move again or goes on to its next one. */
  private hand(node: Node, child: Node): void {
    const value = -this.value;
    const { stage, alpha, beta } = node;
    if (child.estimated) node.estimated = true;
    if (stage === REDUCED) this.borrowed = true;
    if (stage !== FULL && value > alpha && (stage === REDUCED || value < beta)) {
      node.stage = stage === REDUCED && beta > alpha + 1 ? SCOUT : FULL;
      return;
    }
    const move = node.moves.at(node.next);
    node.next++;
    node.stage = -1;
    if (value <= node.best) return;
    node.best = value;
    node.bestMove = move;
    if (value <= alpha) return;
    if (value < beta || this.ply === 0) {
      node.line.length = 0;
      node.line.push(move, ...child.line);
    }
    node.alpha = value;
    if (value >= beta) this.question.order.credit(move, node.depth, this.ply, node.seat);
  }

  private store(node: Node): void {
    const { words, best, bestMove, lowest, beta, depth, estimated } = node;
    const { table } = this.question;
    if (table === undefined || node.repeated) return;
    const bound = (best > lowest ? LOWER : 0) | (best < beta ? UPPER : 0);
    const left = estimated ? depth : SETTLED;
    const score = toNode(best, this.ply);
    const [lasts, kept] = lasting(score, left, bound);
    table.put(words, score, lasts, kept, bestMove);
  }

  private node(ply: number): Node {
    this.stack[ply] ??= {
      moves: new MoveList(),
      keys: new Int32Array(64),
      words: new Int32Array(IDENTITY_WORDS),
      seat: 0,
      next: 0,
      stage: -1,
      depth: 0,
      lowest: 0,
      alpha: 0,
      beta: 0,
      best: 0,
      bestMove: NO_MOVE,
      repeated: false,
      estimated: false,
      line: [],
    };
    return this.stack[ply];
  }
}
