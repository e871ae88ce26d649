import { alphaBeta, type Bot, interval, pvs } from '@baithak/bots';
import { FastRandom, OVER, read, readOptions, sure } from '@baithak/kernel';
import { type Subject, someState, timeless } from './games.ts';
import { readOpenings } from './openings.ts';

/** A start that both sides play once with each colour: options and moves from there. */
interface Opening {
  readonly options: Readonly<Record<string, string | number>>;
  readonly moves: readonly string[];
}

/** Who plays: a bot by its name, with a budget in nodes. */
export interface Player {
  readonly name: 'pvs' | 'alphabeta';
  readonly nodes: number;
}

interface Clock {
  cpu: number;
  nodes: number;
  depth: number;
  decisions: number;
}

const newClock = (): Clock => ({ cpu: 0, nodes: 0, depth: 0, decisions: 0 });

export function openingsOf(root: string, id: string): readonly Opening[] {
  const { options, lines } = readOpenings(root, id);
  return lines.map((line) => ({ options, moves: line.split(' ') }));
}

function botOf({ evaluate, outlook }: Subject, { name }: Player): Bot {
  return (name === 'pvs' ? pvs(outlook) : alphaBeta(evaluate)) as Bot;
}

async function decide(
  { game }: Subject,
  bot: Bot,
  state: unknown,
  nodes: number,
  clock: Clock,
  seed: string,
) {
  const view = game.view(state, game.status(state));
  const stop = { stopped: false };
  const random = new FastRandom(seed);
  const before = process.cpuUsage();
  const choice = await bot({
    game,
    view,
    random,
    budget: { iterations: nodes },
    stop,
    runtime: timeless,
  });
  const { user, system } = process.cpuUsage(before);
  clock.cpu += (user + system) / 1e6;
  clock.nodes += choice.thoughts.nodes as number;
  clock.depth += choice.thoughts.depth as number;
  clock.decisions++;
  return choice;
}

/** How many nodes each player searches in a second of processor time, in the middle of games. */
export async function speeds(
  subject: Subject,
  names: readonly Player['name'][],
  nodes: number,
): Promise<number[]> {
  const clocks = names.map(newClock);
  for (let n = 0; n < 8; n++) {
    const state = someState(subject.game, 4 + n, `speed ${n}`);
    for (const [i, name] of names.entries()) {
      // The first position only warms up.
      await decide(
        subject,
        botOf(subject, { name, nodes }),
        state,
        nodes,
        n === 0 ? newClock() : clocks[i]!,
        's',
      );
    }
  }
  for (const [i, { cpu, nodes: searched, depth, decisions }] of clocks.entries()) {
    console.log(
      `${names[i]}: ${Math.round(searched / cpu / 1000)} thousand nodes per CPU second, depth ${(depth / decisions).toFixed(1)} after ${(cpu / decisions).toFixed(2)} s`,
    );
  }
  return clocks.map(({ cpu, nodes: searched }) => searched / cpu);
}

/**
 * Plays every opening with both colours; prints the first player's share as it goes. For equal processor
 * time the first player's nodes follow what both have used so far.
 */
export async function match(
  subject: Subject,
  players: readonly [Player, Player],
  openings: readonly Opening[],
  equalTime: boolean,
): Promise<void> {
  const clocks = [newClock(), newClock()] as const;
  const points: number[] = [];
  let [own] = players;
  for (const [n, opening] of openings.entries()) {
    for (const first of [0, 1]) {
      points.push(await playOut(subject, [own, players[1]], clocks, opening, first));
      if (equalTime) own = { ...own, nodes: Math.round(own.nodes * correction(clocks)) };
      if (points.length % 10 === 0 || n === openings.length - 1) console.log(told(points, clocks));
    }
  }
}

/** By how much to change the first player's nodes so that both come to the same processor time per move. */
function correction([own, other]: readonly [Clock, Clock]): number {
  const spare = other.cpu / other.decisions / (own.cpu / own.decisions);
  return Math.min(1.2, Math.max(0.8, spare || 1));
}

async function playOut(
  subject: Subject,
  players: readonly [Player, Player],
  clocks: readonly [Clock, Clock],
  opening: Opening,
  first: number,
): Promise<number> {
  const { game } = subject;
  const state = game.setup(sure(readOptions(game, opening.options, 2)), 2);
  for (const move of opening.moves) game.play(state, sure(read(game, state, move)));
  const bots = players.map((player) => botOf(subject, player));
  for (let seat = game.status(state); seat !== OVER; seat = game.status(state)) {
    const who = seat === first ? 0 : 1;
    const { move } = await decide(
      subject,
      bots[who]!,
      state,
      players[who]!.nodes,
      clocks[who]!,
      opening.moves.join(' '),
    );
    game.play(state, sure(read(game, state, move)));
  }
  const { places } = game.result(state);
  return (1 + Math.sign(places[1 - first]! - places[first]!)) / 2;
}

function told(points: readonly number[], clocks: readonly [Clock, Clock]): string {
  const games = points.length;
  const share = points.reduce((sum, each) => sum + each, 0) / games;
  const { low, high } = interval(share, games);
  const percent = (value: number) => (100 * value).toFixed(1);
  const [ours, theirs] = clocks.map(
    ({ cpu, decisions, depth }) =>
      `${((1000 * cpu) / decisions).toFixed(1)} ms, depth ${(depth / decisions).toFixed(1)}`,
  );
  const draws = points.filter((each) => each === 0.5).length;
  return `${percent(share)} % [${percent(low)}–${percent(high)}] of ${games} games, ${draws} drawn; CPU per move: ${ours} v ${theirs}`;
}
