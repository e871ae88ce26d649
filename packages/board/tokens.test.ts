import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Colours = Readonly<Record<string, string>>;

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** The variables of one block of the file, by day or by night. */
function block(selector: string, theme: 'day' | 'night'): Colours {
  const body = css.split(`${selector} {`)[1]!.split('\n}')[0]!;
  const lines = [...body.matchAll(/--([\w-]+): (.*?);/g)];
  return Object.fromEntries(lines.map(([, name, value]) => [name, seen(value!, theme)]));
}

function seen(value: string, theme: 'day' | 'night'): string {
  const pair = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value);
  return pair === null ? value : pair[theme === 'day' ? 1 : 2]!;
}

const DYES = [...css.matchAll(/\[data-accent="(\w+)"\]/g)].map(([, dye]) => dye!);

function worlds(): [string, Colours][] {
  return (['day', 'night'] as const).flatMap((theme) =>
    DYES.map((dye): [string, Colours] => {
      const all = { ...block(':root', theme), ...block(`[data-accent="${dye}"]`, theme) };
      const solved = Object.entries(all).map(([name, value]) => {
        const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
        return [name, other === undefined ? value : all[other]!];
      });
      return [`${dye} by ${theme}`, Object.fromEntries(solved)];
    }),
  );
}

/** The contrast ratio of WCAG 2.2. */
function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

const TEXT: readonly (readonly [text: string, grounds: readonly string[]])[] = [
  ['ink', ['paper', 'paper-raised', 'paper-sunk', 'accent-soft', 'warn-soft']],
  ['ink-quiet', ['paper', 'paper-raised', 'paper-sunk', 'accent-soft']],
  ['accent', ['paper', 'paper-raised', 'paper-sunk', 'accent-soft']],
  ['accent-ink', ['accent']],
  ['warn', ['paper', 'paper-raised', 'warn-soft']],
  ['warn-ink', ['warn']],
  ['cloth-ink', ['cloth', 'cloth-deep']],
  ['cloth-lit-ink', ['cloth-lit']],
  ['ebony-mark', ['ebony']],
  ['bone-edge', ['bone']],
];

/** Edges and marks that must be seen to understand what can be done. */
const SIGNS: typeof TEXT = [
  ['line', ['paper', 'paper-raised']],
  ['focus', ['paper', 'paper-raised', 'paper-sunk']],
  ['cloth-lit', ['cloth', 'cloth-deep']],
  ['bone', ['cloth', 'cloth-deep']],
  ['ebony-edge', ['cloth', 'cloth-deep', 'ebony']],
];

describe.each(worlds())('%s', (_, colours) => {
  const failing = (pairs: typeof TEXT, least: number) =>
    pairs.flatMap(([one, grounds]) =>
      grounds
        .map((ground) => [one, ground, contrast(colours[one]!, colours[ground]!)] as const)
        .filter(([, , found]) => !(found >= least)),
    );

  it('all that is read has a contrast of 4.5 at least', () => {
    expect(failing(TEXT, 4.5)).toEqual([]);
  });

  it('all that is a sign has a contrast of 3 at least', () => {
    expect(failing(SIGNS, 3)).toEqual([]);
  });
});
