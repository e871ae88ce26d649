import type { Catalogue } from '@baithak/kernel';

/** Rules under one heading. It is named after the first of them. */
export interface Part {
  readonly heading: string;
  readonly rules: readonly string[];
}

/** A heading stands in the rulebook before the rule that it begins with. */
export function partsOf(rules: readonly string[], texts: Catalogue): Part[] {
  const parts: { heading: string; rules: string[] }[] = [];
  for (const rule of rules) {
    const heading = texts[`heading.${rule}`];
    if (heading !== undefined || parts.length === 0)
      parts.push({ heading: heading ?? '', rules: [] });
    parts.at(-1)?.rules.push(rule);
  }
  return parts;
}

/** Small letters without accents, each in the place of the one that it stands for. */
const folded = (text: string): string =>
  Array.from({ length: text.length }, (_, i) =>
    (text[i]!.normalize('NFD')[0] ?? '').toLowerCase().charAt(0),
  ).join('');

export const wordsIn = (query: string): string[] =>
  folded(query)
    .split(/\s+/)
    .filter((word) => word !== '');

/** Whether every word is the number of a rule, with or without its letter, or part of what it says. */
export function isFound(wanted: readonly string[], rule: string, told: readonly string[]): boolean {
  const number = folded(rule);
  const text = folded(told.join('\n'));
  return wanted.every((word) => word === number || number.slice(1) === word || text.includes(word));
}

export interface Piece {
  readonly text: string;
  readonly isFound: boolean;
}

/** A text in pieces, apart where one of the words begins or ends. */
export function piecesOf(text: string, wanted: readonly string[]): Piece[] {
  const plain = folded(text);
  const found = Array.from({ length: text.length }, () => false);
  for (const word of wanted) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length)) {
      found.fill(true, at, at + word.length);
    }
  }
  const pieces: { text: string; isFound: boolean }[] = [];
  for (const [i, isFound] of found.entries()) {
    const last = pieces.at(-1);
    if (last?.isFound === isFound) last.text += text[i];
    else pieces.push({ text: text[i]!, isFound });
  }
  return pieces;
}
