import { connect, type Socket } from 'node:net';

/** What came over a connection, byte for byte. */
export class Wire {
  private readonly chunks: Buffer[] = [];
  private taken = 0;
  private readonly lookers = new Set<() => void>();
  readonly socket: Socket;
  /** When nothing more can come. */
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

  /** What has come since this was last asked. */
  take(): Buffer {
    const more = this.chunks.slice(this.taken);
    this.taken = this.chunks.length;
    return more.length === 1 ? (more[0] as Buffer) : Buffer.concat(more);
  }

  /** For asking whether the bytes are enough already; never again once the other side is gone. */
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
  /** In small letters, as they came. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
  /** All that came, but for the time of day. */
  readonly bytes: string;
}

/** A request written by hand, answered on a connection of its own. */
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

/** Sends bytes and waits until the other side hangs up. */
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
