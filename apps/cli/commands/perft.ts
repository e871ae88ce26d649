import { perft as countLeaves, Fault, type Json } from '@baithak/kernel';
import { type Complaint, type Context, complain, openGame } from '../context.ts';
import { emit } from '../io.ts';
import { openMatch, readStart, type StartFlags } from '../start.ts';

export interface PerftFlags extends StartFlags {
  readonly depth: number;
  readonly json?: boolean;
}

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
