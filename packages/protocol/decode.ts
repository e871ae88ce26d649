import { CHARACTERS, characterOfLevel, Fault, HIGHEST_LEVEL, MEMORY_AIDS } from '@baithak/kernel';
import { REACTIONS, SIGN } from '@baithak/table';
import * as z from 'zod/mini';
import { parseMessage } from './json.ts';
import { type ClientMessage, PROTOCOL_VERSION } from './messages.ts';

const text = (most: number) => z.string().check(z.maxLength(most));
const whole = z.int().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER));
const seat = z.int().check(z.minimum(0), z.maximum(9));
const viewer = z.nullable(seat);
const name = text(200);
const person = text(80);
const sign = z.string().check(z.regex(SIGN));
/** Printable ASCII only, so that no store can normalise two names into one. */
const client = z.string().check(z.regex(/^[\x20-\x7e]{1,80}$/));

/** 32 bytes: a hash, or a salt that cannot be guessed and says nothing about anybody. */
const hex = z.string().check(z.regex(/^[0-9a-f]{64}$/));

export const clock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('live'), budget: whole, increment: whole }),
  z.strictObject({ kind: z.literal('slow'), perTurn: whole }),
]);

/** What options look like, for the description of the interface. */
const OPTIONS = {
  type: 'object',
  additionalProperties: { anyOf: [{ type: 'string' }, { type: 'number' }] },
} as const;

/** Wanted settings of a table; those left out stay as they are. */
export const settingsWish = z.partial(
  z.strictObject({
    game: text(40),
    seats: whole,
    // The game reads these two, once it is clear that the person may set them. They are JSON already.
    options: z.unknown().register(z.globalRegistry, OPTIONS),
    aids: z.enum(MEMORY_AIDS),
    clock,
    listed: z.boolean(),
    hints: z.boolean(),
    rated: z.boolean(),
    position: z.unknown(),
  }),
);

/** Older pages name the level of a bot instead of a character. */
const botCommand = z.pipe(
  z.strictObject({
    do: z.literal('bot'),
    seat,
    character: z.optional(z.enum(CHARACTERS)),
    level: z.optional(z.int().check(z.minimum(1), z.maximum(HIGHEST_LEVEL))),
  }),
  z.transform(({ do: kind, seat, character, level = 1 }) => ({
    do: kind,
    seat,
    character: character ?? characterOfLevel(level),
  })),
);

const bySeat = (kind: string) => z.strictObject({ do: z.literal(kind), seat });

const command = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('join'), name, sign: z.optional(sign) }),
  z.strictObject({ do: z.literal('leave'), near: z.optional(z.enum(CHARACTERS)) }),
  z.strictObject({ do: z.literal('configure'), settings: settingsWish }),
  z.strictObject({ do: z.literal('sit'), seat, name }),
  botCommand,
  bySeat('free'),
  z.strictObject({ do: z.literal('accept') }),
  z.strictObject({ do: z.literal('promise'), seat, hash: hex }),
  z.strictObject({ do: z.literal('salt'), seat, text: hex }),
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
  z.strictObject({ do: z.literal('answer'), seat: viewer, question: whole, yes: z.boolean() }),
  bySeat('rematch'),
  z.strictObject({ do: z.literal('chat'), text: text(2000) }),
  z.strictObject({ do: z.literal('react'), reaction: z.enum(REACTIONS) }),
  z.strictObject({ do: z.literal('remove'), person }),
  z.strictObject({
    do: z.literal('ban'),
    person,
    on: z.boolean(),
    address: z.optional(z.boolean()),
  }),
  z.strictObject({ do: z.literal('mute'), person, on: z.boolean() }),
  z.strictObject({ do: z.literal('close-chat'), on: z.boolean() }),
  z.strictObject({ do: z.literal('hand-over'), person }),
  z.strictObject({ do: z.literal('close') }),
]);

const v = z.literal(PROTOCOL_VERSION);

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
  z.strictObject({ v, kind: z.literal('presence') }),
]);

/** What a client's message must look like, as JSON Schema: for the reference. */
export const messageSchema = () =>
  z.toJSONSchema(message, { io: 'input', unrepresentable: 'any', reused: 'inline' });

/** Reads a client's message, or says what is wrong with it first. The host's own commands are not among them. */
export function decode(input: string): ClientMessage | Fault {
  const parsed = parseMessage(input);
  if (parsed instanceof Fault) return parsed;
  const read = message.safeParse(parsed.value);
  if (read.success) return read.data as ClientMessage;
  const path = read.error.issues[0]?.path.map(String) ?? [];
  return new Fault('message-form', { at: path, args: { where: path.join('.') || '.' } });
}
