import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { characterBot, Mind, progressOn, type Review, review } from '@baithak/bots';
import { catalog, type GameId, isGameId } from '@baithak/catalog';
import { type AnyMatch, type Character, FastRandom, Fault, Match, sure } from '@baithak/kernel';

/**
 * Reviews many games of two characters: the mean luck must be nothing within its interval, and the
 * stronger one must give away less. One line per game is kept, so it goes on where it was stopped.
 */
const STRONG: Character = 'phani';
const WEAK: Character = 'mina';

interface ReviewedGame {
  readonly n: number;
  readonly luck: number;
  readonly strong: number;
  readonly weak: number;
}

/** Rollouts, or nodes of search, for each decision, if the command names none. */
const WORK = { net: '64', search: '20000' };

const runtime = { now: () => performance.now(), pause: async () => {} };
const stop = { stopped: false };
const show = progressOn(process.stderr);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '1000' },
    seats: { type: 'string' },
    iterations: { type: 'string' },
    results: { type: 'string', default: 'data/review-check' },
  },
});

for (const id of positionals.length > 0 ? positionals : Object.keys(catalog)) {
  if (isGameId(id)) await check(id);
  else {
    console.error(`There is no game called ${id}.`);
    process.exitCode = 1;
  }
}

async function check(id: GameId): Promise<void> {
  const game = await catalog[id].game();
  const mind = await Mind.open(game, catalog[id], console.error);
  const seats = Number(values.seats ?? game.seatCounts[0]);
  mkdirSync(values.results, { recursive: true });
  const work = values.iterations ?? WORK[game.hasChance ? 'net' : 'search'];
  const path = join(values.results, `${id}-${seats}-${work}.jsonl`);
  const lines = read(path);
  for (let n = lines.length; n < Number(values.games); n++) {
    const line = await play(mind, seats, n, Number(work));
    appendFileSync(path, `${JSON.stringify(line)}\n`);
    lines.push(line);
    show(Math.min(0.999, lines.length / Number(values.games)), id);
  }
  show(1);
  tell(id, seats, lines.slice(0, Number(values.games)), game.hasChance);
}

/** Half a line is left if the program was killed while it wrote. */
function read(path: string): ReviewedGame[] {
  if (!existsSync(path)) return [];
  const whole = readFileSync(path, 'utf8').split('\n').slice(0, -1);
  return whole.map((line): ReviewedGame => JSON.parse(line));
}

/** The stronger one sits at every seat in turn. */
async function play(mind: Mind, seats: number, n: number, work: number): Promise<ReviewedGame> {
  const { game } = mind;
  const first = n % seats;
  const match: AnyMatch = sure(Match.open(game, { seats, seed: `review ${n}` }));
  match.deal();
  const bots = Array.from({ length: seats }, (_, seat) =>
    characterBot(mind, seat === first ? STRONG : WEAK),
  );
  const random = new FastRandom(`review ${n} bots`);
  for (let { turn } = match; turn.kind === 'seat'; turn = match.turn) {
    const view = game.view(match.state, turn.seat);
    const choice = await bots[turn.seat]!({ game, view, random, budget: {}, stop, runtime });
    sure(match.decide(turn.seat, [choice.move]));
  }
  const budget = { iterations: work };
  const found = await review(mind, match, { budget, seed: n, stop, runtime });
  if (found === null || found instanceof Fault) throw new Error('no review');
  const weak = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== first);
  return {
    n,
    luck: found.totals[0]!.luck.sum,
    strong: givenBy(found, [first]),
    weak: givenBy(found, weak),
  };
}

/** What seats gave away per choice, on average. */
function givenBy({ totals }: Review, seats: readonly number[]): number {
  const sum = (of: (seat: number) => number) => seats.reduce((all, seat) => all + of(seat), 0);
  const choices = sum((seat) => totals[seat]!.choices);
  return choices === 0 ? 0 : sum((seat) => totals[seat]!.given.sum) / choices;
}

function tell(id: string, seats: number, lines: readonly ReviewedGame[], hasChance: boolean): void {
  const luck = meanOf(lines.map((line) => line.luck));
  const strong = meanOf(lines.map((line) => line.strong));
  const weak = meanOf(lines.map((line) => line.weak));
  const gap = meanOf(lines.map((line) => line.weak - line.strong));
  const isFair = Math.abs(luck.mean) <= luck.margin || !hasChance;
  const isRight = gap.mean > gap.margin;
  const cells = [
    id,
    seats,
    lines.length,
    hasChance ? shown(luck) : 'none',
    isFair ? 'yes' : 'NO',
    shown(strong),
    shown(weak),
    isRight ? 'yes' : 'NO',
  ];
  console.log(`| ${cells.join(' | ')} |`);
}

interface Mean {
  readonly mean: number;
  /** Half of the 95 % interval. */
  readonly margin: number;
}

function meanOf(values: readonly number[]): Mean {
  const n = Math.max(1, values.length);
  const mean = values.reduce((a, b) => a + b, 0) / n;
  const variance = values.reduce((a, b) => a + (b - mean) ** 2, 0) / Math.max(1, n - 1);
  return { mean, margin: 1.96 * Math.sqrt(variance / n) };
}

function shown({ mean, margin }: Mean): string {
  return `${(100 * mean).toFixed(2)} ± ${(100 * margin).toFixed(2)}`;
}
