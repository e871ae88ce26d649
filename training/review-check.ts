import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { characterBot, lookAgain, Mind, progressOn, type Review, review } from '@baithak/bots';
import { catalog, GAME_IDS, type GameId, isGameId } from '@baithak/catalog';
import { type AnyMatch, type Character, FastRandom, Fault, Match, sure } from '@baithak/kernel';
import { Journal, mindOf, OtherJournal } from './journal.ts';
import { type ReviewedGame, type Verdict, verdictOn } from './verdicts.ts';

/**
 * Reviews many games of two characters: the mean luck must be nothing within its interval, and the
 * stronger one must give away less. One line per game is kept, so it goes on where it was stopped.
 */
const STRONG: Character = 'phani';
const WEAK: Character = 'mina';

/** Rollouts, or nodes of search, for each decision, if the command names none. */
const WORK = { net: '64', search: '20000' };
/** A mistake is looked at again with this many times the work. */
const CLOSER = 10;

const runtime = { now: () => performance.now(), pause: async () => {} };
const stop = { stopped: false };
const show = progressOn(process.stderr);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '1000' },
    seats: { type: 'string' },
    iterations: { type: 'string' },
    seed: { type: 'string', default: 'review' },
    confirm: { type: 'boolean', default: false },
    results: { type: 'string', default: 'data/review-check' },
  },
});

for (const id of positionals.length > 0 ? positionals : GAME_IDS) {
  if (!isGameId(id)) {
    refuse(`There is no game called ${id}; choose from ${GAME_IDS.join(', ')}.`);
    continue;
  }
  try {
    await check(id);
  } catch (error) {
    if (!(error instanceof OtherJournal)) throw error;
    refuse(error.message);
  }
}

function refuse(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

async function check(id: GameId): Promise<void> {
  const game = await catalog[id].game();
  const mind = await Mind.open(game, catalog[id], console.error);
  const seats = Number(values.seats ?? game.seatCounts[0]);
  const work = values.iterations ?? WORK[game.hasChance ? 'net' : 'search'];
  const path = join(values.results, `${nameOf(id, seats, work)}.jsonl`);
  const { seed } = values;
  const { rulesVersion } = game;
  const mindHash = await mindOf(id);
  const head = { game: id, rulesVersion, seed, work, strong: STRONG, weak: WEAK, mind: mindHash };
  const journal = new Journal<ReviewedGame>(path, head);
  const { lines } = journal;
  for (let n = lines.length; n < Number(values.games); n++) {
    journal.add(await play(mind, seats, n, Number(work)));
    show(Math.min(0.999, lines.length / Number(values.games)), id);
  }
  show(1);
  const games = lines.slice(0, Number(values.games));
  tell([id, seats, games.length], verdictOn(games), game.hasChance);
}

/** Games of other seeds, and those whose mistakes were looked at again, are kept apart. */
function nameOf(id: GameId, seats: number, work: string): string {
  const { seed, confirm } = values;
  const parts = [id, seats, work];
  if (seed !== 'review') parts.push(encodeURIComponent(seed));
  if (confirm) parts.push('confirm');
  return parts.join('-');
}

/** The stronger one sits at every seat in turn. */
async function play(mind: Mind, seats: number, n: number, work: number): Promise<ReviewedGame> {
  const { game } = mind;
  const first = n % seats;
  const seed = `${values.seed} ${n}`;
  const match: AnyMatch = sure(Match.open(game, { seats, seed }));
  match.deal();
  const bots = Array.from({ length: seats }, (_, seat) =>
    characterBot(mind, seat === first ? STRONG : WEAK),
  );
  const random = new FastRandom(`${seed} bots`);
  for (let { turn } = match; turn.kind === 'seat'; turn = match.turn) {
    const view = game.view(match.state, turn.seat);
    const choice = await bots[turn.seat]!({ game, view, random, budget: {}, stop, runtime });
    sure(match.decide(turn.seat, [choice.move]));
  }
  const found = await review(mind, match, { budget: { iterations: work }, seed, stop, runtime });
  if (found === null || found instanceof Fault) throw new Error('no review');
  const weak = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== first);
  const line = {
    n,
    luck: found.totals[0]!.luck.sum,
    strong: givenBy(found, [first]),
    weak: givenBy(found, weak),
  };
  if (!values.confirm) return line;
  const called = found.moments.flatMap(({ gap }, at) => (gap?.isMistake ? [at] : []));
  const look = { work: CLOSER * work, seed: `${seed} again` };
  const gaps = await lookAgain(mind, match, called, look);
  const again = gaps.map(({ difference, error, isMistake }) => ({ difference, error, isMistake }));
  return { ...line, again };
}

/** What seats gave away per choice, on average. */
function givenBy({ totals }: Review, seats: readonly number[]): number {
  const sum = (of: (seat: number) => number) => seats.reduce((all, seat) => all + of(seat), 0);
  const choices = sum((seat) => totals[seat]!.choices);
  return choices === 0 ? 0 : sum((seat) => totals[seat]!.given.sum) / choices;
}

/** Prints a line for each table of docs/review.md. */
function tell(
  what: readonly (string | number)[],
  { luck, strong, weak, isFair, isRight, mistakes }: Verdict,
  hasChance: boolean,
): void {
  const cells = [
    hasChance ? shown(luck) : 'none',
    isFair ? 'yes' : 'NO',
    shown(strong),
    shown(weak),
    isRight ? 'yes' : 'NO',
  ];
  console.log(row([...what, ...cells]));
  if (!values.confirm) return;
  const { called, again, smaller, unsure, refuted } = mistakes;
  console.log(row([...what, called, again, smaller, unsure, refuted]));
}

function row(cells: readonly (string | number)[]): string {
  return `| ${cells.join(' | ')} |`;
}

function shown({ mean, margin }: Verdict['luck']): string {
  return `${(100 * mean).toFixed(2)} ± ${(100 * margin).toFixed(2)}`;
}
