import type { Evaluate, Game, Judgement, Outlook } from '@baithak/kernel';
import { Judge } from './judge.ts';
import { hasNet, readTempers, readWeights, type Temper } from './weights.ts';

/** Where a game keeps what its bots think with. */
interface MindDoors {
  evaluate(): Promise<Evaluate>;
  outlook?(): Promise<Outlook>;
  judgement?(): Promise<Judgement>;
  weights?(): Promise<unknown>;
}

/** Hears in one sentence that a net cannot be used. */
export type Complain = (sentence: string) => void;

/** What a game's bots think with. Without a net they make do with the hand-written estimate. */
export class Mind {
  private readonly judges = new Map<number, Judge | undefined>();

  private constructor(
    readonly game: Game,
    readonly evaluate: Evaluate,
    readonly outlook: Outlook | undefined,
    private readonly judgement: Judgement | undefined,
    private readonly weights: unknown,
    private readonly complain: Complain,
  ) {}

  static async open(game: Game, doors: MindDoors, complain: Complain): Promise<Mind> {
    const [evaluate, outlook, judgement, weights] = await Promise.all([
      doors.evaluate(),
      doors.outlook?.(),
      doors.judgement?.(),
      // A page that is offline may lack the file.
      doors.weights?.().catch(() => {
        complain(`The nets of ${game.id} cannot be loaded; ${INSTEAD}`);
        return undefined;
      }),
    ]);
    return new Mind(game, evaluate, outlook, judgement, weights, complain);
  }

  /** Judges by the net for a table of so many seats; undefined if there is none, or it is damaged. */
  judgeFor(seats: number): Judge | undefined {
    if (!this.judges.has(seats)) this.judges.set(seats, this.openJudge(seats));
    return this.judges.get(seats);
  }

  /** How the characters think at a table of so many seats, from the gentlest; measured with the net. */
  tempersFor(seats: number): readonly Temper[] | undefined {
    return readTempers(this.weights, seats);
  }

  private openJudge(seats: number): Judge | undefined {
    const { game, judgement, weights } = this;
    if (!judgement || !hasNet(weights, seats)) return undefined;
    const read = readWeights(weights, seats, judgement.size(seats));
    if (read) return new Judge(game, judgement, read);
    this.complain(`The net of ${game.id} for ${seats} seats is damaged; ${INSTEAD}`);
    return undefined;
  }
}

const INSTEAD = 'its characters play by the hand-written estimate.';

/** Opens each mind once. */
export class Minds {
  private readonly opened = new Map<string, Promise<Mind>>();

  constructor(
    private readonly doorsOf: (id: string) => (MindDoors & { game(): Promise<Game> }) | undefined,
    private readonly complain: Complain,
  ) {}

  of(id: string): Promise<Mind> {
    const known = this.opened.get(id) ?? this.open(id);
    this.opened.set(id, known);
    return known;
  }

  private async open(id: string): Promise<Mind> {
    try {
      const doors = this.doorsOf(id);
      if (doors === undefined) throw new Error(`no game ${id}`);
      return await Mind.open(await doors.game(), doors, this.complain);
    } catch (error) {
      // What could not be loaded now may be there at the next try.
      this.opened.delete(id);
      throw error;
    }
  }
}
