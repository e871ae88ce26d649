import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Mind, progressOn } from '@baithak/bots';
import { catalog, type GameId, isGameId } from '@baithak/catalog';
import { puzzles as stored } from '@baithak/catalog/puzzles';
import type { Puzzle } from '@baithak/kernel';
import { type Head, Journal, mindOf, OtherJournal } from '../journal.ts';
import { readOpenings } from '../panakizhi/openings.ts';
import { byDifficulty, chosen, headOf, writePuzzles } from './choose.ts';
import { minePuzzles, solvedBy } from './find.ts';
import { openPlace } from './position.ts';

const HELP =
  'npm run mine -- [games] [--aim 72] [--games 5000] [--seats 2] [--journal data/mine] [--rate] lets bots play, keeps positions with one clearly best move, writes them to games/<game>/puzzles, and goes on where it was stopped; --rate only lets the characters try the puzzles again.';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** How many puzzles are wanted. */
    aim: { type: 'string', default: '72' },
    /** How many games are played at most. */
    games: { type: 'string', default: '5000' },
    seats: { type: 'string', default: '2' },
    journal: { type: 'string', default: 'data/mine' },
    /** After a change of the characters: how hard they find the puzzles that there are. */
    rate: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const show = progressOn(process.stderr);

/** What game `n` of the bots has brought. */
interface Line {
  readonly n: number;
  readonly puzzles: readonly Puzzle[];
}

if (values.help) console.log(HELP);
else {
  for (const id of positionals.length > 0 ? positionals : Object.keys(catalog)) {
    if (!isGameId(id)) refuse(`There is no game called ${id}.`);
    else if (values.rate) await rate(id);
    else await mine(id);
  }
}

function refuse(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

async function mine(id: GameId): Promise<void> {
  const game = await catalog[id].game();
  const mind = await Mind.open(game, catalog[id], console.error);
  const [aim, games, seats] = [values.aim, values.games, values.seats].map(Number) as [
    number,
    number,
    number,
  ];
  const path = join(values.journal, `${id}-${seats}.jsonl`);
  const head = headOf(game);
  const journal = journalAt(path, { ...head, mind: await mindOf(id) });
  if (journal === undefined) return;
  const { lines } = journal;
  let puzzles = chosen(
    lines.flatMap((line) => line.puzzles),
    aim,
  );
  const openings = game.hasChance ? [] : readOpenings('.', id).lines;
  // Games of a few moves would otherwise show the same idea twice.
  const most = game.hasChance ? 2 : 1;
  for (let n = lines.length; n < games && puzzles.length < aim; n++) {
    const opening = openings[n % openings.length]?.split(' ') ?? [];
    journal.add({ n, puzzles: await minePuzzles(mind, seats, n, opening, most) });
    puzzles = chosen(
      lines.flatMap((each) => each.puzzles),
      aim,
    );
    const note = `${puzzles.length} of ${aim}, game ${n + 1}`;
    show(Math.min(0.999, puzzles.length / aim), note);
  }
  show(1);
  writePuzzles(head, puzzles);
  console.log(`${id}: ${puzzles.length} puzzles from ${lines.length} games.`);
}

/** Says why, if its lines rest on other rules, budgets or nets than those of today. */
function journalAt(path: string, head: Head): Journal<Line> | undefined {
  try {
    return new Journal(path, head);
  } catch (error) {
    if (!(error instanceof OtherJournal)) throw error;
    refuse(error.message);
    return undefined;
  }
}

async function rate(id: GameId): Promise<void> {
  const game = await catalog[id].game();
  const mind = await Mind.open(game, catalog[id], console.error);
  // Nothing is proven anew, so the file goes on saying what it was proven with.
  const { puzzles, ...head } = await stored[id]!();
  const rated: Puzzle[] = [];
  for (const puzzle of puzzles) {
    const place = openPlace(game, puzzle.position, puzzle.seats);
    rated.push({ ...puzzle, solved: await solvedBy(mind, place, puzzle.answer, puzzle.id) });
    show(Math.min(0.999, rated.length / puzzles.length), id);
  }
  show(1);
  writePuzzles(head, byDifficulty(rated));
}
