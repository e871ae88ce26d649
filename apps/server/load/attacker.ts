import { connect } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import { PROTOCOL_VERSION } from '@baithak/protocol';

/** The ways to bother a server. */
export const ATTACKS = ['text', 'long', 'pings', 'fragments', 'deaf'] as const;
export type Attack = (typeof ATTACKS)[number];

export interface AttackJob {
  readonly attack: Attack;
  readonly port: number;
  readonly table: string;
  /** The headers of each attacker, who has a session of their own. */
  readonly people: readonly Readonly<Record<string, string>>[];
}

/** What the attackers got done. */
export interface Attacked {
  readonly bytes: number;
  readonly closed: number;
  readonly refused: number;
}

/** Milliseconds until an attacker whose socket was closed dials again. */
const REDIAL = 50;
const CHUNK = 64 * 1024;

/** Frames of one kind that fill a chunk; a mask of zero leaves the payload as it is. */
function chunkOf(attack: Attack): Buffer {
  if (attack === 'long')
    return frame(0x81, Buffer.from(`{"v":${PROTOCOL_VERSION},"kind":"${'x'.repeat(60_000)}"}`));
  const one = {
    text: frame(
      0x81,
      Buffer.from(`{"v":${PROTOCOL_VERSION},"kind":"watch","viewer":null,"from":0}`),
    ),
    pings: frame(0x89, Buffer.alloc(8)),
    deaf: frame(0x89, Buffer.alloc(125)),
    fragments: frame(0x00, Buffer.alloc(1)),
  }[attack];
  return Buffer.concat(new Array(Math.floor(CHUNK / one.length)).fill(one));
}

function frame(first: number, payload: Buffer): Buffer {
  const long = payload.length > 125;
  const size = Buffer.from(
    long ? [0x80 | 126, payload.length >> 8, payload.length & 255] : [0x80 | payload.length],
  );
  return Buffer.concat([Buffer.from([first]), size, Buffer.alloc(4), payload]);
}

/** Sends as fast as the server reads, and dials again whenever it hangs up. */
function assault({ attack, port, table, people }: AttackJob): void {
  const chunk = chunkOf(attack);
  let bytes = 0;
  let closed = 0;
  let refused = 0;
  const dial = (headers: Readonly<Record<string, string>>) => {
    const socket = connect({ port, host: '127.0.0.1' });
    let open = false;
    const pour = () => {
      while (open) {
        bytes += chunk.length;
        if (!socket.write(chunk)) return;
      }
    };
    socket.on('drain', pour);
    socket.on('error', () => {});
    socket.on('data', (data) => {
      if (open) return;
      open = data.toString('latin1').startsWith('HTTP/1.1 101');
      if (!open) refused += 1;
      if (attack === 'deaf') socket.pause();
      if (attack === 'fragments') socket.write(frame(0x01, Buffer.alloc(1)));
      pour();
    });
    socket.on('close', () => {
      closed += open ? 1 : 0;
      open = false;
      setTimeout(() => dial(headers), REDIAL);
    });
    const all = { host: 'x', connection: 'Upgrade', upgrade: 'websocket', ...headers };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    const version = 'sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n';
    socket.write(`GET /api/tables/${table}/line HTTP/1.1\r\n${lines.join('')}${version}\r\n`);
  };
  for (const headers of people) dial(headers);
  parentPort?.on('message', () => {
    parentPort?.postMessage({ bytes, closed, refused } satisfies Attacked);
    process.exit();
  });
}

if (workerData !== null) assault(workerData as AttackJob);
