import { catalog, type GameId } from '@baithak/catalog';
import {
  CHANCE,
  CHARACTERS,
  FastRandom,
  type Game,
  legalMoves,
  OVER,
  type Random,
  sha256Hex,
} from '@baithak/kernel';
import { type ClientMessage, PROTOCOL_VERSION, type TableMessage } from '@baithak/protocol';
import { type Command, REACTIONS } from '@baithak/table';
import { allVariants, pickOne, stepRandomly, type Variant } from '@baithak/testkit';

/** What an experienced player knows about a game. */
export interface Lore {
  readonly game: Game;
  readonly variants: readonly Variant[];
  readonly moves: readonly string[];
  readonly positions: readonly { readonly variant: Variant; readonly position: Json }[];
}

/** What a client knows about the running match. */
export interface Insight {
  readonly seat: number;
  readonly entries: number;
  readonly moves: readonly string[];
  /** The number of the last question. */
  readonly asked: number;
  /** Somebody at the table. */
  readonly person: string;
}

/** Learns from a message which moves are possible now. */
export function insightFrom(
  said: TableMessage,
  { game }: Lore,
  random: Random,
): Insight | undefined {
  const seat = said.kind === 'events' ? said.viewer : null;
  const match = said.kind === 'events' ? said.events.at(-1)?.match : null;
  if (seat === null || !match) return undefined;
  const { turn, view, entries } = match;
  const isDue = turn.kind === 'seat' && turn.seat === seat;
  const moves = isDue ? legalMoves(game, game.imagine(view, random)) : [];
  const events = said.kind === 'events' ? said.events : [];
  const asked = events.findLast(({ kind }) => kind === 'asked')?.seq ?? random.below(40);
  const person = events.findLast(({ by }) => by !== null)?.by ?? 'nobody';
  return { seat, entries, moves, asked, person };
}

export async function loreOf(id: GameId, random: Random): Promise<Lore> {
  const game = await catalog[id].game();
  const variants = allVariants(game).slice(0, 40);
  const moves = new Set<string>();
  const positions: { variant: Variant; position: Json }[] = [];
  for (let n = 0; n < 3; n++) {
    const variant = pickOne(variants, random);
    const state = game.setup(variant.options, variant.seats);
    for (let steps = 0; steps < 60 && game.status(state) !== OVER; steps++) {
      if (game.status(state) !== CHANCE) moves.add(pickOne(legalMoves(game, state), random));
      if (steps % 7 === 6) positions.push({ variant, position: game.writePosition(state) });
      stepRandomly(game, state, random);
    }
  }
  return { game, variants, moves: [...moves], positions };
}

/** A well-formed command, sensible or not. */
function anyCommand(lore: Lore, random: Random, insight: Insight | undefined): Command {
  const seat =
    insight !== undefined && random.below(3) > 0
      ? insight.seat
      : random.below(random.below(4) === 0 ? 10 : 3);
  const anyPerson = () => (random.below(4) === 0 ? 'nobody' : (insight?.person ?? 'nobody'));
  const commands: (() => Command)[] = [
    () => ({ do: 'join', name: 'Guest' }),
    () => ({ do: 'sit', seat, name: 'Guest' }),
    () => ({ do: 'bot', seat, character: pickOne(CHARACTERS, random) }),
    () => ({ do: 'free', seat }),
    () => ({ do: 'start' }),
    () => ({ do: 'configure', settings: wish(lore, random) as never }),
    () => ({ do: 'promise', seat, hash: sha256Hex(String(random.below(9))) }),
    () => ({ do: 'salt', seat, text: sha256Hex(String(random.below(9))) }),
    () => ({ do: 'undo', seat }),
    () => ({
      do: 'answer',
      seat,
      question: insight?.asked ?? random.below(40),
      yes: random.below(3) > 0,
    }),
    () => ({ do: 'rematch', seat }),
    () => ({ do: 'offer-draw', seat }),
    () => ({ do: 'pause', seat }),
    () => ({ do: 'resume', seat }),
    () => ({ do: 'chat', text: 'hello' }),
    () => ({ do: 'react', reaction: pickOne(REACTIONS, random) }),
    () => ({ do: 'mute', person: anyPerson(), on: random.below(2) === 0 }),
    () => ({ do: 'close-chat', on: random.below(2) === 0 }),
    () => ({ do: 'hand-over', person: anyPerson() }),
    ...(random.below(8) === 0 ? [() => ({ do: 'remove', person: anyPerson() }) as const] : []),
    ...(random.below(16) === 0
      ? [() => ({ do: 'ban', person: anyPerson(), on: random.below(2) === 0 }) as const]
      : []),
    ...(random.below(8) === 0 ? [() => ({ do: 'leave' }) as const] : []),
    ...(random.below(8) === 0 ? [() => ({ do: 'resign', seat }) as const] : []),
    ...Array.from({ length: 6 }, () => () => moveOf(lore, seat, random, insight)),
  ];
  return pickOne(commands, random)();
}

