import { type Game, MoveList, type Outlook, type Random } from '@baithak/kernel';
import { Order } from './order.ts';
import { chanceOf } from './pvs.ts';
import { PvsSearch } from './pvs-search.ts';
import { shuffled } from './simple.ts';
import type { Prospect, Study } from './study.ts';
import { distance } from './worth.ts';

const DEEPEST = 100;
/** Nodes between two questions whether to go on. */
const SLICE = 2_000;
/** So many depths must agree before anything is said about a difference. */
const SETTLED = 3;

/**
 * Judges every move of a game without chance and secrets by exact searches of its own, one ply deeper
 * each time. A unit of work is a node. Only depths that were finished for all moves count.
 */
export class Sights<State, View> implements Study<State> {
  readonly world: State;
  done = 0;
  depth = 0;
  private prospects: (Prospect & { readonly score: number })[] = [];
  /** By the number of a move, its chance at each depth that was finished. */
  private readonly past = new Map<number, number[]>();
  private readonly searches: { readonly move: number; readonly search: PvsSearch<State> }[];

  constructor(game: Game<State, View>, outlook: Outlook<State>, view: View, random: Random) {
    const root = game.imagine(view, random);
    this.world = root;
    const list = new MoveList();
    game.moves(root, list);
    const order = new Order();
    // Equal moves are all equally likely to be played.
    this.searches = shuffled(list.toArray(), random).map((move) => ({
      move,
      search: new PvsSearch({ game, outlook, root, moves: [move], table: undefined, order }),
    }));
  }

  async run(budget: number, goOn: () => Promise<boolean>): Promise<void> {
    for (let depth = 1; depth <= DEEPEST; depth++) {
      // One ply costs next to nothing, so everybody looks that far.
      const most = depth === 1 ? Number.POSITIVE_INFINITY : budget;
      if (!(await this.look(depth, most, goOn))) return;
      this.depth = depth;
      this.prospects = this.searches.map(({ move, search: { score } }) => {
        return { move, score, chance: chanceOf({ score, certain: true }), error: 0, tries: depth };
      });
      for (const { move, chance } of this.prospects) {
        this.past.set(move, [...(this.past.get(move) ?? []), chance]);
      }
      if (this.searches.every(({ search }) => search.exhausted)) return;
    }
  }

  ranked(): Prospect[] {
    return this.prospects
      .toSorted((a, b) => b.score - a.score)
      .map(({ score: _, ...prospect }) => prospect);
  }

  /** The plies after which a move surely wins (positive) or loses (negative); undefined if nobody knows. */
  pliesAfter(move: number): number | undefined {
    const found = this.prospects.find((each) => each.move === move);
    return found && distance(found.score);
  }

  /** By how much a move leads before another one as ever deeper searches saw it; the last is the deepest. */
  leadsOf(move: number, other: number): readonly number[] {
    const others = this.past.get(other) ?? [];
    return (this.past.get(move) ?? []).map((chance, depth) => chance - others[depth]!);
  }

  swing(move: number, other: number): number {
    const isProven = [move, other].every((each) => this.pliesAfter(each) !== undefined);
    if (isProven) return 0;
    const last = this.leadsOf(move, other).slice(-SETTLED);
    return Math.max(0, ...last.map((lead) => Math.abs(lead - last.at(-1)!)));
  }

  /** Searches all moves to a depth; returns whether the budget was enough. */
  private async look(depth: number, most: number, goOn: () => Promise<boolean>): Promise<boolean> {
    const [alpha, beta] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (const { search } of this.searches) {
      // Many short searches would otherwise never hear that they should stop.
      if (depth > 1 && !(await goOn())) return false;
      const before = search.nodes;
      const rest = this.done;
      search.begin({ depth, alpha, beta, trusting: false });
      for (;;) {
        const done = search.run(Math.min(SLICE, Math.max(1, most - this.done)));
        this.done = rest + search.nodes - before;
        if (done) break;
        if (this.done >= most || !(await goOn())) return false;
      }
    }
    return true;
  }
}
