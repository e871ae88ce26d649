import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { FastRandom, type Game, legalMoves } from '@baithak/kernel';
import { allVariants, ensure, isDecision, pickOne, playRandomly } from './kit.ts';
import { long } from './suite.ts';

/** A position whose side to move can force a win, in how many plies, and the moves that keep to it. */
export interface Win {
  readonly position: string;
  readonly distance: number;
  readonly moves: readonly string[];
}

/** How many wins of each distance a file holds. */
type WinPlan = Readonly<Record<number, number>>;

const FILE = 'test/fixtures/wins.txt';
/** Random games end with a blunder: wins are found in their last positions. */
const LAST_POSITIONS = 8;
/** Wins shorter than this are proven within a second. */
const QUICK = 5;

/** Reads `test/fixtures/wins.txt`: a line is a position, a distance and moves, semicolons between them. */
export function readWins(folder: URL): Win[] {
  const lines = readFileSync(new URL(FILE, folder), 'utf8').split('\n');
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [position = '', distance = '', moves = ''] = line.split(' ; ');
      return { position, distance: Number(distance), moves: moves.split(' ') };
    });
}

/**
 * Proves the file by the slow rules: some short wins in `npm test`, all in long runs. With BAITHAK_WINS=1
 * in the environment it makes the file anew first, which takes minutes.
 */
export function checkWins(game: Game, folder: URL, rules: SlowRules, plan: WinPlan): void {
  if (process.env.BAITHAK_WINS === '1') {
    mkdirSync(new URL('test/fixtures/', folder), { recursive: true });
    writeFileSync(new URL(FILE, folder), written(collectWins(game, rules, plan)));
  }
  const wins = readWins(folder);
  const count = (plies: string) => wins.filter((win) => win.distance === Number(plies)).length;
  const counts = Object.fromEntries(Object.keys(plan).map((plies) => [plies, count(plies)]));
  const [found, planned] = [JSON.stringify(counts), JSON.stringify(plan)];
  ensure(found === planned, () => `wins by distance: ${found} instead of ${planned}`);
  const different = new Set(wins.map((win) => win.position)).size;
  ensure(different === wins.length, () => `only ${different} different positions`);
  for (const [index, win] of wins.entries()) {
    if (long || (index % 10 === 0 && win.distance < QUICK)) checkWin(rules, win);
  }
}

function checkWin(rules: SlowRules, { position, distance, moves }: Win): void {
  const proven = new WinProver(rules).shortest(position, distance);
  const said = `${distance} by ${moves.join(' ')}`;
  const shown = proven === undefined ? 'none' : `${proven.distance} by ${proven.moves.join(' ')}`;
  ensure(shown === said, () => `${position}: ${shown} instead of ${said}`);
}

/** Takes positions from random games as they come, until there are enough of every distance. */
function collectWins(game: Game, rules: SlowRules, plan: WinPlan): Win[] {
  const wins = new Map<string, Win>();
  const wanted = new Map(Object.entries(plan).map(([plies, count]) => [Number(plies), count]));
  for (let n = 0; wanted.size > 0; n++) {
    const position = candidate(game, n);
    if (position === undefined || wins.has(position) || isForced(rules, position)) continue;
    const proven = new WinProver(rules).shortest(position, Math.max(...wanted.keys()));
    const left = wanted.get(proven?.distance ?? 0);
    if (proven === undefined || left === undefined) continue;
    wins.set(position, { position, ...proven });
    if (left > 1) wanted.set(proven.distance, left - 1);
    else wanted.delete(proven.distance);
  }
  return [...wins.values()];
}

/** Where only one move is legal nothing needs to be found. History may have left a choice before. */
function isForced(rules: SlowRules, position: string): boolean {
  return rules.moves(position, []).length < 2;
}

function candidate(game: Game, n: number): string | undefined {
  const random = new FastRandom(`wins ${n}`);
  const positions: string[] = [];
  playRandomly(game, pickOne(allVariants(game), random), random, (state) => {
    const choice = isDecision(game)(state) && legalMoves(game, state).length > 1;
    if (choice) positions.push(String(game.writePosition(state)));
  });
  return positions.at(-1 - random.below(LAST_POSITIONS));
}

function written(wins: readonly Win[]): string {
  const head = '# position ; plies to the shortest forced win ; the moves that keep to it';
  const lines = wins
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ position, distance, moves }) => [position, distance, moves.join(' ')].join(' ; '));
  return `${[head, ...lines].join('\n')}\n`;
}

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
class WinProver {
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
