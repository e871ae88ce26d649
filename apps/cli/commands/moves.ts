import { Fault } from '@baithak/kernel';
import { type Complaint, type Context, complain, openGame } from '../context.ts';
import { emit } from '../io.ts';
import { movesOf } from '../listing.ts';
import { openMatch, readStart, type StartFlags } from '../start.ts';

export interface MovesFlags extends StartFlags {
  readonly json?: boolean;
}

export async function moves(context: Context, id: string, flags: MovesFlags): Promise<Complaint> {
  const opened = await openGame(context, id);
  if (opened instanceof Fault) return complain(context, opened);
  const { game, words } = opened;
  const start = await readStart(flags);
  const match = start instanceof Fault ? start : openMatch(game, start);
  if (match instanceof Fault) return complain(context, match, words);
  if (match.turn.kind === 'chance') return complain(context, new Fault('moves-need-decision'));
  const texts = match.turn.kind === 'over' ? [] : movesOf(game, match.state);
  const position = game.writePosition(match.state);
  await emit(
    context.io.stdout,
    flags.json
      ? `${JSON.stringify({ game: id, position, moves: texts })}\n`
      : texts.map((text) => `${text}\n`).join(''),
  );
  return undefined;
}
