import { USUAL_SEED } from '@baithak/bots';
import { LANGUAGES, type Language, MEMORY_AIDS } from '@baithak/kernel';
import { Command, InvalidArgumentError, Option } from 'commander';
import { analyse } from './commands/analyse.ts';
import { arena } from './commands/arena.ts';
import { bench } from './commands/bench.ts';
import { MEASUREMENTS, measure } from './commands/measure.ts';
import { moves, perft } from './commands/moves.ts';
import { play } from './commands/play.ts';
import { ratings } from './commands/ratings.ts';
import { replay } from './commands/replay.ts';
import { survey } from './commands/survey.ts';
import { trace } from './commands/trace.ts';
import type { Complaint, Context } from './context.ts';
import { runEngine } from './engine/run.ts';
import { emit } from './io.ts';
import pkg from './package.json' with { type: 'json' };

const FIGHTERS_HELP = `
Fighters:
  mina … shera          a character; its work is fixed, and no clock cuts it short here
  shera*10, shera@500   with ten times its work, with 500 units of work
  level1 … level5       a reference bot with its usual budget
  level5@2000, mcts@100ms, greedy, alphabeta, random
                        a reference bot with units of work or milliseconds
  all-seeing@2000       level 5 as it would play if it saw everything; only here
  net:FILE, net:FILE@160
                        the nets of a weights.json, at one ply or with rollouts
  engine:COMMAND        a program that speaks the engine protocol; as in
                        'engine:{"character":"kapi"} npx baithak engine'`;

const MEASUREMENTS_HELP = `
Measurements:
  ladder       each character against the one below; by the name of one: this step only
  random       the best character against random play
  reference    against level 5 (or --reference) with equal processor time
  tenfold      with ten times its work against itself
  all-seeing   against the all-seeing twin of level 5, equal processor time
  amulet       Samsara: in which round the fifth amulet comes, for the best character and for
               level 5 (or --reference, as level5@2000 is much faster)`;

