import { Wire } from './wire.ts';

export const TEXT = 1;
export const BINARY = 2;
export const CLOSE = 8;

export interface FrameOptions {
  readonly opcode?: number;
  readonly fin?: boolean;
  /** Bits that no extension has been agreed on for. */
  readonly reserved?: number;
  readonly masked?: boolean;
}

/** A frame as a client sends it; its mask is always zero, so that one can read it. */
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

/** A frame of which only the beginning comes. */
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

/** A socket without a library between: what it has got is there byte for byte. */
export class Frames {
  readonly wire: Wire;
  readonly texts: string[] = [];
  /** The status of the answer to the handshake. */
  status = 0;
  /** With which the other side closed, 1006 if it just went. */
  code: number | undefined;
  private rest: Buffer = Buffer.alloc(0);

  constructor(port: number, table: string, headers: Readonly<Record<string, string>> = {}) {
    this.wire = new Wire(port);
    this.wire.socket.write(handshake(`/api/tables/${table}/line`, headers));
  }

  /** When the handshake is answered: its status. */
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

  /** The code with which the other side closes. */
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

  /** Takes a frame if all of it is there; returns its length. */
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
    if (opcode !== CLOSE) return;
    this.code = data.length >= 2 ? data.readUInt16BE(0) : 1005;
    this.hangUp();
  }
}

function lengthAt(bytes: Buffer, at: number, short: number): number {
  if (short < 126) return short;
  return short === 126 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2));
}
