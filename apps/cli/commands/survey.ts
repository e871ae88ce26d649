import { CHANCE, FastRandom, Fault, type Game, MoveList, message, OVER } from '@baithak/kernel';
import { type Complaint, type Context, complain, openGame, sayer } from '../context.ts';
import { emit } from '../io.ts';
import { openMatch, readStart, type StartFlags } from '../match.ts';

interface SurveyFlags extends StartFlags {
  readonly games: number;
  readonly seed: string;
  readonly json?: boolean;
}

interface Survey {
  games: number;
  decisions: number;
  longestGame: number;
  listed: number;
  longestList: number;
  /** How often each seat came first, alone or shared. */
  firsts: number[];
}

/** Measures how long random games and their lists of legal moves are. */
export async function survey(context: Context, id: string, flags: SurveyFlags): Promise<Complaint> {
  const opened = await openGame(context, id);
  if (opened instanceof Fault) return complain(context, opened);
  const { game, words } = opened;
  const start = await readStart(flags);
  const match = start instanceof Fault ? start : openMatch(game, start);
  if (match instanceof Fault) return complain(context, match, words);
  const found = surveyed(game, match.state, match.seats, flags);
  const text = flags.json
    ? JSON.stringify({ game: id, seats: match.seats, options: match.options, ...found })
    : sayer(context)(message('survey.found', told(found)));
  await emit(context.io.stdout, `${text}\n`);
  return undefined;
}

function surveyed(game: Game, start: unknown, seats: number, flags: SurveyFlags): Survey {
  const random = new FastRandom(flags.seed);
  const list = new MoveList();
  const firsts = new Array<number>(seats).fill(0);
  const found = { games: 0, decisions: 0, longestGame: 0, listed: 0, longestList: 0, firsts };
  let state: unknown;
  for (; found.games < flags.games; found.games++) {
    state = game.copy(start, state);
    let decisions = 0;
    for (let status = game.status(state); status !== OVER; status = game.status(state)) {
      if (status === CHANCE) {
        game.resolve(state, game.draw(state, random));
        continue;
      }
      game.moves(state, list);
      decisions++;
      found.listed += list.size;
      found.longestList = Math.max(found.longestList, list.size);
      game.play(state, list.at(random.below(list.size)));
    }
    found.decisions += decisions;
    found.longestGame = Math.max(found.longestGame, decisions);
    game.result(state).places.forEach((place, seat) => {
      if (place === 1) firsts[seat] = (firsts[seat] as number) + 1;
    });
  }
  return found;
}

function told({ games, decisions, longestGame, listed, longestList, firsts }: Survey) {
  return {
    games,
    meanGame: (decisions / games).toFixed(1),
    longestGame,
    meanList: (listed / decisions).toFixed(2),
    longestList,
    firsts: firsts.map((count) => `${((100 * count) / games).toFixed(1)} %`).join(', '),
  };
}
