import { CHARACTERS } from '@baithak/kernel';
import { blankWeights, type Shape, type Weights } from './net.ts';

/** How a character thinks with a net. */
export interface Temper {
  /** Rollouts per decision; none means that the net alone judges. */
  readonly rollouts: number;
  /** The spread of the errors in its judgement of each move, as a chance to win. */
  readonly noise: number;
}

/** The weights of a game's nets as they are shipped, by the number of seats. */
export interface WeightsFile {
  readonly game: string;
  readonly nets: Readonly<Record<string, StoredNet>>;
  /** How the characters think with each net, from the gentlest, where a ladder was measured. */
  readonly tempers?: Readonly<Record<string, readonly Temper[]>>;
}

/**
 * The first layer is most of a net and is stored as bytes with a scale for each input; the rest as
 * 32-bit numbers. All in base64. The checksum covers the stored bytes.
 */
interface StoredNet extends Shape {
  readonly scales: string;
  readonly first: string;
  readonly rest: string;
  readonly checksum: number;
}

/** Whether a weights file has a net for a table of some seats, be it damaged or not. */
export const hasNet = (file: unknown, seats: number): boolean =>
  (file as WeightsFile | undefined)?.nets?.[seats] !== undefined;

/** A net of a weights file for a table of some seats; undefined if it is missing or damaged. */
export function readWeights(file: unknown, seats: number, inputs: number): Weights | undefined {
  const stored = (file as WeightsFile | undefined)?.nets?.[seats];
  if (stored === undefined || stored.inputs !== inputs) return undefined;
  try {
    return unpack(stored);
  } catch {
    return undefined;
  }
}

/** The measured characters for a table of some seats; undefined if there are none that make sense. */
export function readTempers(file: unknown, seats: number): readonly Temper[] | undefined {
  const stored = (file as WeightsFile | undefined)?.tempers?.[seats];
  if (!Array.isArray(stored) || stored.length !== CHARACTERS.length) return undefined;
  const makesSense = ({ rollouts, noise }: Temper) =>
    Number.isInteger(rollouts) && rollouts >= 0 && Number.isFinite(noise) && noise >= 0;
  return stored.every(makesSense) ? stored : undefined;
}

function unpack(stored: StoredNet): Weights {
  const { inputs, hidden, outputs } = stored;
  const [scales, first, rest] = [stored.scales, stored.first, stored.rest].map(fromBase64);
  if (checksum([scales!, first!, rest!]) !== stored.checksum)
    throw new Error('net weights: wrong checksum');
  const weights = blankWeights({ inputs, hidden, outputs });
  const scale = floats(scales!);
  const bytes = new Int8Array(first!.buffer);
  for (let i = 0; i < weights.first.length; i++) {
    weights.first[i] = bytes[i]! * scale[Math.floor(i / hidden)]!;
  }
  const others = floats(rest!);
  let at = 0;
  for (const part of [weights.firstBias, weights.second, weights.secondBias]) {
    part.set(others.subarray(at, at + part.length));
    at += part.length;
  }
  return weights;
}

export function packWeights({ shape, first, ...weights }: Weights): StoredNet {
  const { inputs, hidden } = shape;
  const scale = new Float32Array(inputs);
  const bytes = new Int8Array(first.length);
  for (let i = 0; i < inputs; i++) {
    const row = first.subarray(i * hidden, (i + 1) * hidden);
    scale[i] = row.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127 || 1;
    row.forEach((weight, h) => {
      bytes[i * hidden + h] = Math.round(weight / scale[i]!);
    });
  }
  const rest = Float32Array.from([...weights.firstBias, ...weights.second, ...weights.secondBias]);
  const parts = [scale, bytes, rest].map(({ buffer }) => new Uint8Array(buffer));
  const [scales, packed, others] = parts.map(toBase64);
  return { ...shape, scales: scales!, first: packed!, rest: others!, checksum: checksum(parts) };
}

/** FNV-1a over all bytes. */
function checksum(parts: readonly Uint8Array[]): number {
  let hash = 0x811c9dc5;
  for (const part of parts) for (const byte of part) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

const floats = ({ buffer }: Uint8Array): Float32Array => new Float32Array(buffer);

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Pure code has no `atob`. Four digits hold three bytes; `=` fills up the last four. */
function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const digits = text.replace(/=+$/, '');
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4));
  let bits = 0;
  for (let i = 0, at = 0; i < digits.length; i++) {
    bits = (bits << 6) | DIGITS.indexOf(digits.charAt(i));
    if (i % 4 > 0) bytes[at++] = bits >> (6 - 2 * (i % 4));
  }
  return bytes;
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const bits = ((bytes[i] ?? 0) << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    for (let n = 3; n >= 0; n--) text += DIGITS.charAt((bits >> (6 * n)) & 63);
  }
  const missing = (3 - (bytes.length % 3)) % 3;
  return text.slice(0, text.length - missing) + '='.repeat(missing);
}
