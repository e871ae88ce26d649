import { cpus } from 'node:os';
import { GAME_IDS, type GameId } from '@baithak/catalog';
import { Fault, shown } from '@baithak/kernel';
import proxyAddress from '@fastify/proxy-addr';
import * as z from 'zod';

/** Digits and nothing else: what is empty or `true` would count as a number, too. */
const count = (least: number, most: number) =>
  z
    .union([z.number(), z.string().regex(/^\d+$/).transform(Number)])
    .pipe(z.number().int().min(least).max(most));
const list = z.union([z.string(), z.array(z.string())]).transform((value) => {
  const items = Array.isArray(value) ? value : value.split(',');
  return items.map((item) => item.trim()).filter((item) => item !== '');
});
const onOff = z
  .union([z.boolean(), z.enum(['on', 'off'])])
  .transform((v) => v === true || v === 'on');

/** Whether they are addresses, ranges of them, or names of such ranges. */
function areAddresses(items: string[]): boolean {
  try {
    proxyAddress.compile(items);
    return true;
  } catch {
    return false;
  }
}

/** Everything a host can set: by environment, by flag, or in a file. The words of each are `config.<name>`. */
export const OPTIONS = {
  port: count(0, 65_535).optional(),
  host: z.string().min(1).default('0.0.0.0'),
  baseUrl: z.url({ protocol: /^https?$/ }).optional(),
  data: z.string().min(1).default('data'),
  games: list
    .pipe(z.array(z.enum(GAME_IDS as readonly [GameId, ...GameId[]])).min(1))
    .default([...GAME_IDS]),
  trustProxy: list.refine(areAddresses).default([]),
  logLevel: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
  botThreads: count(1, 256).default(Math.max(1, cpus().length - 1)),
  maxSockets: count(1, 1_000_000).default(10_500),
  maxSocketsPerAddress: count(1, 1_000_000).default(200),
  maxTablesPerHour: count(1, 1_000_000).default(60),
  messagesPerSecond: count(1, 1_000_000).default(20),
  metrics: onOff.default(true),
} as const;

export type OptionName = keyof typeof OPTIONS;
export const OPTION_NAMES = Object.keys(OPTIONS) as readonly OptionName[];

const schema = z.strictObject(OPTIONS);
export type Config = z.infer<typeof schema>;

/** `maxSockets` is MAX_SOCKETS in the environment and --max-sockets as a flag. */
export const envName = (name: OptionName): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
export const flagName = (name: OptionName): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Flags count most, then the environment, then the file. */
export function readConfig(
  flags: Readonly<Record<string, unknown>>,
  env: Readonly<Record<string, string | undefined>>,
  file: Readonly<Record<string, unknown>> = {},
): Config | Fault {
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
