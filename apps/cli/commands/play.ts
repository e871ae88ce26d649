import { type AnyMatch, Fault, type MemoryAids, matchGameId, readMatch } from '@baithak/kernel';
import {
  type Complaint,
  type Context,
  complain,
  type OpenGame,
  openGame,
  speakerFor,
} from '../context.ts';
import { readTextFile } from '../files.ts';
import { freshSeed } from '../host.ts';
import { chooseGame, choosePlayers, chooseSeats } from '../play/chooser.ts';
import { type Player, type PlayerFlags, readPlayers } from '../play/players.ts';
import { Screen } from '../play/screen.ts';
import { Session } from '../play/session.ts';
import { openMatch, readStart, type StartFlags } from '../start.ts';

export interface PlayFlags extends StartFlags, PlayerFlags {
  readonly seed?: string;
  readonly load?: string;
  readonly aids: MemoryAids;
}

/** What is to be played; undefined when the person went away while being asked. */
interface Plan {
  readonly opened: OpenGame;
  readonly match: AnyMatch;
  readonly players: Player[];
}

export async function play(
  context: Context,
  id: string | undefined,
  flags: PlayFlags,
): Promise<Complaint> {
  const screen = new Screen(context.io);
  try {
    const plan = await planned(context, screen, id, flags);
    if (plan === undefined || typeof plan === 'string') return plan;
    const { opened, match, players } = plan;
    const [sketch, evaluate] = await Promise.all([opened.doors.sketch(), opened.doors.evaluate()]);
    const { words } = opened;
    const speaker = speakerFor(context.language, words, match.names);
    const table = { match, words, sketch, evaluate, speaker, players, aids: flags.aids };
    await new Session(table, screen).run();
    return undefined;
  } finally {
    screen.close();
  }
}

async function planned(
  context: Context,
  screen: Screen,
  id: string | undefined,
  flags: PlayFlags,
): Promise<Plan | string | undefined> {
  const file = flags.load === undefined ? undefined : await readTextFile(flags.load);
  if (file instanceof Fault) return complain(context, file);
  const known = file === undefined ? id : matchGameId(file);
  if (known instanceof Fault) return complain(context, known);
  if (id !== undefined && known !== id) {
    return complain(context, new Fault('file-other-game', { args: { game: String(known) } }));
  }
  const asked = known ?? (await chooseGame(context, screen));
  if (asked === undefined) return undefined;
  const opened = await openGame(context, asked);
  if (opened instanceof Fault) return complain(context, opened);
  return known === undefined
    ? askedPlan(context, screen, opened, flags)
    : toldPlan(context, opened, flags, file);
}

async function toldPlan(
  context: Context,
  opened: OpenGame,
  flags: PlayFlags,
  file: string | undefined,
): Promise<Plan | string> {
  const match = file === undefined ? await freshMatch(opened, flags) : readMatch(file, opened.game);
  if (match instanceof Fault) return complain(context, match, opened.words);
  const players = readPlayers(opened.game, match.seats, flags);
  if (players instanceof Fault) return complain(context, players, opened.words);
  return { opened, match, players };
}

/** Whoever named no game is asked the rest as well, unless a flag has said it. */
async function askedPlan(
  context: Context,
  screen: Screen,
  opened: OpenGame,
  flags: PlayFlags,
): Promise<Plan | string | undefined> {
  const fixed = flags.seats !== undefined || flags.position !== undefined;
  const seats = fixed ? flags.seats : await chooseSeats(context, screen, opened.game);
  if (!fixed && seats === undefined) return undefined;
  const plan = await toldPlan(context, opened, { ...flags, ...(seats && { seats }) }, undefined);
  if (typeof plan === 'string' || flags.seat !== undefined || flags.opponent !== undefined) {
    return plan;
  }
  const players = await choosePlayers(context, screen, opened, plan.match.seats);
  return players === undefined ? undefined : { ...plan, players };
}

async function freshMatch({ game }: OpenGame, flags: PlayFlags): Promise<AnyMatch | Fault> {
  const start = await readStart(flags);
  if (start instanceof Fault) return start;
  return openMatch(game, { ...start, seed: flags.seed ?? freshSeed() });
}
