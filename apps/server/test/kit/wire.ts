import { connect, type Socket } from 'node:net';

/** A TCP connection that records every byte it receives. */
export class Wire {
  private readonly chunks: Buffer[] = [];
  private taken = 0;
  private readonly lookers = new Set<() => void>();
  readonly socket: Socket;
  /** Resolves when the connection is closed. */
  readonly ended: Promise<void>;
  over = false;

  constructor(port: number, host = '127.0.0.1') {
    this.socket = connect({ port, host, noDelay: true });
    this.socket.on('data', (chunk) => {
      this.chunks.push(chunk);
      this.looked();
    });
    this.socket.on('error', () => {});
    this.ended = new Promise((resolve) => {
      this.socket.on('close', () => {
        this.over = true;
        this.looked();
        resolve();
      });
    });
  }

  get bytes(): Buffer {
    return Buffer.concat(this.chunks);
  }

  /** The bytes since the last call. */
  take(): Buffer {
    const more = this.chunks.slice(this.taken);
    this.taken = this.chunks.length;
    return more.length === 1 ? (more[0] as Buffer) : Buffer.concat(more);
  }

  /** Waits until `find` finds something; rejects when the connection closes before that. */
  until<T>(find: () => T | undefined): Promise<T> {
    return new Promise((resolve, reject) => {
      const look = () => {
        const found = find();
        if (found === undefined && !this.over) return;
        this.lookers.delete(look);
        if (found === undefined) reject(new Error('the connection is gone'));
        else resolve(found);
      };
      this.lookers.add(look);
      look();
    });
  }

  private looked(): void {
    for (const look of [...this.lookers]) look();
  }
}

export interface Plain {
  readonly status: number;
  /** With lower-case names. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
  /** The whole answer without its Date header. */
  readonly bytes: string;
}

/** Sends a hand-written request over a new connection. */
export async function request(
  port: number,
  method: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  body: string | Buffer = '',
): Promise<Plain> {
  const lengths = body.length === 0 ? {} : { 'content-length': Buffer.byteLength(body) };
  const all = { host: 'table', connection: 'close', ...lengths, ...headers };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  const text = `${method} ${path} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n`;
  return plain(await sent(port, Buffer.concat([Buffer.from(text, 'latin1'), Buffer.from(body)])));
}

/** Sends bytes and waits until the other side closes the connection. */
export async function sent(port: number, bytes: Buffer): Promise<Buffer> {
  const wire = new Wire(port);
  wire.socket.write(bytes);
  await wire.ended;
  return wire.bytes;
}

export function plain(bytes: Buffer): Plain {
  const text = bytes.toString('latin1').replace(/^date: .*\r\n/im, '');
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const pairs = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
  });
  return {
    status: Number(first.split(' ')[1]),
    headers: new Map(pairs),
    body: Buffer.from(rest.join('\r\n\r\n'), 'latin1').toString('utf8'),
    bytes: text,
  };
}

export const TEXT = 1;
export const BINARY = 2;
export const CLOSE = 8;
export const PING = 9;
const PONG = 10;

interface FrameOptions {
  readonly opcode?: number;
  readonly fin?: boolean;
  /** Bits for extensions; none was agreed on. */
  readonly reserved?: number;
  readonly masked?: boolean;
}

/** A frame as a client sends it. Its mask is zero, so the payload stays readable. */
export function frame(payload: string | Buffer, options: FrameOptions = {}): Buffer {
  const { opcode = TEXT, fin = true, reserved = 0, masked = true } = options;
  const data = Buffer.from(payload);
  const first = (fin ? 0x80 : 0) | (reserved << 4) | opcode;
  const size = sizeBytes(data.length, masked ? 0x80 : 0);
  const mask = Buffer.alloc(masked ? 4 : 0);
  return Buffer.concat([Buffer.from([first]), size, mask, data]);
}

