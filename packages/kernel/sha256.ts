/**
 * SHA-256 (FIPS 180-4) of a text's UTF-8 bytes. Written here because the kernel runs in browsers,
 * workers and Node alike, needs it synchronously, and depends on nothing; checked against Node's own.
 */
export function sha256(text: string): Uint8Array {
  const words = padded(utf8(text));
  const hash = Uint32Array.from(INITIAL);
  const schedule = new Uint32Array(64);
  for (let block = 0; block < words.length; block += 16) {
    for (let i = 0; i < 16; i++) schedule[i] = words[block + i] as number;
    for (let i = 16; i < 64; i++) schedule[i] = scheduled(schedule, i);
    compress(hash, schedule);
  }
  const bytes = new Uint8Array(32);
  for (let i = 0; i < 32; i++) bytes[i] = (hash[i >> 2] as number) >>> (24 - 8 * (i & 3));
  return bytes;
}

export function sha256Hex(text: string): string {
  return Array.from(sha256(text), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const PRIMES = firstPrimes(64);
const INITIAL = PRIMES.slice(0, 8).map((p) => fractionBits(Math.sqrt(p)));
const ROUND = Uint32Array.from(PRIMES, (p) => fractionBits(Math.cbrt(p)));

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) {
    if (primes.every((p) => n % p !== 0)) primes.push(n);
  }
  return primes;
}

function fractionBits(x: number): number {
  return Math.floor((x - Math.floor(x)) * 4_294_967_296);
}

function rotated(x: number, by: number): number {
  return (x >>> by) | (x << (32 - by));
}

function scheduled(w: Uint32Array, i: number): number {
  const x = w[i - 15] as number;
  const y = w[i - 2] as number;
  const s0 = rotated(x, 7) ^ rotated(x, 18) ^ (x >>> 3);
  const s1 = rotated(y, 17) ^ rotated(y, 19) ^ (y >>> 10);
  return ((w[i - 16] as number) + s0 + (w[i - 7] as number) + s1) | 0;
}

function compress(hash: Uint32Array, w: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = hash as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let i = 0; i < 64; i++) {
    const s1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (ROUND[i] as number) + (w[i] as number)) | 0;
    const s0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  const mixed = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < 8; i++) hash[i] = (hash[i] as number) + (mixed[i] as number);
}

function padded(bytes: readonly number[]): Uint32Array {
  const blocks = ((bytes.length + 8) >> 6) + 1;
  const words = new Uint32Array(blocks * 16);
  const put = (i: number, byte: number) => {
    words[i >> 2] = (words[i >> 2] as number) | (byte << (24 - 8 * (i & 3)));
  };
  bytes.forEach((byte, i) => {
    put(i, byte);
  });
  put(bytes.length, 0x80);
  words[words.length - 2] = Math.floor(bytes.length / 0x2000_0000);
  words[words.length - 1] = bytes.length * 8;
  return words;
}

function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (const symbol of text) {
    const read = symbol.codePointAt(0) as number;
    // Half of a surrogate pair without its other half becomes U+FFFD, as in every encoder.
    const code = read >= 0xd800 && read <= 0xdfff ? 0xfffd : read;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), tail(code));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), tail(code >> 6), tail(code));
    else bytes.push(0xf0 | (code >> 18), tail(code >> 12), tail(code >> 6), tail(code));
  }
  return bytes;
}

function tail(bits: number): number {
  return 0x80 | (bits & 0x3f);
}
