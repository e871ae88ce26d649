import {
  CHANCE,
  type Evaluate,
  type Game,
  type GameEvent,
  MoveList,
  OVER,
  type Random,
  type Seat,
  write,
} from '@baithak/kernel';
import { type Choice, Limit, type Task } from './bot.ts';
import { rounded } from './simple.ts';
import { bestChild, expanded, mean, type Node, newNode, picked } from './tree.ts';
import { estimate } from './worth.ts';

const ITERATIONS_WITHOUT_BUDGET = 500;
/** The key of the one child for all outcomes that the thinker does not see. */
const UNSEEN = -1;

/**
 * Information set Monte Carlo tree search. Every iteration imagines a world that the view allows and
 * walks down one tree with it. A move's bound counts only the worlds that offered the move. Chance is
 * drawn with its odds, and every seat maximises its own payoff. Below the tree, a few random
 * decisions may follow before the game's estimate; none is best if the estimate is good. An iteration
 * is one walk. Thoughts: iterations, the expected score from −1 to 1, and how often the choice was
 * tried.
 */
export function mcts<State, View, Attempt, Event extends GameEvent>(
  evaluate: Evaluate<State>,
  playoutDecisions = 0,
) {
  return async (task: Task<State, View, Attempt, Event>): Promise<Choice> => {
    const walker = new Walker(task, evaluate, playoutDecisions);
    const { ms, iterations } = task.budget;
    const bounded = ms === undefined && iterations === undefined;
    const budget = bounded ? { iterations: ITERATIONS_WITHOUT_BUDGET } : task.budget;
    const limit = new Limit(budget, task.stop, task.runtime);
    do walker.walk();
    while (!walker.forced && (await limit.goOn(walker.iterations)));
    return walker.choice();
  };
}

class Walker<State, View, Attempt, Event extends GameEvent> {
  iterations = 0;
  private readonly game: Game<State, View, Attempt, Event>;
  private readonly random: Random;
  private readonly thinker: Seat;
  private readonly root: Node;
  private readonly seats: number;
  private readonly list = new MoveList();
  private readonly path: Node[] = [];

  constructor(
    private readonly task: Task<State, View, Attempt, Event>,
    private readonly evaluate: Evaluate<State>,
    private readonly playoutDecisions: number,
  ) {
    this.game = task.game;
    this.random = task.random;
    const world = this.imagine();
    this.thinker = this.game.status(world);
    // A tally has one entry per seat.
    this.seats = this.game.tally(task.view).length;
    this.root = newNode(UNSEEN, this.seats);
    this.game.moves(world, this.list);
    this.forced = this.list.size === 1;
  }

  /** Whether there is only one move, so that there is nothing to think about. */
  readonly forced: boolean;

  walk(): void {
    const state = this.imagine();
    this.path.length = 0;
    this.descend(state);
    this.playOut(state);
    const payoffs = Array.from({ length: this.seats }, (_, seat) =>
      estimate(this.game, this.evaluate, state, seat),
    );
    for (const node of this.path) {
      node.visits++;
      for (let seat = 0; seat < this.seats; seat++) {
        node.sums[seat] = (node.sums[seat] as number) + (payoffs[seat] as number);
      }
    }
    this.iterations++;
  }

  choice(): Choice {
    const { game } = this;
    const world = this.imagine();
    const best = bestChild(this.root) as Node;
    return {
      move: write(game, world, best.key),
      thoughts: {
        iterations: this.iterations,
        tries: best.visits,
        score: rounded(mean(best, this.thinker)),
      },
    };
  }

  private imagine(): State {
    return this.game.imagine(this.task.view, this.random);
  }

  /** Walks down the tree to the first new node and leaves the state there. */
  private descend(state: State): void {
    const { game } = this;
    let node = this.root;
    this.path.push(node);
    for (let status = game.status(state); status !== OVER; status = game.status(state)) {
      const child = status === CHANCE ? this.drawn(state, node) : this.decided(state, node, status);
      this.path.push(child);
      if (child.visits === 0) return;
      node = child;
    }
  }

  private drawn(state: State, node: Node): Node {
    const { game } = this;
    const outcome = game.draw(state, this.random);
    const audience = game.audience(state, outcome);
    const seen = audience === 'all' || audience === this.thinker;
    game.resolve(state, outcome);
    return expanded(node, seen ? outcome : UNSEEN, this.seats);
  }

  private decided(state: State, node: Node, seat: Seat): Node {
    this.game.moves(state, this.list);
    const child = picked(node, this.list, seat, this.seats, this.random);
    this.game.play(state, child.key);
    return child;
  }

  /** Plays some random decisions, then goes on to the next decision, which the estimate is made for. */
  private playOut(state: State): void {
    const { game, list, random } = this;
    for (let left = this.playoutDecisions; ; ) {
      const status = game.status(state);
      if (status === OVER) return;
      if (status === CHANCE) {
        game.resolve(state, game.draw(state, random));
        continue;
      }
      if (left-- === 0) return;
      game.moves(state, list);
      game.play(state, list.at(random.below(list.size)));
    }
  }
}
