import { type Analysis, analyse as compare, Mind, progressOn } from '@baithak/bots';
import { Fault, message } from '@baithak/kernel';
import { type Complaint, type Context, complain, openGame, sayer } from '../context.ts';
import { emit, nodeRuntime } from '../io.ts';
import { openMatch, readStart, type StartFlags } from '../match.ts';

interface AnalyseFlags extends StartFlags {
  readonly ms?: number;
  readonly iterations?: number;
  readonly seed: string;
  readonly json?: boolean;
}

/** Compares the moves of a position by what the seat to move knows, or reviews a saved match. */
export async function analyse(
  context: Context,
  id: string,
  flags: AnalyseFlags,
): Promise<Complaint> {
  if (!Object.hasOwn(context.catalog, id) && /[./\\]/.test(id)) {
    const { reviewFile } = await import('./review.ts');
    return reviewFile(context, id, flags);
  }
  const opened = await openGame(context, id);
  if (opened instanceof Fault) return complain(context, opened);
  const { game, words, doors } = opened;
  const start = await readStart(flags);
  const match = start instanceof Fault ? start : openMatch(game, start);
  if (match instanceof Fault) return complain(context, match, words);
  if (match.turn.kind === 'over') return complain(context, new Fault('match-over'));
  if (match.turn.kind === 'chance') return complain(context, new Fault('moves-need-decision'));
  const { stderr } = context.io;
  const mind = await Mind.open(game, doors, (sentence) => void stderr.write(`${sentence}\n`));
  const { ms, iterations, seed } = flags;
  const analysis = await compare(mind, game.view(match.state, match.turn.seat), {
    budget: { ...(ms !== undefined && { ms }), ...(iterations !== undefined && { iterations }) },
    seed,
    stop: { stopped: false },
    runtime: nodeRuntime,
    progress: progressOn(context.io.stderr),
  });
  const text = flags.json
    ? JSON.stringify({ game: id, seat: match.turn.seat, ...analysis })
    : told(context, analysis);
  await emit(context.io.stdout, `${text}\n`);
  return undefined;
}

function told(context: Context, { basis, moves, work, cut }: Analysis): string {
  const say = sayer(context);
  const width = Math.max(...moves.map(({ move }) => move.length));
  const lines = moves.map(({ move, chance, error }) => {
    const spread = error === 0 ? '' : ` ± ${tenths(error)}`;
    // Certainty needs proof, and only a search gives one.
    const told = basis === 'search' ? chance : Math.min(0.999, Math.max(0.001, chance));
    return `${move.padEnd(width)}  ${tenths(told).padStart(5)}${spread} %`;
  });
  return [...lines, say(message(`analyse.${basis}`, { work, cut: cut ? 'yes' : 'no' }))].join('\n');
}

const tenths = (share: number): string => (100 * share).toFixed(1);
