import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** What a test may get wrong on purpose. */
export interface Lie {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly counter?: number;
  readonly isVerified?: boolean;
}

interface Options {
  readonly challenge: string;
  readonly rp?: { readonly id: string };
  readonly rpId?: string;
}

/** A device with one passkey: it signs like a real one, with ES256 and attestation “none”. */
export class Authenticator {
  readonly id = randomBytes(16).toString('base64url');
  counter = 0;
  private readonly keys: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync(
    'ec',
    { namedCurve: 'P-256' },
  );

  constructor(private readonly origin: string) {}

  /** The answer to creation options, as a browser sends it. */
  create(options: Options, lie: Lie = {}) {
    const { x, y } = this.keys.publicKey.export({ format: 'jwk' });
    const cose = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x as string, 'base64url')],
        [-3, Buffer.from(y as string, 'base64url')],
      ]),
    );
    const id = Buffer.from(this.id, 'base64url');
    const credential = Buffer.concat([Buffer.alloc(16), length16(id.length), id, cose]);
    const authData = this.data(lie.rpId ?? options.rp?.id ?? '', 0x40, credential, lie);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return this.credential({
      clientDataJSON: this.clientData('webauthn.create', options, lie).toString('base64url'),
      attestationObject: cbor(attestation).toString('base64url'),
      transports: ['internal'],
    });
  }

  /** The answer to request options. */
  get(options: Options, lie: Lie = {}) {
    this.counter += 1;
    const authData = this.data(lie.rpId ?? options.rpId ?? '', 0, Buffer.alloc(0), lie);
    const clientData = this.clientData('webauthn.get', options, lie);
    const signed = Buffer.concat([authData, sha256(clientData)]);
    return this.credential({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', signed, this.keys.privateKey).toString('base64url'),
    });
  }

  private credential<R>(response: R) {
    const { id } = this;
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  private clientData(type: string, { challenge }: Options, lie: Lie): Buffer {
    const said = { type, challenge: lie.challenge ?? challenge, origin: lie.origin ?? this.origin };
    return Buffer.from(JSON.stringify(said));
  }

  private data(rpId: string, flags: number, rest: Buffer, lie: Lie): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(lie.counter ?? this.counter);
    const verified = lie.isVerified === false ? 0x01 : 0x05;
    return Buffer.concat([
      sha256(Buffer.from(rpId)),
      Buffer.from([flags | verified]),
      counter,
      rest,
    ]);
  }
}

const sha256 = (data: Buffer) => createHash('sha256').update(data).digest();

function length16(length: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(length);
  return bytes;
}

/** As much of CBOR as an authenticator needs. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const map = value as Map<unknown, unknown>;
  return Buffer.concat([head(5, map.size), ...[...map].flat().map(cbor)]);
}

function head(major: number, value: number): Buffer {
  const top = major << 5;
  if (value < 24) return Buffer.from([top | value]);
  return value < 256
    ? Buffer.from([top | 24, value])
    : Buffer.concat([Buffer.from([top | 25]), length16(value)]);
}