/** The commands with their arguments. Help is always in English. */
export function buildProgram(context: Context, settle: (complaint: Complaint) => void): Command {
  const program = new Command('baithak')
    .description('Play, learn and study seven Indian-themed tabletop games.')
    .version(pkg.version)
    // What comes after a command is its own: the id of a table may look like one of these flags.
    .enablePositionalOptions();
  const inLanguage = ({ lang }: { lang?: Language }) =>
    lang === undefined ? context : { ...context, language: lang };

  for (const [name, about] of [
    ['serve', 'the table server and the page; baithak serve --help lists its options'],
    ['backup', 'copy the database of a server into a file while it runs'],
    ['admin', 'look after a server: list, close, ban, unban, audit; also while it runs'],
    ['migrate', 'copy the database file of a server that is stopped into PostgreSQL'],
  ] as const) {
    program
      .command(name)
      .description(about)
      .argument('[options...]')
      .allowUnknownOption()
      .helpOption(false)
      .action(async (args) => settle(await runServer(context, name, args)));
  }

  program
    .command('play')
    .description('play in the terminal, people and bots at any seats')
    .argument('[game]', 'which game; without it you are asked')
    .option(
      '--seat <player>',
      'who plays, seat by seat: human, a character from mina to shera, or a reference bot',
      gathered,
    )
    .option('--opponent <player>', 'who plays at all seats but the first')
    .addOption(languageOption())
    .option('--seed <text>', 'what the chance of the game comes from')
    .addOption(new Option('--aids <aids>', 'memory aids').choices(MEMORY_AIDS).default('counts'))
    .option('--load <file>', 'go on with a saved match')
    .addOption(positionOption())
    .addOption(seatsOption())
    .addOption(gameOption())
    .action(async (game, flags) => settle(await play(inLanguage(flags), game, flags)));

  program
    .command('engine')
    .description('the line protocol on standard input and output, see docs/engine.md')
    .option('--json', 'as always: the protocol is JSON')
    .action(async () => settle(await runEngine(context)));

  program
    .command('moves')
    .description('the legal moves of a position, sorted')
    .argument('<game>')
    .addOption(positionOption())
    .addOption(seatsOption())
    .addOption(gameOption())
    .addOption(jsonOption())
    .action(async (game, flags) => settle(await moves(context, game, flags)));

  program
    .command('analyse')
    .description(
      'the moves of a position with chances to win, or the luck and errors of a saved match',
    )
    .argument('<game or file>', 'a game, or a match file such as match.txt')
    .option('--ms <n>', 'milliseconds at most, for a position', wholeNumber(1, 3_600_000))
    .option(
      '--iterations <n>',
      'rollouts, nodes or moves tried; in a match for each decision',
      wholeNumber(1, 1_000_000_000),
    )
    .option('--seed <text>', 'the same seed gives the same analysis', USUAL_SEED)
    .addOption(positionOption())
    .addOption(seatsOption())
    .addOption(gameOption())
    .addOption(languageOption())
    .addOption(jsonOption())
    .action(async (what, flags) => settle(await analyse(inLanguage(flags), what, flags)));

  program
    .command('perft')
    .description('count the lines of play up to a depth, for games without chance')
    .argument('<game>')
    .requiredOption('--depth <n>', 'how deep', wholeNumber(1, 30))
    .addOption(positionOption())
    .addOption(seatsOption())
    .addOption(gameOption())
    .addOption(jsonOption())
    .action(async (game, flags) => settle(await perft(context, game, flags)));

  program
    .command('trace')
    .description('random complete games as JSON lines')
    .argument('<game>')
    .option('--games <n>', 'how many games', wholeNumber(1, 100_000_000), 1)
    .option('--seed <text>', 'the same seed gives the same games', '0')
    .addOption(seatsOption())
    .addOption(gameOption())
    .option('--json', 'as always: each line is JSON')
    .action(async (game, flags) => settle(await trace(context, game, flags)));

  program
    .command('replay')
    .description('check a saved match and tell it step by step')
    .argument('<file>')
    .addOption(languageOption())
    .addOption(jsonOption())
    .action(async (file, flags) => settle(await replay(inLanguage(flags), file, flags)));

  program
    .command('survey')
    .description('how long random games and their lists of legal moves are')
    .argument('<game>')
    .option('--games <n>', 'how many games', wholeNumber(1, 100_000_000), 10_000)
    .option('--seed <text>', 'the same seed gives the same games', '0')
    .addOption(seatsOption())
    .addOption(gameOption())
    .addOption(jsonOption())
    .action(async (game, flags) => settle(await survey(context, game, flags)));

  program
    .command('arena')
    .description('let two bots meet on the same deals, from every seat')
    .argument('<game>')
    .option('--first <fighter>', 'the one measured', 'mcts')
    .option('--second <fighter>', 'all others', 'random')
    .option('--deals <n>', 'how many deals, at most', wholeNumber(1, 1_000_000), 10)
    .option('--ms <n>', 'milliseconds for a decision of a reference bot', wholeNumber(1, 3_600_000))
    .option('--iterations <n>', 'its units of work for a decision', wholeNumber(1, 1_000_000_000))
    .option('--equal-cpu', 'give a reference bot as much processor time as the other side uses')
    .option(
      '--sequential <low,high>',
      'stop as soon as it is clear which of two shares in percent is nearer, as in 50,60',
      twoShares,
    )
    .option('--error <percent>', 'how often that may be wrong', wholeNumber(1, 49), 5)
    .option('--results <file>', 'keep every game in this file, and go on with it')
    .option('--threads <n>', 'games at a time; all cores without it', wholeNumber(1, 256))
    .option('--seed <text>', 'what the chance of the games comes from', '0')
    .addOption(seatsOption())
    .addOption(gameOption())
    .option('--cpu', 'with --json, also the seconds of processor time')
    .addOption(jsonOption())
    .addHelpText('after', FIGHTERS_HELP)
    .action(async (game, flags) => settle(await arena(context, game, flags)));

  program
    .command('measure')
    .description('measure how strong the characters of a game are')
    .argument('<game>')
    .argument('[what...]', `${MEASUREMENTS.join(', ')}; all that the game has without it`)
    .option('--deals <n>', 'how many deals each', wholeNumber(1, 1_000_000), 200)
    .option('--results <folder>', 'keep every game in files of this folder, and go on with them')
    .option('--reference <fighter>', 'whom the best character is compared with', 'level5')
    .option('--record', 'write the results into the table that “baithak ratings” prints')
    .option('--threads <n>', 'games at a time; all cores without it', wholeNumber(1, 256))
    .option('--seed <text>', 'what the chance of the games comes from', '0')
    .addOption(seatsOption())
    .addHelpText('after', MEASUREMENTS_HELP)
    .action(async (game, what, flags) => settle(await measure(context, game, what, flags)));

  program
    .command('ratings')
    .description('how strong the characters are, as measured')
    .argument('[game]', 'which game; all without it')
    .addOption(languageOption())
    .addOption(jsonOption())
    .action(async (game, flags) => settle(await ratings(inLanguage(flags), game, flags)));

  program
    .command('bench')
    .description('measure how fast the games run, beside Connect Four')
    .option('--seconds <n>', 'for how long in all', wholeNumber(1, 3600), 20)
    .addOption(jsonOption())
    .action(async (flags) => settle(await bench(context, flags)));

  return program;
}

/** Runs a command of the server. Only these commands load it, so that the others start fast. */
async function runServer(
  { io, language }: Context,
  what: 'serve' | 'backup' | 'admin' | 'migrate',
  args: readonly string[],
): Promise<Complaint> {
  const server = await import('@baithak/server');
  return server[what](args, { env: io.env, language, write: (text) => emit(io.stdout, text) });
}

function languageOption(): Option {
  return new Option('--lang <language>', 'the language spoken').choices(LANGUAGES);
}

function positionOption(): Option {
  return new Option('--position <position>', 'a custom position, as text or JSON, or @file');
}

function seatsOption(): Option {
  return new Option('--seats <n>', 'how many seats').argParser(wholeNumber(1, 99));
}

function gameOption(): Option {
  return new Option('--option <name=value>', 'an option of the game').argParser(gathered);
}

function jsonOption(): Option {
  return new Option('--json', 'print JSON');
}

/** Reads a whole number; Commander reports what it refuses. */
function wholeNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return value;
    throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
  };
}

/** Reads `50,60`. */
function twoShares(text: string): readonly [number, number] {
  const [, low, high] = /^(\d{1,2}(?:\.\d+)?),(\d{1,2}(?:\.\d+)?)$/.exec(text) ?? [];
  const shares = [Number(low), Number(high)] as const;
  if (shares[0] < shares[1]) return shares;
  throw new InvalidArgumentError('It must be two shares in percent, as in 50,60.');
}

function gathered(text: string, before: readonly string[] = []): string[] {
  return [...before, text];
}
