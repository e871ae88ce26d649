import { readFileSync } from 'node:fs';
import { depthOf, Fault } from '@baithak/kernel';
import { COMMANDS, type Command, type CommandKind } from '@baithak/table';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { messageSchema } from './decode.ts';
import { decode, PROTOCOL_VERSION, parseJson, settingsWish } from './index.ts';

const EXAMPLES: { readonly [Kind in CommandKind]: Extract<Command, { do: Kind }> } = {
  join: { do: 'join', name: 'Asha', sign: 'lotus-madder' },
  leave: { do: 'leave', near: 'kapi' },
  configure: {
    do: 'configure',
    settings: {
      game: 'jaipur',
      seats: 2,
      options: { layout: 'corners', files: 10 },
      aids: 'counts',
      clock: { kind: 'live', budget: 60_000, increment: 0 },
      listed: true,
      position: { market: 'DGSKK', herds: [1, 2] },
    },
  },
  sit: { do: 'sit', seat: 0, name: 'Asha' },
  bot: { do: 'bot', seat: 1, character: 'kapi' },
  free: { do: 'free', seat: 1 },
  accept: { do: 'accept' },
  promise: { do: 'promise', seat: 0, hash: '0'.repeat(64) },
  salt: { do: 'salt', seat: 0, text: '0'.repeat(64) },
  start: { do: 'start' },
  move: { do: 'move', seat: 0, moves: ['+D'], after: 4 },
  undo: { do: 'undo', seat: 0 },
  resign: { do: 'resign', seat: 0 },
  'offer-draw': { do: 'offer-draw', seat: 0 },
  pause: { do: 'pause', seat: 0 },
  resume: { do: 'resume', seat: 0 },
  answer: { do: 'answer', seat: 0, question: 7, yes: true },
  rematch: { do: 'rematch', seat: 0 },
  chat: { do: 'chat', text: 'hello' },
  react: { do: 'react', reaction: 'nice' },
  remove: { do: 'remove', person: 'p1' },
  ban: { do: 'ban', person: 'p1', on: true },
  mute: { do: 'mute', person: 'p1', on: false },
  'close-chat': { do: 'close-chat', on: true },
  'hand-over': { do: 'hand-over', person: 'p1' },
  close: { do: 'close' },
  tick: { do: 'tick' },
  credit: { do: 'credit', ms: 5 },
};

const wrap = (command: unknown) =>
  JSON.stringify({ v: PROTOCOL_VERSION, kind: 'command', client: 'c', command });

function code(text: string): string {
  const read = decode(text);
  expect(read).toBeInstanceOf(Fault);
  return (read as Fault).code;
}

