import { perft as countLeaves, Fault, type Json, legalMoves } from '@baithak/kernel';
import { type Complaint, type Context, complain, openGame } from '../context.ts';
import { emit } from '../io.ts';
import { openMatch, readStart, type StartFlags } from '../match.ts';

interface MovesFlags extends StartFlags {
  readonly json?: boolean;
}

/** Lists the legal moves of a position, sorted. */
export async function moves(context: Context, id: string, flags: MovesFlags): Promise<Complaint> {
  const opened = await openGame(context, id);
  if (opened instanceof Fault) return complain(context, opened);
  const { game, words } = opened;
  const start = await readStart(flags);
  const match = start instanceof Fault ? start : openMatch(game, start);
  if (match instanceof Fault) return complain(context, match, words);
  if (match.turn.kind === 'chance') return complain(context, new Fault('moves-need-decision'));
  const texts = match.turn.kind === 'over' ? [] : legalMoves(game, match.state).sort();
  const position = game.writePosition(match.state);
  await emit(
    context.io.stdout,
    flags.json
      ? `${JSON.stringify({ game: id, position, moves: texts })}\n`
      : texts.map((text) => `${text}\n`).join(''),
  );
  return undefined;
}

interface PerftFlags extends MovesFlags {
  readonly depth: number;
}

/** Counts the lines of play of a position for every depth up to the one given. */
export async function perft(context: Context, id: string, flags: PerftFlags): Promise<Complaint> {
  const opened = await openGame(context, id);
  if (opened instanceof Fault) return complain(context, opened);
  const { game, words } = opened;
  if (game.hasChance) return complain(context, new Fault('perft-chance'));
  const start = await readStart(flags);
  const match = start instanceof Fault ? start : openMatch(game, start);
  if (match instanceof Fault) return complain(context, match, words);
  const counts: Json[] = [];
  for (let depth = 1; depth <= flags.depth; depth++) {
    const count = countLeaves(game, match.state, depth);
    counts.push({ depth, count });
    if (!flags.json && !(await emit(context.io.stdout, `${depth} ${count}\n`))) return undefined;
  }
  if (flags.json) {
    const position = game.writePosition(match.state);
    await emit(context.io.stdout, `${JSON.stringify({ game: id, position, perft: counts })}\n`);
  }
  return undefined;
}