function moveOf(lore: Lore, seat: number, random: Random, insight: Insight | undefined): Command {
  const moves = insight !== undefined && insight.moves.length > 0 ? insight.moves : lore.moves;
  const after = random.below(4) > 0 ? (insight?.entries ?? 1) : random.below(12);
  const count = random.below(5) === 0 ? 3 : 1;
  const texts = Array.from({ length: count }, () => {
    const move = moves.length === 0 ? 'x' : pickOne(moves, random);
    return random.below(6) === 0 ? garbled(move, random) : move;
  });
  return { do: 'move', seat, moves: texts, after };
}

/** Settings for a table, often with a position that is almost legal. */
export function wish({ game, variants, positions }: Lore, random: Random): Json {
  const found = random.below(2) === 0 ? pickOne(positions, random) : undefined;
  const { seats, options } = found?.variant ?? pickOne(variants, random);
  const clock = pickOne(
    [
      { kind: 'none' },
      { kind: 'live', budget: 600_000, increment: 0 },
      { kind: 'slow', perTurn: 1 },
    ],
    random,
  );
  const settings = { game: game.id, seats, options, clock, listed: random.below(2) === 0 };
  if (found === undefined) return settings;
  const position = random.below(3) === 0 ? found.position : mutated(found.position, random);
  return { ...settings, position };
}

function anyMessage(
  lore: Lore,
  random: Random,
  client: string,
  insight: Insight | undefined,
): ClientMessage {
  const viewer = pickOne([null, 0, 1, 2, 9], random);
  switch (random.below(12)) {
    case 0:
      return {
        v: PROTOCOL_VERSION,
        kind: 'watch',
        viewer,
        from: pickOne([0, 3, 1_000_000], random),
      };
    case 1:
      return { v: PROTOCOL_VERSION, kind: 'unwatch', viewer };
    case 2:
      return { v: PROTOCOL_VERSION, kind: 'look', viewer, at: random.below(40) };
    case 3:
      return { v: PROTOCOL_VERSION, kind: 'presence' };
    default:
      return {
        v: PROTOCOL_VERSION,
        kind: 'command',
        client,
        command: anyCommand(lore, random, insight),
      };
  }
}

/** A text frame, mostly one that looks like a message. */
export function anyText(lore: Lore, random: Random, client: string, insight?: Insight): string {
  const message = () => anyMessage(lore, random, client, insight);
  switch (random.below(20)) {
    case 0:
      return JSON.stringify(anyJson(random));
    case 1:
      return deep(random);
    case 2:
      return pickOne(
        ['', ' ', 'null', '{}', '"x"', '[', `{"v":${PROTOCOL_VERSION}`, 'x'.repeat(70_000)],
        random,
      );
    case 3:
    case 4:
      return garbled(JSON.stringify(message()), random);
    case 5:
    case 6:
    case 7:
    case 8:
    case 9:
      return JSON.stringify(mutated(message(), random));
    default:
      return JSON.stringify(message());
  }
}

