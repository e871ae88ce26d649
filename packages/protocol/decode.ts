import { Fault, MEMORY_AIDS } from '@baithak/kernel';
import * as z from 'zod/mini';
import { parseJson } from './limits.ts';
import type { ClientMessage } from './messages.ts';

const text = (most: number) => z.string().check(z.maxLength(most));
const whole = z.int().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER));
const seat = z.int().check(z.minimum(0), z.maximum(9));
const viewer = z.nullable(seat);
const name = text(200);
/** Plain letters only: what a store might write in another way would be two names, or one for two. */
const client = z.string().check(z.regex(/^[\x20-\x7e]{1,80}$/));

const clock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('live'), budget: whole, increment: whole }),
  z.strictObject({ kind: z.literal('slow'), perTurn: whole }),
]);

/** What somebody wishes for a table; what is left out stays as it is. */
export const settingsWish = z.partial(
  z.strictObject({
    game: text(40),
    seats: whole,
    options: z.record(text(40), z.union([text(80), z.number()])),
    aids: z.enum(MEMORY_AIDS),
    clock,
    listed: z.boolean(),
    position: z.json(),
  }),
);

const bySeat = (kind: string) => z.strictObject({ do: z.literal(kind), seat });

const command = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('join'), name }),
  z.strictObject({ do: z.literal('leave') }),
  z.strictObject({ do: z.literal('configure'), settings: settingsWish }),
  z.strictObject({ do: z.literal('sit'), seat, name }),
  z.strictObject({ do: z.literal('bot'), seat, level: whole }),
  bySeat('free'),
  z.strictObject({ do: z.literal('salt'), text: text(500) }),
  z.strictObject({ do: z.literal('start') }),
  z.strictObject({
    do: z.literal('move'),
    seat,
    moves: z.array(text(200)).check(z.minLength(1), z.maxLength(100)),
    after: whole,
  }),
  bySeat('undo'),
  bySeat('resign'),
  bySeat('offer-draw'),
  bySeat('pause'),
  bySeat('resume'),
  z.strictObject({ do: z.literal('answer'), seat, yes: z.boolean() }),
  bySeat('rematch'),
  z.strictObject({ do: z.literal('chat'), text: text(2000) }),
]);

const v = z.literal(1);

const message = z.discriminatedUnion('kind', [
  z.strictObject({
    v,
    kind: z.literal('command'),
    client,
    command,
  }),
  z.strictObject({ v, kind: z.literal('watch'), viewer, from: whole }),
  z.strictObject({ v, kind: z.literal('unwatch'), viewer }),
  z.strictObject({ v, kind: z.literal('look'), viewer, at: whole }),
]);

/** A message from outside, or the first thing that is wrong with it. The host's own commands are not among them. */
export function decode(input: string): ClientMessage | Fault {
  const parsed = parseJson(input);
  if (parsed instanceof Fault) return parsed;
  if (versionOf(parsed.value) !== 1) return new Fault('message-version', { args: { known: 1 } });
  const read = message.safeParse(parsed.value);
  if (read.success) return read.data as ClientMessage;
  const path = read.error.issues[0]?.path.map(String) ?? [];
  return new Fault('message-form', { at: path, args: { where: path.join('.') || '.' } });
}

function versionOf(value: unknown): unknown {
  return value !== null && typeof value === 'object' && 'v' in value ? value.v : undefined;
}
