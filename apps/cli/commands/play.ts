import {
  type AnyMatch,
  Fault,
  type MemoryAids,
  matchGameId,
  message,
  readMatch,
} from '@baithak/kernel';
import {
  type Complaint,
  type Context,
  complain,
  type OpenGame,
  openGame,
  speakerFor,
} from '../context.ts';
import { freshSeed, readTextFile } from '../io.ts';
import { openMatch, readStart, type StartFlags } from '../match.ts';
import { Loop } from '../play/loop.ts';
import {
  chooseGame,
  choosePlayers,
  chooseSeats,
  type PlayerFlags,
  readPlayers,
} from '../play/players.ts';
import { Screen } from '../play/screen.ts';
import { openTable, type Plan } from '../play/table.ts';

interface PlayFlags extends StartFlags, PlayerFlags {
  readonly seed?: string;
  readonly load?: string;
  readonly aids: MemoryAids;
}

export async function play(
  context: Context,
  id: string | undefined,
  flags: PlayFlags,
): Promise<Complaint> {
  const screen = new Screen(context.io);
  try {
    const plan = await planned(context, screen, id, flags);
    return plan === undefined || typeof plan === 'string'
      ? plan
      : await playOut(context, screen, plan);
  } finally {
    screen.close();
  }
}

async function playOut(context: Context, screen: Screen, plan: Plan): Promise<Complaint> {
  const { match, aids } = plan;
  const { game, words, doors } = plan.opened;
  const { say } = speakerFor(context.language, words, match.names);
  const seated = await openTable(plan, screen, say);
  if (seated instanceof Fault) return complain(context, seated, words);
  if (seated !== undefined) {
    const { client, names, from } = seated;
    const speaker = speakerFor(context.language, words, names);
    const sketch = await doors.sketch();
    const loop = new Loop({ client, screen, game, words, sketch, speaker, aids });
    await loop.run(from).finally(() => client.close());
  }
  screen.print(say(message('play.bye')));
  return undefined;
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
  return { opened, match, players, aids: flags.aids };
}

/** Asks a person who named no game for everything else that no flag says. */
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
