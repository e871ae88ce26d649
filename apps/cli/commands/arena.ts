import {
  type BotName,
  botNamed,
  canPlay,
  characterBot,
  contest,
  Mind,
  type Score,
} from '@baithak/bots';
import { type Character, Fault, isCharacter, message, readOptions } from '@baithak/kernel';
import { type Complaint, type Context, complain, openGame, sayer } from '../context.ts';
import { emit, nodeRuntime } from '../io.ts';
import { readStart, type StartFlags } from '../match.ts';

interface ArenaFlags extends StartFlags {
  readonly first: BotName | Character;
  readonly second: BotName | Character;
  readonly deals: number;
  readonly ms?: number;
  readonly iterations?: number;
  readonly seed: string;
  readonly json?: boolean;
}

/** Plays two bots against each other on the same deals, from every seat. */
export async function arena(context: Context, id: string, flags: ArenaFlags): Promise<Complaint> {
  const opened = await openGame(context, id);
  if (opened instanceof Fault) return complain(context, opened);
  const { game, words, doors } = opened;
  for (const name of [flags.first, flags.second]) {
    if (!isCharacter(name) && !canPlay(name, game)) {
      return complain(context, new Fault('bot-cannot-play', { args: { bot: name } }));
    }
  }
  const start = await readStart(flags);
  if (start instanceof Fault) return complain(context, start, words);
  const seats = start.seats ?? (game.seatCounts.find((count) => count > 1) as number);
  const options = readOptions(game, start.options ?? {}, seats);
  if (options instanceof Fault) return complain(context, options, words);
  const { io } = context;
  const mind = await Mind.open(game, doors, (sentence) => void io.stderr.write(`${sentence}\n`));
  const { ms, iterations } = flags;
  const budget = {
    ...(ms === undefined ? {} : { ms }),
    ...(iterations === undefined ? {} : { iterations }),
  };
  // The work of a character is fixed.
  const fighter = (name: BotName | Character) =>
    isCharacter(name)
      ? { bot: characterBot(mind, name), budget: {} }
      : { bot: botNamed(name, mind.evaluate), budget };
  const fighters = [fighter(flags.first), fighter(flags.second)] as const;
  const { deals, seed } = flags;
  const score = await contest({
    game,
    options,
    seats,
    fighters,
    deals,
    seed,
    runtime: nodeRuntime,
  });
  const text = flags.json
    ? JSON.stringify({ game: id, first: flags.first, second: flags.second, seats, ...score })
    : told(context, flags, score);
  await emit(context.io.stdout, `${text}\n`);
  return undefined;
}

function told(context: Context, { first, second }: ArenaFlags, score: Score): string {
  const percent = (share: number) => (100 * share).toFixed(1);
  const { games, wins, draws, losses } = score;
  const bounds = {
    share: percent(score.share),
    low: percent(score.low),
    high: percent(score.high),
  };
  const elo = Number.isFinite(score.elo) ? Math.round(score.elo).toString() : '∞';
  return sayer(context)(
    message('arena.score', { first, second, games, wins, draws, losses, ...bounds, elo }),
  );
}
