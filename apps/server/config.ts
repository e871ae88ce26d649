import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { GAME_IDS, type GameId } from '@baithak/catalog';
import { Fault, type Message, message, shown } from '@baithak/kernel';
import proxyAddress from '@fastify/proxy-addr';
import * as z from 'zod';

/** Accepts digits only: `Number` would also read an empty text and `true` as numbers. */
const count = (least: number, most: number) =>
  z
    .union([z.number(), z.string().regex(/^\d+$/).transform(Number)])
    .pipe(z.number().int().min(least).max(most));
const days = count(0, 36_500);
const list = z.union([z.string(), z.array(z.string())]).transform((value) => {
  const items = Array.isArray(value) ? value : value.split(',');
  return items.map((item) => item.trim()).filter((item) => item !== '');
});
const onOff = z
  .union([z.boolean(), z.enum(['on', 'off'])])
  .transform((v) => v === true || v === 'on');

/** Whether all items are IP addresses, ranges, or names of ranges such as `loopback`. */
function areAddresses(items: string[]): boolean {
  try {
    proxyAddress.compile(items);
    return true;
  } catch {
    return false;
  }
}

/** Everything an operator can set. The help text of each option is the message `config.<name>`. */
const OPTIONS = {
  port: count(0, 65_535).optional(),
  host: z.string().min(1).default('0.0.0.0'),
  baseUrl: z.url({ protocol: /^https?$/ }).optional(),
  data: z.string().min(1).default('data'),
  databaseUrl: z
    .string()
    .regex(/^postgres(ql)?:\/\/./)
    .optional(),
  role: z.enum(['all', 'web', 'bots']).default('all'),
  games: list
    .pipe(z.array(z.enum(GAME_IDS as readonly [GameId, ...GameId[]])).min(1))
    .default([...GAME_IDS]),
  trustProxy: list.refine(areAddresses).default([]),
  logLevel: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
  botThreads: count(1, 256).default(Math.max(1, cpus().length - 1)),
  maxSockets: count(1, 1_000_000).default(10_500),
  maxSocketsPerAddress: count(1, 1_000_000).default(200),
  maxPeoplePerAddress: count(1, 1_000_000).default(8),
  maxTablesPerHour: count(1, 1_000_000).default(60),
  maxTablesPerPerson: count(1, 1_000_000).default(50),
  maxRoomsPerPerson: count(1, 1_000_000).default(200),
  maxChatPerDay: count(1, 1_000_000_000).default(50_000),
  messagesPerSecond: count(1, 1_000_000).default(20),
  keepUnstarted: days.default(7),
  keepRunning: days.default(180),
  keepFinished: days.default(30),
  keepArchived: days.default(365),
  newMatches: onOff.default(true),
  oldMatches: z.enum(['wait', 'close']).default('wait'),
  metrics: onOff.default(false),
  pushInside: onOff.default(false),
  contact: z.union([z.email(), z.url({ protocol: /^https?$/ })]).optional(),
} as const;

type OptionName = keyof typeof OPTIONS;
export const OPTION_NAMES = Object.keys(OPTIONS) as readonly OptionName[];

const schema = z.strictObject(OPTIONS);
export type Config = z.infer<typeof schema>;

export type Environment = Readonly<Record<string, string | undefined>>;
type Values = Readonly<Record<string, unknown>>;

/** `maxSockets` is MAX_SOCKETS in the environment and --max-sockets as a flag. */
export const envName = (name: OptionName): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
export const flagName = (name: OptionName): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Whether an argument is one of the flags, also with its value: `--port=80`. */
export function isKnownFlag(arg: string): boolean {
  const names = ['help', 'config', ...OPTION_NAMES.map(flagName)];
  return arg === '-h' || names.some((name) => arg.split('=')[0] === `--${name}`);
}

/** Reads flags, environment and config file; returns `help` if the operator asks for it. */
export function readSettings(args: readonly string[], env: Environment): Config | 'help' | Fault {
  const flags = readFlags(args);
  if (flags instanceof Fault) return flags;
  if (flags.help === true) return 'help';
  const name = (flags.config as string | undefined) ?? env.CONFIG;
  const file = name === undefined || name === '' ? {} : readFile(name);
  return file instanceof Fault ? file : readConfig(flags, env, file);
}

/** A flag overrides the environment, and the environment overrides the file. */
export function readConfig(flags: Values, env: Environment, file: Values = {}): Config | Fault {
  const unknown = Object.keys(file).find((name) => !OPTION_NAMES.includes(name as OptionName));
  if (unknown !== undefined) return new Fault('config-unknown', { args: { name: unknown } });
  const entries = OPTION_NAMES.flatMap((name) => {
    const fromEnv = env[envName(name)];
    const value = flags[name] ?? (fromEnv === '' ? undefined : fromEnv) ?? file[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  const given = Object.fromEntries(entries);
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  const name = String(read.error.issues[0]?.path[0]) as OptionName;
  return new Fault('config-value', {
    args: { name: envName(name), value: shown(String(given[name])) },
  });
}

function readFlags(args: readonly string[]): Values | Fault {
  const texts = OPTION_NAMES.map((name) => [flagName(name), { type: 'string' }] as const);
  const options = {
    ...Object.fromEntries(texts),
    config: { type: 'string' } as const,
    help: { type: 'boolean', short: 'h' } as const,
  };
  try {
    const { values } = parseArgs({ args: [...args], options }) as { values: Values };
    const named = OPTION_NAMES.map((name) => [name, values[flagName(name)]]);
    return { ...Object.fromEntries(named), config: values.config, help: values.help };
  } catch (error) {
    // Node's message is English only; it quotes the argument that it did not understand.
    const what = /'([^']+)'/.exec((error as Error).message)?.[1] ?? '';
    return new Fault('option', { args: { what: shown(what) } });
  }
}

function readFile(file: string): Values | Fault {
  const unreadable = (reason: string) => new Fault('config-file', { args: { file, reason } });
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const isObject = value !== null && typeof value === 'object' && !Array.isArray(value);
    return isObject ? (value as Values) : unreadable('JSON');
  } catch (error) {
    return unreadable((error as NodeJS.ErrnoException).code ?? 'JSON');
  }
}

/** Lists every option with its flag, its variable and its default. */
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
