import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { FastRandom } from '@baithak/kernel';
import { ensure, isDecision, type Kit, movesOf, pickOne, samplePositions } from './kit.ts';
import { long } from './long.ts';
import { type SlowRules, WinProver } from './prover.ts';

/** A position whose side to move can force a win, how soon, and the moves that keep to it. */
export interface Win {
  readonly position: string;
  readonly distance: number;
  readonly moves: readonly string[];
}

/** How many wins of each distance a file holds, by plies. */
export type WinPlan = Readonly<Record<number, number>>;

const FILE = 'fixtures/wins.txt';

/** Reads `fixtures/wins.txt`: lines of a position, a distance and moves, with semicolons between. */
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
 * Checks the file against the slow rules: all of it in long runs, else one line in so many. With
 * BAITHAK_RECORD the file is made, if there is none: that takes minutes.
 */
export function checkWins(kit: Kit, folder: URL, rules: SlowRules, plan: WinPlan): void {
  if (process.env.BAITHAK_RECORD !== undefined && !existsSync(new URL(FILE, folder))) {
    recordWins(kit, folder, rules, plan);
  }
  const wins = readWins(folder);
  const counts = Object.entries(plan).map(([distance]) => [
    distance,
    wins.filter((win) => win.distance === Number(distance)).length,
  ]);
  const found = JSON.stringify(Object.fromEntries(counts));
  ensure(found === JSON.stringify(plan), () => `${found} wins instead of ${JSON.stringify(plan)}`);
  ensure(
    new Set(wins.map((win) => win.position)).size === wins.length,
    () => 'a position stands twice',
  );
  for (const [index, win] of wins.entries()) {
    if (long || index % (win.distance < 5 ? 5 : 20) === 0) checkWin(rules, win);
  }
}

function checkWin(rules: SlowRules, { position, distance, moves }: Win): void {
  const proven = new WinProver(rules).shortest(position, distance);
  const said = `${distance} by ${moves.join(' ')}`;
  const shown = proven === undefined ? 'none' : `${proven.distance} by ${proven.moves.join(' ')}`;
  ensure(shown === said, () => `${position}: ${shown} instead of ${said}`);
}

/** Takes positions from random games as they come, until there are enough of every distance. */
function recordWins(kit: Kit, folder: URL, rules: SlowRules, plan: WinPlan): void {
  const wins = new Map<string, Win>();
  const wanted = new Map(Object.entries(plan).map(([plies, count]) => [Number(plies), count]));
  for (let n = 0; [...wanted.values()].some((count) => count > 0); n++) {
    const position = candidate(kit, n);
    if (wins.has(position)) continue;
    const most = Math.max(...[...wanted].flatMap(([plies, left]) => (left > 0 ? [plies] : [])));
    const proven = new WinProver(rules).shortest(position, most);
    const left = wanted.get(proven?.distance ?? 0) ?? 0;
    if (proven === undefined || left === 0) continue;
    wins.set(position, { position, ...proven });
    wanted.set(proven.distance, left - 1);
  }
  mkdirSync(new URL('fixtures/', folder), { recursive: true });
  writeFileSync(new URL(FILE, folder), written([...wins.values()]));
}

/** A position with a choice: where only one move is legal, nothing needs to be found. */
function candidate(kit: Kit, n: number): string {
  const { game } = kit;
  const decides = isDecision(game);
  const random = new FastRandom(`wins ${n}`);
  for (;;) {
    const variant = pickOne(kit.variants, random);
    const fits = (state: unknown) => decides(state) && movesOf(game, state).length > 1;
    const [state] = samplePositions(kit, variant, random, 1, fits);
    if (state !== undefined) return String(game.writePosition(state));
  }
}

function written(wins: readonly Win[]): string {
  const head = '# position ; plies to the shortest forced win ; the moves that keep to it\n';
  const sorted = wins.toSorted((a, b) => a.distance - b.distance);
  const lines = sorted.map(({ position, distance, moves }) =>
    [position, distance, moves.join(' ')].join(' ; '),
  );
  return `${head}${lines.join('\n')}\n`;
}