function sizeBytes(length: number, mask: number): Buffer {
  if (length < 126) return Buffer.from([mask | length]);
  const long = length > 65_535;
  const size = Buffer.alloc(long ? 9 : 3);
  size[0] = mask | (long ? 127 : 126);
  if (long) size.writeBigUInt64BE(BigInt(length), 1);
  else size.writeUInt16BE(length, 1);
  return size;
}

/** The head of a frame whose payload never comes. */
export function promised(length: number): Buffer {
  return Buffer.concat([Buffer.from([0x80 | TEXT]), sizeBytes(length, 0x80), Buffer.alloc(4)]);
}

export function handshake(path: string, headers: Readonly<Record<string, string>> = {}): string {
  const all = {
    host: 'table',
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
}

/** A WebSocket without a library, so that tests see and send exact bytes. */
export class Frames {
  readonly wire: Wire;
  readonly texts: string[] = [];
  /** The status of the answer to the handshake. */
  status = 0;
  /** The close code of the other side. */
  code: number | undefined;
  private rest: Buffer = Buffer.alloc(0);

  constructor(port: number, table: string, headers: Readonly<Record<string, string>> = {}) {
    this.wire = new Wire(port);
    // Answer pings even while no test waits for a message.
    this.wire.socket.on('data', () => this.parse());
    this.wire.socket.write(handshake(`/api/tables/${table}/line`, headers));
  }

  /** Waits for the answer to the handshake and returns its status. */
  opened(): Promise<number> {
    return this.until(() => (this.status > 0 ? this.status : undefined));
  }

  send(payload: string | Buffer, options?: FrameOptions): void {
    this.wire.socket.write(frame(payload, options));
  }

  until<T>(find: () => T | undefined): Promise<T> {
    return this.wire.until(() => {
      this.parse();
      return find();
    });
  }

  /** Waits until the socket is closed and returns the code; 1006 if there was none. */
  async closed(): Promise<number> {
    await this.wire.until(() => {
      this.parse();
      return this.code ?? (this.wire.over ? 1006 : undefined);
    });
    return this.code ?? 1006;
  }

  hangUp(): void {
    this.wire.socket.destroy();
  }

  private parse(): void {
    const more = this.wire.take();
    if (more.length === 0) return;
    this.rest = this.rest.length === 0 ? more : Buffer.concat([this.rest, more]);
    if (this.status === 0) this.readHead();
    if (this.status !== 101) return;
    let at = 0;
    for (let length = this.frameAt(at); length > 0; length = this.frameAt(at)) at += length;
    this.rest = this.rest.subarray(at);
  }

  private readHead(): void {
    const end = this.rest.indexOf('\r\n\r\n');
    if (end < 0) return;
    this.status = Number(this.rest.toString('latin1', 9, 12));
    this.rest = this.rest.subarray(end + 4);
  }

  /** Reads a frame if it is complete; returns its length, or 0. */
  private frameAt(at: number): number {
    const bytes = this.rest;
    if (bytes.length < at + 2) return 0;
    const short = (bytes[at + 1] as number) & 0x7f;
    const head = short < 126 ? 2 : short === 126 ? 4 : 10;
    if (bytes.length < at + head) return 0;
    const length = lengthAt(bytes, at, short);
    const end = at + head + length;
    if (bytes.length < end) return 0;
    this.receive((bytes[at] as number) & 0x0f, bytes.subarray(at + head, end));
    return end - at;
  }

  private receive(opcode: number, data: Buffer): void {
    if (opcode === TEXT) this.texts.push(data.toString('utf8'));
    if (opcode === PING) this.send(data, { opcode: PONG });
    if (opcode !== CLOSE) return;
    this.code = data.length >= 2 ? data.readUInt16BE(0) : 1005;
    this.hangUp();
  }
}

function lengthAt(bytes: Buffer, at: number, short: number): number {
  if (short < 126) return short;
  return short === 126 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2));
}
