import { characterBot } from '@baithak/bots';
import { openings } from '@baithak/catalog/openings';
import {
  type AnyMatch,
  type Character,
  FastRandom,
  Fault,
  type Game,
  type Json,
  type Options,
  read,
  readOptions,
  type Seat,
  sure,
} from '@baithak/kernel';
import type { Table } from '@baithak/table';
import { DAILY_OPPONENT, dailyOpening } from '../controller/daily.ts';
import type { Fared } from '../controller/daily-book.ts';
import { type Daily, dailyTable } from '../controller/daily-table.ts';
import { botSeed } from './bot-seed.ts';
import { browserRuntime, minds, signalOf } from './bots.ts';
import type { SeatWish } from './envelope.ts';
import { loader } from './games.ts';
import { type NewTable, newTable } from './new-table.ts';

/** The deals of the day are for two. */
const SEATS = 2;

/** The deal of a day with somebody at the first seat; in a game without chance, at the seat that is to move. */
export async function dailyDeal(daily: Daily, name: string): Promise<NewTable | Fault> {
  const game = await loader.load(daily.game);
  if (!game?.seatCounts.includes(SEATS)) {
    return new Fault('unknown-game', { args: { game: daily.game } });
  }
  const id = dailyTable(daily);
  const { you, ...start } = await startOf(game, daily);
  const seats: SeatWish[] = [{ kind: 'bot', character: DAILY_OPPONENT }];
  seats.splice(you, 0, { kind: 'person', name });
  const settings = { game: daily.game, seats: SEATS, hints: false, ...start };
  const made = await newTable(settings, seats, { seed: id, secret: id });
  return made instanceof Fault ? made : { ...made, id };
}

interface Start {
  readonly you: Seat;
  readonly options?: Options;
  readonly position?: Json;
}

/** Without chance every game would begin alike, so there the day brings other first moves. */
async function startOf(game: Game, daily: Daily): Promise<Start> {
  const file = game.hasChance ? undefined : await openings[game.id]?.();
  if (file === undefined) return { you: 0 };
  const options = sure(readOptions(game, file.options, SEATS));
  const state = game.setup(options, SEATS);
  for (const move of dailyOpening(file.lines, daily)?.split(' ') ?? []) {
    game.play(state, sure(read(game, state, move)));
  }
  return { you: game.status(state), options, position: game.writePosition(state) };
}

/** A character in your place: the same deal, the same opponent. The result is always the same. */
export async function rivalIn(
  daily: Daily,
  character: Character,
  stop: AbortSignal,
): Promise<Fared | null> {
  const made = await dailyDeal(daily, character);
  if (made instanceof Fault) return null;
  const { id, table } = made;
  const match = table.match!;
  const you = yourSeat(table);
  const mind = await minds.of(daily.game);
  const opponent = characterBot(mind, DAILY_OPPONENT);
  const rival = characterBot(mind, character);
  for (let { turn } = match; turn.kind === 'seat'; turn = match.turn) {
    const { seat } = turn;
    const view = match.game.view(match.state, seat);
    const seed = botSeed(id, seat === you ? character : DAILY_OPPONENT, view);
    const { move } = await (seat === you ? rival : opponent)({
      game: match.game,
      view,
      random: new FastRandom(seed),
      // However slow the device is, a character does all of its work.
      budget: { ms: Number.POSITIVE_INFINITY },
      stop: signalOf(stop),
      runtime: browserRuntime,
    });
    if (stop.aborted) return null;
    sure(match.decide(seat, [move]));
  }
  return faredIn(match, you);
}

/** How the person at a table for a deal of the day fared; `null` while it runs. */
export function faredAt(table: Table): Fared | null {
  const [first] = table.matches;
  return first === undefined ? null : faredIn(first.match, yourSeat(table));
}

const yourSeat = (table: Table): Seat => table.seats.findIndex(({ kind }) => kind === 'person');

function faredIn(match: AnyMatch, you: Seat): Fared | null {
  const { turn } = match;
  if (turn.kind !== 'over') return null;
  const { places, scores } = turn.result;
  const isDrawn = places.every((place) => place === 1);
  const own = match.decisions.filter(({ seat }) => seat === you);
  return {
    outcome: isDrawn ? 'drawn' : places[you] === 1 ? 'won' : 'lost',
    points: [scores[you] ?? 0, scores[1 - you] ?? 0],
    moves: own.reduce((sum, { moves }) => sum + moves.length, 0),
    undid: match.entries.some(({ kind }) => kind === 'undo'),
  };
}