describe('decode', () => {
  it('reads a sign of two short words only', () => {
    const join = (sign: unknown) => wrap({ do: 'join', name: 'Asha', sign });
    expect(decode(join('star-neem'))).not.toBeInstanceOf(Fault);
    for (const sign of ['', 'star', 'Star-neem', 'star-neem-x', '<b>-x', 'a'.repeat(30), 7, null]) {
      expect(code(join(sign)), String(sign)).toBe('message-form');
    }
  });

  it('reads every command of a person as it was sent, and none of the host', () => {
    for (const [kind, command] of Object.entries(EXAMPLES)) {
      const read = decode(wrap(command));
      if (COMMANDS[kind as CommandKind].right === 'host') expect(read).toBeInstanceOf(Fault);
      else expect(read).toEqual({ v: PROTOCOL_VERSION, kind: 'command', client: 'c', command });
    }
  });

  it('reads the level of a bot, as older pages send it, as a character', () => {
    const read = decode(wrap({ do: 'bot', seat: 1, level: 3 }));
    expect(read).toMatchObject({ command: EXAMPLES.bot });
    expect(code(wrap({ do: 'bot', seat: 1, level: 6 }))).toBe('message-form');
  });

  it('seats no bot that sees more than its seat', () => {
    expect(code(wrap({ do: 'bot', seat: 1, character: 'all-seeing' }))).toBe('message-form');
    expect(code(wrap({ do: 'bot', seat: 1, bot: 'all-seeing' }))).toBe('message-form');
  });

  it('refuses unknown, missing and misshapen fields, and says where', () => {
    expect(decode(wrap({ ...EXAMPLES.sit, seat: '0' }))).toMatchObject({
      code: 'message-form',
      at: ['command', 'seat'],
    });
    expect(code(wrap({ ...EXAMPLES.sit, extra: 1 }))).toBe('message-form');
    expect(code(wrap({ do: 'sit', seat: 0 }))).toBe('message-form');
    expect(code(wrap({ do: 'sit', seat: 1e300, name: 'x' }))).toBe('message-form');
    expect(code(wrap({ do: 'sit', seat: -1, name: 'x' }))).toBe('message-form');
    expect(code(wrap({ do: 'sit', seat: 0.5, name: 'x' }))).toBe('message-form');
    expect(code(wrap({ do: 'chat', text: 'x'.repeat(3000) }))).toBe('message-form');
    expect(code(wrap({ do: 'fly' }))).toBe('message-form');
    expect(code(wrap({ ...EXAMPLES.move, moves: [] }))).toBe('message-form');
    expect(
      code('{"v":3,"kind":"command","client":"c","command":{"do":"leave","__proto__":{"x":1}}}'),
    ).toBe('message-form');
    expect(code('{"v":2,"kind":"watch"}')).toBe('message-version');
    expect(code('{"v":4,"kind":"watch"}')).toBe('message-version');
    expect(code('null')).toBe('message-version');
    expect(code('{"v":1')).toBe('message-json');
    expect(({} as { x?: number }).x).toBeUndefined();
  });

  it('refuses a prototype however it is spelled, and nothing that only looks like one', () => {
    const spellings = [
      '__proto__',
      '\\u005f_proto__',
      '__pr\\u006Fto\\u005F_',
      '__\\u0070\\u0072oto__',
    ];
    for (const name of spellings) {
      for (const field of [`{"${name}":1}`, `{"a":[{"b":1,\n"${name}" : {"x":1}}]}`]) {
        expect(code(`{"v":3,"kind":"watch","x":${field}}`), field).toBe('message-form');
        expect(parseJson(field), field).toBeInstanceOf(Fault);
      }
    }
    for (const value of ['__proto__', '{"__proto__":1}', ',\\"__proto__":', 'a__proto__']) {
      for (const text of [JSON.stringify({ a: value }), JSON.stringify({ [`x${value}`]: 1 })]) {
        expect(parseJson(text), text).toEqual({ value: JSON.parse(text) });
      }
    }
  });

  it('reads text with escapes in one go', () => {
    const parse = vi.spyOn(JSON, 'parse');
    const position = '1,'.repeat(30_000);
    const settings = `{"options":{"\\u0041":1},"position":[${position}"\\u0041"]}`;
    const command = `{"do":"configure","settings":${settings}}`;
    const read = decode(`{"v":3,"kind":"command","client":"c","command":${command}}`);
    const revivers = parse.mock.calls.filter((args) => args.length > 1);
    parse.mockRestore();
    expect(read).not.toBeInstanceOf(Fault);
    expect(revivers).toEqual([]);
  });

  it('looks at size and depth before anything else', () => {
    expect(code('['.repeat(60_000))).toBe('message-depth');
    expect(code(`{"v":${'['.repeat(5000)}${']'.repeat(5000)}}`)).toBe('message-depth');
    expect(code(`"${'x'.repeat(70_000)}"`)).toBe('message-size');
    expect(depthOf('{"a":"[[[[\\"[[","b":[1]}')).toBe(2);
  });

  it('never throws, whatever comes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => void decode(text)),
    );
    fc.assert(fc.property(fc.json(), (text) => void decode(text)));
    const shape = fc.record(
      {
        v: fc.constant(PROTOCOL_VERSION),
        kind: fc.constantFrom('command', 'watch', 'unwatch'),
        client: fc.anything(),
        command: fc.anything(),
        viewer: fc.anything(),
        from: fc.anything(),
      },
      { requiredKeys: ['v', 'kind'] },
    );
    fc.assert(
      fc.property(shape, (value) => {
        const text = safeJson(value);
        if (text !== undefined) decode(text);
      }),
    );
  });

  it('reads every message of a client that the document shows', () => {
    const document = readFileSync(new URL('../../docs/protocol.md', import.meta.url), 'utf8');
    const sent = [...document.matchAll(/^→ (\{.*\})$/gm)].map((match) => match[1] as string);
    expect(sent.length).toBeGreaterThan(5);
    for (const text of sent) expect(decode(text), text).not.toBeInstanceOf(Fault);
    for (const kind of Object.keys(COMMANDS)) expect(document).toContain(`\`${kind}\``);
  });
});

function safeJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}

it.each(['position', 'options'] as const)(
  'looks at nothing in the %s: whoever may set it has the game read it',
  (name) => {
    let looks = 0;
    const watched = new Proxy([{}], {
      get(target, field, receiver) {
        looks += 1;
        return Reflect.get(target, field, receiver);
      },
      ownKeys(target) {
        looks += 1;
        return Reflect.ownKeys(target);
      },
    });
    const read = settingsWish.safeParse({ game: 'jaipur', [name]: watched });
    expect(read.success && read.data[name]).toBe(watched);
    expect(looks).toBe(0);
  },
);

it('has a schema of every message and command, with its bounds, for the reference', () => {
  const { oneOf = [] } = messageSchema();
  const variants = (list: readonly unknown[]) => list as readonly Variant[];
  const [commands] = variants(oneOf).flatMap(({ properties }) => properties.command ?? []);
  const kinds = variants(commands?.oneOf ?? []).map(({ properties }) => properties.do?.const);
  const own: string[] = ['tick', 'credit'];
  const asked = Object.keys(EXAMPLES).filter((kind) => !own.includes(kind));
  expect(kinds.sort()).toEqual(asked.sort());
  const bounds = JSON.stringify(commands);
  for (const bound of ['"maxLength":2000', '"maxItems":100', '"maximum":9']) {
    expect(bounds).toContain(bound);
  }
});

interface Variant {
  readonly properties: Readonly<Record<string, { const?: string; oneOf?: readonly unknown[] }>>;
}
