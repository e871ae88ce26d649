import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { FastRandom, type Game } from '@baithak/kernel';
import { allVariants, ensure, isDecision, movesOf, pickOne, playRandomly } from './kit.ts';
import { long } from './long.ts';
import { type SlowRules, WinProver } from './prover.ts';

/** A position whose side to move can force a win, in how many plies, and the moves that keep to it. */
export interface Win {
  readonly position: string;
  readonly distance: number;
  readonly moves: readonly string[];
}

/** How many wins of each distance a file holds. */
export type WinPlan = Readonly<Record<number, number>>;

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
    const choice = isDecision(game)(state) && movesOf(game, state).length > 1;
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
