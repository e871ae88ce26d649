import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Fault, type Message, message, shown } from '@baithak/kernel';
import { type Config, envName, flagName, OPTION_NAMES, OPTIONS, readConfig } from './config.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** What the host wants, from flags, environment and file together; `help` if they only ask. */
export function readSettings(args: readonly string[], env: Environment): Config | 'help' | Fault {
  const flags = readFlags(args);
  if (flags instanceof Fault) return flags;
  if (flags.help === true) return 'help';
  const name = (flags.config as string | undefined) ?? env.CONFIG;
  const file = name === undefined || name === '' ? {} : readFile(name);
  return file instanceof Fault ? file : readConfig(flags, env, file);
}

function readFlags(args: readonly string[]): Readonly<Record<string, unknown>> | Fault {
  const texts = OPTION_NAMES.map((name) => [flagName(name), { type: 'string' }] as const);
  const options = {
    ...Object.fromEntries(texts),
    config: { type: 'string' } as const,
    help: { type: 'boolean', short: 'h' } as const,
  };
  try {
    const { values } = parseArgs({ args: [...args], options }) as {
      values: Readonly<Record<string, string | boolean | undefined>>;
    };
    const named = OPTION_NAMES.map((name) => [name, values[flagName(name)]]);
    return { ...Object.fromEntries(named), config: values.config, help: values.help };
  } catch (error) {
    // Node says it in English; what was meant stands in quotes.
    const what = /'([^']+)'/.exec((error as Error).message)?.[1] ?? '';
    return new Fault('option', { args: { what: shown(what) } });
  }
}

function readFile(file: string): Record<string, unknown> | Fault {
  const unreadable = (reason: string) => new Fault('config-file', { args: { file, reason } });
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const isObject = value !== null && typeof value === 'object' && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : unreadable('JSON');
  } catch (error) {
    return unreadable((error as NodeJS.ErrnoException).code ?? 'JSON');
  }
}

/** Every option with its variable and what it usually is. */
export function helpText(say: (message: Message) => string): string {
  const rows = OPTION_NAMES.map((name) => {
    const text = say(message(`config.${name}`));
    const usual = OPTIONS[name].safeParse(undefined).data;
    const value = typeof usual === 'boolean' ? (usual ? 'on' : 'off') : String(usual);
    const told =
      usual === undefined || value === '' ? text : say(message('config.usually', { text, value }));
    return [`--${flagName(name)}`, envName(name), told] as const;
  });
  const all = [['--config', 'CONFIG', say(message('config.config'))] as const, ...rows];
  const wide = (column: 0 | 1) => Math.max(...all.map((row) => row[column].length)) + 2;
  const lines = all.map(
    ([flag, env, text]) => `  ${flag.padEnd(wide(0))}${env.padEnd(wide(1))}${text}`,
  );
  return [say(message('serve.usage')), '', say(message('serve.about')), '', ...lines, ''].join(
    '\n',
  );
}
