import { type Evaluate, type Game, MoveList, type Random, type Seat } from '@baithak/kernel';
import { type Prospect, Samples, type Study } from './study.ts';
import { estimate, settle } from './worth.ts';

/**
 * Judges the moves of a view by the hand-written estimate: tries each of them in imagined worlds with
 * sampled outcomes. A unit of work is one move tried in one world.
 */
export class Trials<State, View> implements Study<State> {
  readonly world: State;
  done = 0;
  private readonly seat: Seat;
  private readonly prospects: Prospect[];
  private readonly samples: Samples;
  private after: State | undefined;

  constructor(
    private readonly game: Game<State, View>,
    private readonly evaluate: Evaluate<State>,
    private readonly view: View,
    private readonly random: Random,
  ) {
    this.world = game.imagine(view, random);
    this.seat = game.status(this.world);
    const list = new MoveList();
    game.moves(this.world, list);
    this.prospects = list.toArray().map((move) => ({ move, chance: 0, error: 0, tries: 0 }));
    this.samples = new Samples(this.prospects);
  }

  /** Every move is tried at least once, and all equally often. */
  async run(budget: number, goOn: () => Promise<boolean>): Promise<void> {
    const { game, prospects } = this;
    const most = game.hasChance || game.hasSecrets ? budget : 1;
    do {
      this.tryAll();
    } while (this.done + prospects.length <= most && (await goOn()));
  }

  ranked(): Prospect[] {
    return this.prospects.toSorted((a, b) => b.chance - a.chance);
  }

  /** All moves meet the same world, so that its luck does not decide between them. */
  private tryAll(): void {
    const { game, evaluate, seat, random } = this;
    const world = game.imagine(this.view, random);
    for (const prospect of this.prospects) {
      this.after = game.copy(world, this.after);
      game.play(this.after, prospect.move);
      settle(game, this.after, random);
      // An estimate goes from −1 to 1.
      this.samples.add(prospect, (1 + estimate(game, evaluate, this.after, seat)) / 2);
    }
    this.done += this.prospects.length;
  }
}
