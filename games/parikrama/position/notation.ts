import { Fault, type Move, shown } from '@baithak/kernel';
import { CARD_NAMES, cardNumber, SIDE_NAMES, sideNumber } from '../rules/cards.ts';
import { CLOSING, letterOf, NOTHING, VERBS, type Verb, verbOf, whatOf } from '../rules/encoding.ts';
import { isOnGrid, squareParts, squareText } from '../rules/map.ts';
import { cardOf, entryNumber, entryText, LETTERS, letterNumber } from '../rules/sets.ts';
import { FIRST_SPECIAL, TILE_NAMES, tileNumber } from '../rules/tiles.ts';

/**
 * A well-formed move: its verb, the set that a card is laid on, and its object. The object is a card,
 * a set, a Sight, a tile, a place, a square, quarter turns, `.` to leave the step, or nothing.
 */
export interface Attempt {
  readonly verb: Verb;
  readonly set: string | null;
  readonly what: string;
}

const isCard = (what: string): boolean => cardNumber(what) >= 0;
const isNothing = (what: string): boolean => what === '';

/** By verb: whether a text is a well-formed object of it. */
const FORMS: Readonly<Record<Verb, (what: string) => boolean>> = {
  lay: (what) => entryNumber(what) > 0,
  close: (what) => letterNumber(what) >= 0,
  sight: (what) => what === '.' || sideNumber(what) >= 0,
  skip: isNothing,
  done: isNothing,
  ride: (what) => /^[CRT.]$/.test(what),
  pay: isCard,
  keep: isNothing,
  journal: isCard,
  special: (what) => tileNumber(what) >= FIRST_SPECIAL && what !== 'F',
  tile: (what) => /^[1-7]$/.test(what),
  next: (what) => tileNumber(what) >= 0,
  at: isSquare,
  rotate: (what) => /^[0-3]$/.test(what),
  draw: isCard,
  drop: isCard,
};

const LONGEST = 16;

function isSquare(what: string): boolean {
  const [x, y] = squareParts(what);
  return isOnGrid(x, y);
}

export function parse(text: string): Attempt | Fault {
  const attempt = text.length > LONGEST ? undefined : parts(text);
  if (attempt !== undefined && FORMS[attempt.verb](attempt.what)) return attempt;
  return new Fault('notation', { rule: 'K8', args: { text: shown(text) } });
}

function parts(text: string): Attempt | undefined {
  if (/^r.$/.test(text)) return { verb: 'rotate', set: null, what: text.slice(1) };
  const colon = text.indexOf(':');
  if (colon < 0) {
    const verb = (['skip', 'done', 'keep'] as const).find((word) => word === text);
    return verb && { verb, set: null, what: '' };
  }
  const before = text.slice(0, colon);
  const what = text.slice(colon + 1);
  if (letterNumber(before) >= 0) return { verb: 'lay', set: before, what };
  const verb = VERBS.find((word) => word === before);
  const spelt = verb !== undefined && verb !== 'lay' && verb !== 'rotate' && what !== '';
  return spelt ? { verb, set: null, what } : undefined;
}

export function format({ verb, set, what }: Attempt): string {
  if (verb === 'lay') return `${set}:${what}`;
  if (verb === 'rotate') return `r${what}`;
  return what === '' ? verb : `${verb}:${what}`;
}

export function spell(move: Move): Attempt {
  const code = verbOf(move);
  const verb = VERBS[code] as Verb;
  const what = whatOf(move);
  if (verb === 'lay') return { verb, set: LETTERS[letterOf(move)]!, what: entryText(what) };
  return { verb, set: null, what: code === CLOSING ? LETTERS[what]! : spellWhat(verb, what) };
}

function spellWhat(verb: Verb, what: number): string {
  switch (verb) {
    case 'skip':
    case 'done':
    case 'keep':
      return '';
    case 'sight':
      return what === NOTHING ? '.' : SIDE_NAMES[what]!;
    case 'special':
    case 'next':
      return TILE_NAMES[what]!;
    case 'tile':
      return String(1 + what);
    case 'at':
      return squareText(what);
    case 'rotate':
      return String(what);
    case 'journal':
      return CARD_NAMES[cardOf(what)]!;
    default:
      return what === NOTHING ? '.' : CARD_NAMES[what]!;
  }
}

/** Whether a move lays a card on a set. */
export const isLay = (text: string): boolean => /^[A-Z]+:/.test(text);

/** The card of the hand that a move lays; a stand-in also names the card it stands for. */
export function laidCard(text: string): string {
  const entry = text.slice(text.indexOf(':') + 1);
  return entry.includes('*') ? entry.split('*')[0] || 'W' : entry;
}
