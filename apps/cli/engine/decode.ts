import { Fault, HIGHEST_LEVEL, shown } from '@baithak/kernel';
import { readJson } from '../json.ts';
import { anything, type Field, oneOf, optional, seed, text, viewer, whole } from './fields.ts';

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

/** Whatever the caller sent as `id`; absent if there was none or the line could not be read. */
type Id = string | number | boolean | null;

export interface Decoded {
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
