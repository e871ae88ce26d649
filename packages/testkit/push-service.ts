import {
  createDecipheriv,
  createECDH,
  createHash,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A letter as it arrived, for the browser that can read it. */
export interface Arrived {
  readonly text: string;
  readonly topic: string;
  readonly keepFor: number;
}

/** What a browser makes when it subscribes: nobody else has its private key. */
export class TestBrowser {
  private readonly pair = createECDH('prime256v1');
  private readonly secret = randomBytes(16);
  readonly letters: Arrived[] = [];
  /** How the push service answers for this browser; 0 never answers. */
  status = 201;
  asked = 0;
  readonly endpoint: string;

  constructor(
    readonly name: string,
    origin: string,
  ) {
    this.pair.generateKeys();
    this.endpoint = `${origin}/${name}`;
  }

  get wish() {
    const p256dh = this.pair.getPublicKey('base64url');
    const auth = this.secret.toString('base64url');
    return { endpoint: this.endpoint, keys: { p256dh, auth }, language: 'en' };
  }

  get hash(): string {
    return createHash('sha256').update(this.endpoint).digest('hex');
  }

  /** RFC 8291 and RFC 8188, written from their text. */
  read(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const length = body.readUInt8(20);
    const sender = body.subarray(21, 21 + length);
    const cipher = body.subarray(21 + length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.pair.getPublicKey(), sender]);
    const shared = this.pair.computeSecret(sender);
    const input = Buffer.from(hkdfSync('sha256', shared, this.secret, info, 32));
    const part = (name: string, size: number) =>
      Buffer.from(hkdfSync('sha256', input, salt, `Content-Encoding: ${name}\0`, size));
    const open = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
    open.setAuthTag(cipher.subarray(-16));
    const plain = Buffer.concat([open.update(cipher.subarray(0, -16)), open.final()]);
    return plain.subarray(0, plain.lastIndexOf(2)).toString();
  }
}

/** A push service on this machine. It checks who sends, as real ones do. */
export class PushService {
  private readonly browsers = new Map<string, TestBrowser>();
  readonly complaints: string[] = [];

  private constructor(
    private readonly http: Server,
    /** The key that browsers subscribed with. */
    private readonly key: () => string,
  ) {
    http.on('request', async (request, response) => {
      const body = await bodyOf(request);
      const browser = this.browsers.get(request.url ?? '');
      if (browser === undefined) return response.writeHead(404).end();
      browser.asked += 1;
      if (browser.status === 0) return undefined;
      if (browser.status === 201) this.take(browser, request, body);
      return response.writeHead(browser.status).end();
    });
  }

  static async open(key: () => string): Promise<PushService> {
    const http = createServer();
    await new Promise<void>((ready) => http.listen(0, '127.0.0.1', ready));
    return new PushService(http, key);
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.http.address() as AddressInfo).port}`;
  }

  browser(name: string): TestBrowser {
    const made = new TestBrowser(name, this.origin);
    this.browsers.set(`/${name}`, made);
    return made;
  }

  async close(): Promise<void> {
    this.http.closeAllConnections();
    await new Promise((closed) => this.http.close(closed));
  }

  private take(browser: TestBrowser, { headers }: IncomingMessage, body: Buffer): void {
    const complaint = this.complaintAbout(headers.authorization ?? '');
    if (complaint !== undefined) this.complaints.push(complaint);
    browser.letters.push({
      text: browser.read(body),
      topic: String(headers.topic),
      keepFor: Number(headers.ttl),
    });
  }

  /** RFC 8292: a token signed with the key that the browser subscribed with, meant for this service. */
  private complaintAbout(authorization: string): string | undefined {
    const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
    if (key !== this.key()) return 'another key';
    const [head = '', claims = '', signature = ''] = token.split('.');
    const { aud } = JSON.parse(Buffer.from(claims, 'base64url').toString());
    if (aud !== this.origin) return `meant for ${aud}`;
    const point = Buffer.from(key, 'base64url');
    const x = point.subarray(1, 33).toString('base64url');
    const y = point.subarray(33).toString('base64url');
    const jwk = { kty: 'EC', crv: 'P-256', x, y };
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: jwk, format: 'jwk', dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    return isSigned ? undefined : 'not signed';
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