/** Values that often break programs. */
const NASTY: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  0.5,
  1e308,
  -1e308,
  2 ** 53,
  4_294_967_296,
  '',
  ' ',
  '0',
  'null',
  '\u0000',
  '\ud800',
  '\u202e',
  '\u{1f600}'.repeat(50),
  'x'.repeat(3000),
  '__proto__',
  'constructor',
  'toString',
  '<script>alert(1)</script>',
  "' or 1=1; --",
  '../../etc/passwd',
  '%00%s%n{0}',
  [],
  {},
  [[]],
  [null, 1, 'x'],
  JSON.parse('{"toString":1,"valueOf":2,"toJSON":3,"then":4,"length":-1}'),
  { constructor: { prototype: { polluted: true } } },
  { hasOwnProperty: 'x', seat: 0 },
];

const KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toJSON',
  'then',
  'seat',
  'v',
  '',
  'length',
  '0',
];

export type Json = unknown;

function nasty(random: Random): Json {
  return pickOne(NASTY, random);
}

/** Any JSON, a few levels deep. */
export function anyJson(random: Random, depth = 0): Json {
  const kind = random.below(depth > 4 ? 2 : 4);
  if (kind < 2) return nasty(random);
  const size = random.below(4);
  if (kind === 2) return Array.from({ length: size }, () => anyJson(random, depth + 1));
  const keys = Array.from({ length: size }, () => pickOne(KEYS, random));
  return fromPairs(keys.map((key) => [key, anyJson(random, depth + 1)]));
}

/** Defines even fields such as `__proto__`, which an assignment would not create. */
function fromPairs(pairs: readonly (readonly [string, Json])[]): object {
  const made = {};
  for (const [key, value] of pairs) {
    Object.defineProperty(made, key, {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  return made;
}

/** A copy of the value with one change somewhere. */
export function mutated(value: Json, random: Random): Json {
  if (typeof value === 'string' && random.below(2) === 0) return garbled(value, random);
  if (typeof value === 'number' && random.below(2) === 0) return value + random.below(5) - 2;
  if (value === null || typeof value !== 'object' || random.below(6) === 0) return nasty(random);
  if (Array.isArray(value)) return mutatedList(value, random);
  const pairs = Object.entries(value);
  const at = random.below(pairs.length + 1);
  const pair = pairs[at];
  if (pair === undefined) return fromPairs([...pairs, [pickOne(KEYS, random), nasty(random)]]);
  const [key, inner] = pair;
  if (random.below(8) === 0) return fromPairs(pairs.filter((_, i) => i !== at));
  if (random.below(8) === 0) return fromPairs(pairs.with(at, [pickOne(KEYS, random), inner]));
  return fromPairs(pairs.with(at, [key, mutated(inner, random)]));
}

function mutatedList(list: readonly Json[], random: Random): Json {
  const at = random.below(list.length + 1);
  if (at === list.length) return [...list, nasty(random)];
  if (random.below(4) === 0) return list.filter((_, i) => i !== at);
  if (random.below(4) === 0) return [...list, ...list, list[at]];
  return list.with(at, mutated(list[at], random));
}

/** The text with a few characters inserted, replaced or removed. */
export function garbled(text: string, random: Random): string {
  let result = text;
  for (let n = 1 + random.below(3); n > 0; n--) {
    const at = random.below(result.length + 1);
    const change = pickOne(['', '"', '\\', '[', '}', '\u0000', 'e9', '\\ud83d', ','], random);
    result = result.slice(0, at) + change + result.slice(at + random.below(3));
  }
  return result;
}

/** Deeply nested JSON. */
export function deep(random: Random): string {
  const [open, close] = pickOne(
    [
      ['[', ']'],
      ['{"a":', '}'],
      ['[{"v":', '}]'],
      ['["', '"]'],
    ],
    random,
  ) as [string, string];
  const levels = pickOne([13, 100, 2500, 5000], random);
  const text = open.repeat(levels) + (random.below(2) === 0 ? '1' : '') + close.repeat(levels);
  return random.below(2) === 0
    ? text
    : `{"v":${PROTOCOL_VERSION},"kind":"command","client":"x","command":${text}}`;
}

export function bytesOf(random: Random, length: number): Buffer {
  return Buffer.from(Array.from({ length }, () => random.below(256)));
}

export const randomOf = (...seed: readonly unknown[]) => new FastRandom(seed.join(' '));
