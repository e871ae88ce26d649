import {
  CHANCE,
  checkSeats,
  FastRandom,
  Fault,
  type Game,
  legalMoves,
  type Options,
  OutcomeList,
  OVER,
  type Random,
  read,
  readOptions,
  sure,
} from '@baithak/kernel';
import { type Complaint, type Context, complain, openGame } from '../context.ts';
import { Lines } from '../io.ts';
import { outcomesOf, readStart, type StartFlags } from '../match.ts';

interface TraceFlags extends Omit<StartFlags, 'position'> {
  readonly games: number;
  readonly seed: string;
}

interface Setting {
  readonly seats: number;
  readonly options: Options;
}

export async function trace(context: Context, id: string, flags: TraceFlags): Promise<Complaint> {
  const opened = await openGame(context, id);
  if (opened instanceof Fault) return complain(context, opened);
  const { game, words } = opened;
  const setting = await readSetting(game, flags);
  if (setting instanceof Fault) return complain(context, setting, words);
  const lines = new Lines(context.io.stdout);
  for (let n = 0; n < flags.games; n++) {
    const random = new FastRandom(JSON.stringify([flags.seed, n]));
    for (const record of playedAtRandom(game, setting, random)) {
      if (!(await lines.add(JSON.stringify({ game: id, n, ...record })))) return undefined;
    }
  }
  await lines.flush();
  return undefined;
}

async function readSetting(game: Game, flags: TraceFlags): Promise<Setting | Fault> {
  const start = await readStart(flags);
  if (start instanceof Fault) return start;
  const seats = checkSeats(game, start.seats ?? game.seatCounts[0]);
  if (seats instanceof Fault) return seats;
  const options = readOptions(game, start.options, seats);
  return options instanceof Fault ? options : { seats, options };
}

const outcomeList = new OutcomeList();

/** Plays a random game: one record per decision and chance step, and one for the end. */
function* playedAtRandom(game: Game, { seats, options }: Setting, random: Random) {
  const state = game.setup(options, seats);
  for (let seq = 0; ; seq++) {
    const status = game.status(state);
    const position = game.writePosition(state);
    if (status === OVER) {
      yield { position, result: game.result(state) };
      return;
    }
    if (status === CHANCE) {
      const outcomes = outcomesOf(game, state, outcomeList);
      const outcome = outcomeList.pick(random.below(outcomeList.total));
      yield { seq, position, outcomes, outcome: game.formatOutcome(state, outcome) };
      game.resolve(state, outcome);
    } else {
      const listed = legalMoves(game, state);
      const move = listed[random.below(listed.length)] as string;
      yield { seq, seat: status, position, moves: listed.toSorted(), move };
      game.play(state, sure(read(game, state, move)));
    }
  }
}
