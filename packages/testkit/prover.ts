/** The rules as a second reader wrote them: positions and moves are texts, and all is slow. */
export interface SlowRules {
  /** None when the game is over; `earlier` are the positions before this one in the same game. */
  moves(position: string, earlier: readonly string[]): readonly string[];
  after(
    position: string,
    move: string,
  ): { readonly position: string; readonly winner: string | null };
  /** The occurrence of a position that is a draw, where there is such a rule. */
  readonly drawingOccurrence?: number;
  /** Wins of at most this many plies cannot depend on how a position was reached; each reader says why. */
  readonly pathFreePlies: number;
}

interface Way {
  readonly move: string;
  readonly to: string;
  readonly winner: string | null;
}

/**
 * Finds forced wins by trying everything, with the true history from the first position on. What is
 * remembered cannot depend on history; the order in which moves are tried changes no answer.
 */
export class WinProver {
  private readonly ways = new Map<string, readonly Way[]>();
  private readonly answers = new Map<string, boolean>();
  /** By plies left, the way that last spoiled a win: it is likely to spoil the next one too. */
  private readonly spoilers: string[] = [];

  constructor(private readonly rules: SlowRules) {}

  /** The shortest forced win of the side to move, and every first move that leads to it. */
  shortest(position: string, most: number): { distance: number; moves: string[] } | undefined {
    const colour = sideOf(position);
    for (let distance = 1; distance <= most; distance++) {
      this.answers.clear();
      const pathFree = distance <= this.rules.pathFreePlies;
      const moves = this.waysFrom([position])
        .filter((way) => this.wins([position], way, distance - 1, colour, pathFree))
        .map(({ move }) => move);
      if (moves.length > 0) return { distance, moves };
    }
    return undefined;
  }

  /** Whether the colour has won after this way, or wins within so many plies from there. */
  private wins(
    path: readonly string[],
    way: Way,
    plies: number,
    colour: string,
    pathFree: boolean,
  ): boolean {
    if (way.winner !== null) return way.winner === colour;
    if (plies === 0 || this.isDrawn(path, way.to)) return false;
    const question = `${plies} ${way.to}`;
    const known = pathFree ? this.answers.get(question) : undefined;
    if (known !== undefined) return known;
    const longer = [...path, way.to];
    const goesOn = (next: Way) => this.wins(longer, next, plies - 1, colour, pathFree);
    const ways = this.waysFrom(longer);
    const answer =
      sideOf(way.to) === colour
        ? ways.some(goesOn)
        : ways.length > 0 && !this.isSpoiled(ways, plies, goesOn);
    if (pathFree) this.answers.set(question, answer);
    return answer;
  }

  private isSpoiled(ways: readonly Way[], plies: number, goesOn: (way: Way) => boolean): boolean {
    const likely = ways.find(({ move }) => move === this.spoilers[plies]);
    if (likely !== undefined && !goesOn(likely)) return true;
    const spoiler = ways.find((way) => way !== likely && !goesOn(way));
    if (spoiler !== undefined) this.spoilers[plies] = spoiler.move;
    return spoiler !== undefined;
  }

  private isDrawn(path: readonly string[], position: string): boolean {
    const { drawingOccurrence = Number.POSITIVE_INFINITY } = this.rules;
    return path.filter((earlier) => earlier === position).length + 1 >= drawingOccurrence;
  }

  private waysFrom(path: readonly string[]): readonly Way[] {
    const position = path.at(-1) as string;
    const earlier = path.slice(0, -1);
    const alone = this.ways.get(position) ?? this.ask(position, []);
    this.ways.set(position, alone);
    return historyMatters(position, earlier, alone) ? this.ask(position, earlier) : alone;
  }

  private ask(position: string, earlier: readonly string[]): Way[] {
    return this.rules.moves(position, earlier).map((move) => {
      const { position: to, winner } = this.rules.after(position, move);
      return { move, to, winner };
    });
  }
}

/** History can only tell where the game has been here before, could come back, or is stuck. */
function historyMatters(
  position: string,
  earlier: readonly string[],
  ways: readonly Way[],
): boolean {
  if (earlier.length === 0) return false;
  if (ways.length < 2 || earlier.includes(position)) return true;
  return ways.some(({ to }) => earlier.includes(to));
}

function sideOf(position: string): string {
  return position.split(' ')[1] as string;
}
