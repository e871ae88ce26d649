import type { Evaluate, Game, Judgement } from '@baithak/kernel';
import { Judge } from './judge.ts';
import type { Temper } from './net-bot.ts';
import { readWeights } from './weights.ts';

/** Where a game keeps what its bots think with. */
export interface MindDoors {
  evaluate(): Promise<Evaluate>;
  judgement?(): Promise<Judgement>;
  weights?(): Promise<unknown>;
}

/** What a game's bots think with. Without weights they make do with the hand-written estimate. */
export class Mind {
  private readonly judges = new Map<number, Judge | undefined>();

  private constructor(
    readonly game: Game,
    readonly evaluate: Evaluate,
    private readonly judgement: Judgement | undefined,
    private readonly weights: unknown,
  ) {}

  static async open(game: Game, doors: MindDoors): Promise<Mind> {
    const [evaluate, judgement, weights] = await Promise.all([
      doors.evaluate(),
      doors.judgement?.(),
      // A page that is offline may lack the file.
      doors.weights?.().catch(() => undefined),
    ]);
    return new Mind(game, evaluate, judgement, weights);
  }

  /** Whether this game has nets, but there is none for so many seats, or it is damaged. */
  lacksNet(seats: number): boolean {
    return this.judgement !== undefined && this.judgeFor(seats) === undefined;
  }

  judgeFor(seats: number): Judge | undefined {
    if (!this.judges.has(seats)) this.judges.set(seats, this.openJudge(seats));
    return this.judges.get(seats);
  }

  /** How the characters think at a table of so many seats, from the gentlest; measured with the net. */
  tempersFor(seats: number): readonly Temper[] | undefined {
    const stored = (this.weights as { tempers?: Record<string, readonly Temper[]> } | undefined)
      ?.tempers;
    return stored?.[seats];
  }

  private openJudge(seats: number): Judge | undefined {
    const { game, judgement } = this;
    if (!judgement) return undefined;
    const weights = readWeights(this.weights, seats, judgement.size(seats));
    return weights && new Judge(game, judgement, weights);
  }
}
