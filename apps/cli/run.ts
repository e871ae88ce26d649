import { type Catalog, catalog as wholeCatalog } from '@baithak/catalog';
import { LANGUAGES, type Language } from '@baithak/kernel';
import { type Command, CommanderError } from 'commander';
import type { Complaint, Context } from './context.ts';
import type { Io } from './io.ts';
import { buildProgram } from './program.ts';

/** Runs one command and returns the exit code. */
export async function run(
  args: readonly string[],
  io: Io,
  catalog: Catalog = wholeCatalog,
): Promise<0 | 1> {
  const context: Context = { io, catalog, language: languageOf(io.env) };
  let complaint: Complaint;
  const program = buildProgram(context, (said) => {
    complaint = said;
  });
  for (const each of [program, ...program.commands]) tame(each, io);
  complaint = (await usageError(program, args)) ?? complaint;
  if (complaint === undefined) return 0;
  io.stderr.write(`baithak: ${oneLine(complaint)}\n`);
  return 1;
}

/** Keeps Commander from writing errors and ending the process itself. */
function tame(command: Command, io: Io): void {
  command.exitOverride();
  command.configureOutput({
    writeOut: (text) => io.stdout.write(text),
    writeErr: () => {},
  });
}

async function usageError(program: Command, args: readonly string[]): Promise<Complaint> {
  if (args.length === 0) {
    program.outputHelp();
    return undefined;
  }
  try {
    await program.parseAsync(args, { from: 'user' });
    return undefined;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return undefined;
    const name = program.commands.find((command) => command.name() === args[0])?.name();
    const where = name === undefined ? '' : ` ${name}`;
    return `${error.message.replace(/^error: /, '')} See baithak${where} --help.`;
  }
}

/** User input must not forge lines or control the terminal. */
function oneLine(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .trim();
}

/** The language of the environment, from the usual variables in their usual order. */
function languageOf(env: Io['env']): Language {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  const code = locale.slice(0, 2).toLowerCase();
  return LANGUAGES.find((language) => language === code) ?? 'en';
}
