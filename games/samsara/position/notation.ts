import { Fault, type Move, type Seat, shown } from '@baithak/kernel';
import { CHARACTERS, LETTERS, ZONES } from '../rules/components.ts';
import {
  CHAR,
  CLAIM,
  NOBODY,
  NOTHING,
  PAYMENT,
  POWER_USE,
  SWAPPING,
  VERBS,
  type Verb,
  verbOf,
  whatOf,
  whomOf,
} from '../rules/moves.ts';
import { characterAt, letterAt, placeText } from '../rules/pieces.ts';

/**
 * What a player might try: the verb, its object (a letter, a name, a place, a number, `.` to leave
 * the step or `--` for Bad Karma), and after `>` who gets it or what is taken for it.
 */
export interface Attempt {
  readonly verb: Verb;
  readonly what: string;
  readonly to: string | null;
}

const ZONE = `[${ZONES.join('')}]`;
const CARD = `[${LETTERS.join('')}]`.replace('+-', '+\\-');

const FORMS: Readonly<Record<Verb, string>> = {
  char: `(${CHARACTERS.join('|')})`,
  go: `(${ZONE})`,
  back: `(${CARD})`,
  pay: `(--|${CARD}(?!-))(?:(?<!--)>([0-4]))?`,
  take: `(${ZONE}|\\.)`,
  act: `(${CARD}|\\.)`,
  swap: `(${CARD})>(${CARD})`,
  keep: `(${CARD})`,
  amulet: '([LRC](?:[1-9]|1[0-2])|\\.)',
  use: `(${CARD}(?=\\*)|\\.(?!\\*))\\*?`,
  power: '([1-3])',
  pick: `(${ZONE})`,
};

const PATTERNS = new Map(VERBS.map((verb) => [verb, new RegExp(`^${FORMS[verb]}$`)]));
const LONGEST = 16;

export function parse(text: string): Attempt | Fault {
  const colon = text.length > LONGEST ? -1 : text.indexOf(':');
  const verb = text.slice(0, Math.max(0, colon)) as Verb;
  const found = PATTERNS.get(verb)?.exec(text.slice(colon + 1));
  if (!found) return new Fault('notation', { rule: 'M14', args: { text: shown(text) } });
  return { verb, what: found[1] as string, to: found[2] ?? null };
}

export function format({ verb, what, to }: Attempt): string {
  const star = verb === 'use' && what !== '.' ? '*' : '';
  return `${verb}:${what}${star}${to === null ? '' : `>${to}`}`;
}

export function spell(seats: number, turn: Seat, move: Move): Attempt {
  const code = verbOf(move);
  const what = whatOf(move);
  const verb = VERBS[code] as Verb;
  const whom = whomOf(move);
  if (what === NOTHING) return { verb, what: code === PAYMENT ? '--' : '.', to: null };
  if (code === CHAR) return { verb, what: characterAt(what), to: null };
  if (code === CLAIM) return { verb, what: placeText(seats, turn, what), to: null };
  if (code === POWER_USE) return { verb, what: String(what), to: null };
  if (code === SWAPPING) return { verb, what: letterAt(what), to: letterAt(whom) };
  const to = code === PAYMENT && whom !== NOBODY ? String(whom) : null;
  return { verb, what: letterAt(what), to };
}
