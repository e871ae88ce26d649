import { Fault } from '@baithak/kernel';
import type { Line } from './tree.ts';

/** Larger ones come from no game, and would only make the page slow. */
const LONGEST = 100_000;

/** A line of play as the part of an address behind the #: compressed, in letters that all programs leave alone. */
export async function writeLink(line: Line): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(line));
  const packed = await through(bytes, new CompressionStream('deflate-raw'));
  return btoa(String.fromCharCode(...packed))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

export async function readLink(text: string): Promise<Line | Fault> {
  if (text.length > LONGEST) return new Fault('lab-link');
  try {
    const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const packed = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const bytes = await through(packed, new DecompressionStream('deflate-raw'));
    const raw: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isLine(raw) ? raw : new Fault('lab-link');
  } catch {
    return new Fault('lab-link');
  }
}

/** Numbers of seats, options and positions are judged by the game. */
function isLine(raw: unknown): raw is Line {
  const { seats, options, names, steps, at } = { ...(raw as Partial<Line> | null) };
  const isText = (each: unknown) => typeof each === 'string';
  return (
    typeof seats === 'number' &&
    typeof options === 'object' &&
    (names === undefined || (Array.isArray(names) && names.every(isText))) &&
    Array.isArray(steps) &&
    steps.every(isText) &&
    Number.isInteger(at)
  );
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  change: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const parts = new Blob([bytes]).stream().pipeThrough(change).getReader();
  const all: number[] = [];
  for (let part = await parts.read(); !part.done; part = await parts.read()) {
    all.push(...part.value);
    if (all.length > 10 * LONGEST) throw new RangeError('too long');
  }
  return Uint8Array.from(all);
}
