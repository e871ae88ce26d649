import type { Evaluate, Game, Judgement, Outlook } from '@baithak/kernel';
import { Judge } from './judge.ts';
import { readSights, type Sight } from './sight.ts';
import { hasNet, readTempers, readWeights, type Temper, type WeightsFile } from './weights.ts';

/** Where a game keeps what its bots think with. */
interface MindDoors {
  evaluate(): Promise<Evaluate>;
  outlook?(): Promise<Outlook>;
  sights?(): Promise<unknown>;
  judgement?(): Promise<Judgement>;
  weights?(): Promise<unknown>;
}

/** Hears in one sentence that a net cannot be used. */
export type Complain = (sentence: string) => void;

/** What a game's bots think with. Without a net they make do with the hand-written estimate. */
export class Mind {
  private readonly judges = new Map<number, Judge | undefined>();
  private readonly damaged = new Map<number, string>();

  private constructor(
    readonly game: Game,
    readonly evaluate: Evaluate,
    readonly outlook: Outlook | undefined,
    /** How the characters think with the outlook, from the gentlest. */
    readonly sights: readonly Sight[] | undefined,
    private readonly judgement: Judgement | undefined,
    private readonly weights: unknown,
    private readonly complain: Complain,
    private readonly missing: string | undefined,
  ) {}

  static async open(game: Game, doors: MindDoors, complain: Complain): Promise<Mind> {
    let missing: string | undefined;
    const [evaluate, outlook, sights, judgement, weights] = await Promise.all([
      doors.evaluate(),
      doors.outlook?.(),
      doors.sights?.(),
      doors.judgement?.(),
      // A page that is offline may lack the file.
      doors.weights?.().catch(() => {
        missing = `The nets of ${game.id} cannot be loaded; ${INSTEAD}`;
        complain(missing);
        return undefined;
      }),
    ]);
    const seen = readSights(sights);
    return new Mind(game, evaluate, outlook, seen, judgement, weights, complain, missing);
  }

  /** Judges by the net for a table of so many seats; undefined if there is none, or it is damaged. */
  judgeFor(seats: number): Judge | undefined {
    if (!this.judges.has(seats)) this.judges.set(seats, this.openJudge(seats));
    return this.judges.get(seats);
  }

  /** Why there is no net for a table of so many seats, if something is wrong; in sentences. */
  troubles(seats: number): string[] {
    this.judgeFor(seats);
    return [this.missing, this.damaged.get(seats)].filter((each) => each !== undefined);
  }

  /** How the characters think at a table of so many seats, from the gentlest; measured with the net. */
  tempersFor(seats: number): readonly Temper[] | undefined {
    return readTempers(this.weights, seats);
  }

  /** The net for a table of so many seats as it is stored. */
  storedNet(seats: number): unknown {
    return (this.weights as WeightsFile | undefined)?.nets?.[seats];
  }

  private openJudge(seats: number): Judge | undefined {
    const { game, judgement, weights } = this;
    if (!judgement || !hasNet(weights, seats)) return undefined;
    const read = readWeights(weights, seats, judgement.size(seats));
    if (read) return new Judge(game, judgement, read);
    const sentence = `The net of ${game.id} for ${seats} seats is damaged; ${INSTEAD}`;
    this.damaged.set(seats, sentence);
    this.complain(sentence);
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
