import type { Random } from '@baithak/kernel';
import { PROTOCOL_VERSION } from '@baithak/protocol';
import { pickOne } from '@baithak/testkit';
import { bytesOf, deep } from './fuzz-messages.ts';
import { Guest } from './guest.ts';
import { BINARY, CLOSE, Frames, frame, handshake, PING, promised, TEXT, Wire } from './wire.ts';

export const MEGABYTE = 1024 * 1024;
const CONTINUED = 0;

/** Bytes that the server must close a socket for, and the close code. */
interface Violent {
  readonly code: number;
  bytes(random: Random): Buffer;
}

const bad = (random: Random) =>
  pickOne([[0xff], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf8, 0x88], [0x80]], random);

export const VIOLENT: Readonly<Record<string, Violent>> = {
  'bytes instead of text': {
    code: 1003,
    bytes: (random) => frame(bytesOf(random, random.below(200)), { opcode: BINARY }),
  },
  'no UTF-8': {
    code: 1007,
    bytes: (random) => frame(Buffer.from([...Buffer.from('{"v":'), ...bad(random)])),
  },
  'no UTF-8 in pieces': {
    code: 1007,
    bytes: (random) =>
      Buffer.concat([
        frame('{"v":', { fin: false }),
        frame(Buffer.from(bad(random)), { opcode: CONTINUED }),
      ]),
  },
  'reserved bits': {
    code: 1002,
    bytes: (random) => frame('x', { reserved: 1 + random.below(7) }),
  },
  'no mask': { code: 1002, bytes: () => frame('{}', { masked: false }) },
  'an unknown kind of frame': {
    code: 1002,
    bytes: (random) => frame('x', { opcode: pickOne([3, 4, 5, 6, 7, 11, 12, 13, 14, 15], random) }),
  },
  'a piece of nothing': { code: 1002, bytes: () => frame('x', { opcode: CONTINUED }) },
  'a message within a message': {
    code: 1002,
    bytes: () => Buffer.concat([frame('x', { fin: false }), frame('y', { opcode: TEXT })]),
  },
  'a long ping': { code: 1002, bytes: () => frame('x'.repeat(126), { opcode: PING }) },
  'a ping in pieces': { code: 1002, bytes: () => frame('x', { opcode: PING, fin: false }) },
  'a goodbye with a wrong code': {
    code: 1002,
    bytes: (random) => {
      const code = Buffer.alloc(2);
      code.writeUInt16BE(pickOne([0, 999, 1004, 1005, 1006, 5000], random));
      return frame(code, { opcode: CLOSE });
    },
  },
  'a frame that is too large': { code: 1009, bytes: () => frame('x'.repeat(300_000)) },
  'the beginning of a huge frame': {
    code: 1009,
    bytes: (random) => promised(pickOne([262_145, 2 ** 31, 2 ** 40], random)),
  },
  'a frame larger than numbers go': {
    code: 1009,
    bytes: () =>
      Buffer.from([0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]),
  },
  'pieces that grow too large': {
    code: 1009,
    bytes: () =>
      Buffer.concat([
        frame('x'.repeat(200_000), { fin: false }),
        frame('x'.repeat(200_000), { opcode: CONTINUED, fin: false }),
      ]),
  },
  'too many pieces': {
    code: 1008,
    bytes: () =>
      Buffer.concat([
        frame('"', { fin: false }),
        ...new Array(17_000).fill(frame('x', { opcode: CONTINUED, fin: false })),
      ]),
  },
};

/** Sends bytes over a socket; returns a complaint if it is not closed with the right code. */
export async function provoke(
  line: Frames,
  name: string,
  random: Random,
): Promise<string | undefined> {
  const { code, bytes } = VIOLENT[name] as Violent;
  line.wire.socket.write(bytes(random));
  const got = await line.closed();
  line.hangUp();
  return got === code ? undefined : `${name}: ${got}, not ${code}`;
}

/** Its pieces of five bytes on average are fewer than the 256 that a message may have. */
const LONG_TEXT = 900;

/** Sends a message a few bytes at a time and returns the answer. */
export async function dribble(line: Frames, random: Random): Promise<string> {
  const text =
    random.below(2) === 0
      ? deep(random).slice(0, LONG_TEXT)
      : `{"v":${PROTOCOL_VERSION},"kind":"x"}`;
  const data = Buffer.from(text);
  for (let at = 0; at < data.length; ) {
    const size = 1 + random.below(data.length > 100 ? 9 : 2);
    const fin = at + size >= data.length;
    const opcode = at === 0 ? TEXT : CONTINUED;
    line.send(data.subarray(at, at + size), { opcode, fin });
    if (random.below(20) === 0) line.send('x', { opcode: PING });
    at += size;
  }
  const before = line.texts.length;
  return line.until(() => line.texts[before]);
}

const EACH = 8;
const DRIP = 100;

/** Opens connections that send a byte now and then and never finish. */
export async function slowOnes(url: string): Promise<{ stop(): void }> {
  const guest = await Guest.enter(url, 'Slow');
  const table = await guest.openTable({ game: 'talluka' });
  const headers = { cookie: guest.cookie };
  const port = Number(new URL(url).port);
  const beginnings = [
    '',
    'GET / HT',
    'POST /api/session HTTP/1.1\r\nHost: table\r\nContent-Length: 100\r\n\r\n{"na',
    handshake(`/api/tables/${table}/line`, headers).slice(0, -2),
  ];
  const half = beginnings.flatMap((text) =>
    Array.from({ length: EACH }, () => {
      const wire = new Wire(port);
      wire.socket.write(text);
      return wire;
    }),
  );
  const frames = new Frames(port, table, headers);
  await frames.opened();
  frames.wire.socket.write(promised(60_000));
  const all = [...half, frames.wire];
  const timer = setInterval(() => {
    for (const { socket, over } of all) if (!over) socket.write('x');
  }, DRIP);
  return {
    stop() {
      clearInterval(timer);
      for (const { socket } of all) socket.destroy();
    },
  };
}
