import { CHARACTERS, Fault, HIGHEST_LEVEL, type Message, message, shown } from '@baithak/kernel';
import { readJson } from '../io.ts';

/** What a field of a request must be, in code and in words. */
interface Field<T> {
  readonly expected: Message;
  readonly optional: boolean;
  accepts(value: unknown): value is T;
}

const text = field('text', (value): value is string => typeof value === 'string');

const seed = field(
  'seed',
  (value): value is string | number => typeof value === 'string' || Number.isSafeInteger(value),
);

/** The game checks it and explains what is wrong. */
const anything = field('anything', (value): value is unknown => value !== undefined);

const viewer = field(
  'viewer',
  (value): value is number | null => value === null || isWhole(value, 0, 99),
);

const start = {
  game: text,
  seats: optional(whole(1, 99)),
  options: optional(anything),
  seed: optional(seed),
  chance: optional(oneOf('seed', 'manual')),
};

/** Every request with its fields. */
const REQUESTS = {
  new: start,
  load: { ...start, position: anything },
  turn: {},
  moves: {},
  outcomes: {},
  resolve: { outcome: text },
  check: { move: text },
  play: { move: text },
  undo: {},
  position: {},
  view: { seat: viewer },
  log: {},
  go: {
    level: optional(whole(1, HIGHEST_LEVEL)),
    character: optional(oneOf(...CHARACTERS)),
    ms: optional(whole(1, 3_600_000)),
    iterations: optional(whole(1, 1_000_000_000)),
    seed: optional(seed),
  },
  stop: {},
  perft: { depth: whole(1, 30) },
  games: {},
  quit: {},
} as const;

type Requests = typeof REQUESTS;
type ValueOf<F> = F extends Field<infer T> ? T : never;
export type RequestName = keyof Requests;
export type RequestOf<Name extends RequestName> = { readonly do: Name } & {
  readonly [K in keyof Requests[Name]]: ValueOf<Requests[Name][K]>;
};
export type Request = { [Name in RequestName]: RequestOf<Name> }[RequestName];

/** What the caller sent as `id`. */
type Id = string | number | boolean | null;

export interface Decoded {
  /** Absent if there was none or the line could not be read. */
  readonly id?: Id;
  readonly request: Request | Fault;
}

export function decode(line: string | Fault): Decoded {
  const value = line instanceof Fault ? line : readJson(line);
  if (value instanceof Fault) return { request: value };
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    return { request: new Fault('not-an-object') };
  }
  const given = new Map<string, unknown>(Object.entries(value));
  const id = given.get('id');
  given.delete('id');
  if (id === undefined) return { request: readRequest(given) };
  return isId(id) ? { id, request: readRequest(given) } : { request: new Fault('id-not-scalar') };
}

function isId(value: unknown): value is Id {
  if (typeof value === 'number') return Number.isFinite(value);
  return value === null || typeof value === 'string' || typeof value === 'boolean';
}

function readRequest(given: Map<string, unknown>): Request | Fault {
  const name = given.get('do');
  if (name === undefined) return new Fault('request-missing', { args: { requests: names() } });
  if (typeof name !== 'string' || !Object.hasOwn(REQUESTS, name)) {
    return new Fault('request-unknown', { args: { name: shown(name), requests: names() } });
  }
  given.delete('do');
  const fields: Readonly<Record<string, Field<unknown>>> = REQUESTS[name as RequestName];
  const fault = wrongField(given, fields);
  return fault ?? ({ ...Object.fromEntries(given), do: name } as Request);
}

function wrongField(
  given: ReadonlyMap<string, unknown>,
  fields: Readonly<Record<string, Field<unknown>>>,
): Fault | undefined {
  for (const name of given.keys()) {
    if (!Object.hasOwn(fields, name)) return fieldFault('field-unknown', shown(name));
  }
  for (const [name, field] of Object.entries(fields)) {
    const value = given.get(name);
    if (value === undefined && field.optional) continue;
    if (value === undefined) return fieldFault('field-missing', name, field);
    if (!field.accepts(value)) return fieldFault('field-type', name, field);
  }
  return undefined;
}

function fieldFault(code: string, name: string, field?: Field<unknown>): Fault {
  const expected = field === undefined ? {} : { expected: field.expected };
  return new Fault(code, { at: [name], args: { name, ...expected } });
}

function names(): string {
  return Object.keys(REQUESTS).join(', ');
}

function whole(least: number, most: number): Field<number> {
  const accepts = (value: unknown): value is number => isWhole(value, least, most);
  return { expected: message('expected.whole', { least, most }), optional: false, accepts };
}

function oneOf<const T extends string>(...choices: readonly T[]): Field<T> {
  const accepts = (value: unknown): value is T => choices.some((choice) => choice === value);
  const expected = message('expected.choice', { choices: choices.join(', ') });
  return { expected, optional: false, accepts };
}

function optional<T>(inner: Field<T>): Field<T | undefined> {
  return { ...inner, optional: true };
}

function field<T>(name: string, accepts: (value: unknown) => value is T): Field<T> {
  return { expected: message(`expected.${name}`), optional: false, accepts };
}

function isWhole(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
}
