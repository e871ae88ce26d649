import {
  type Arg,
  type Catalogue,
  type Fault,
  type Language,
  type Message,
  message,
} from '@baithak/kernel';
import { IntlMessageFormat } from 'intl-messageformat';

export type Catalogues = Readonly<Record<Language, Catalogue>>;

/** Turns messages into sentences of one language, for one table. */
export interface Speaker {
  readonly language: Language;
  /** Throws if a key or an argument is missing: that is a bug of the caller. */
  say(message: Message): string;
  /** The same words, spoken to the person at a seat. */
  to(seat: number): Speaker;
}

/**
 * The first catalogue that has a key wins, so a game may say a common thing in its own words.
 * `names` is read with every sentence: players may change while the table is open.
 */
export function speaker(
  language: Language,
  catalogues: readonly Catalogues[],
  names: readonly string[],
): Speaker {
  const books = catalogues.map((book) => book[language]);
  return speakerFrom(language, books, names);
}

/**
 * The same for callers that have loaded one language only. A message may speak to the person at
 * seat `you`: next to each seat `{winner}` it finds `{winnerIs}`, which is `you` or `other`, as in
 * `{winnerIs, select, you {You win} other {{winner} wins}}`.
 */
export function speakerFrom(
  language: Language,
  books: readonly Catalogue[],
  names: readonly string[],
  you: number | null = null,
): Speaker {
  const lists = new Intl.ListFormat(language, { type: 'conjunction' });

  function say({ key, args = {} }: Message): string {
    const book = books.find((each) => Object.hasOwn(each, key));
    if (book === undefined) throw new Error(`no ${language} words for ${key}`);
    const text = book[key] as string;
    if (isPlain(text)) return text;
    const said = Object.entries(args).flatMap(([name, arg]) => [
      [name, sayArg(arg, `${key} ${name}`)],
      ...(isSeat(arg) ? [[`${name}Is`, arg.seat === you ? 'you' : 'other']] : []),
    ]);
    return compiled(book, key, language).format(Object.fromEntries(said)) as string;
  }

  function sayArg(arg: Arg, where: string): string | number {
    if (typeof arg === 'string' || typeof arg === 'number') return arg;
    if (isList(arg)) return lists.format(arg.map(say));
    if (isSeat(arg)) return seatName(arg.seat);
    if (arg !== null && typeof arg === 'object') return say(arg as Message);
    throw new Error(`no argument: ${where}`);
  }

  function seatName(seat: number): string {
    const name = names[seat];
    if (name !== undefined && name !== '') return name;
    const own = `seat.${seat}`;
    return books.some((book) => Object.hasOwn(book, own))
      ? say(message(own))
      : say(message('seat.any', { n: seat + 1 }));
  }

  return { language, say, to: (seat) => speakerFrom(language, books, names, seat) };
}

/** The sentence of a refusal. */
export function faultMessage(fault: Fault): Message {
  return message(`fault.${fault.code}`, fault.args);
}

function isSeat(arg: Arg): arg is { readonly seat: number } {
  return arg !== null && typeof arg === 'object' && 'seat' in arg;
}

function isList(arg: Arg): arg is readonly Message[] {
  return Array.isArray(arg);
}

/** Half of all messages are plain text and need not be compiled. */
const isPlain = (text: string): boolean => !/[{}']/.test(text);

const formats = new WeakMap<Catalogue, Map<string, IntlMessageFormat>>();

/** Compiling a message costs a hundred times more than saying it. */
function compiled(book: Catalogue, key: string, language: Language): IntlMessageFormat {
  const known = formats.get(book) ?? new Map<string, IntlMessageFormat>();
  formats.set(book, known);
  const format = known.get(key) ?? parsedFormat(book[key] as string, language);
  known.set(key, format);
  return format;
}

/** Words have no markup: `<` and `>` belong to the notation. */
function parsedFormat(text: string, language: Language): IntlMessageFormat {
  return new IntlMessageFormat(text, language, undefined, { ignoreTag: true });
}

type Element = ReturnType<ReturnType<typeof parsedFormat>['getAst']>[number];

/**
 * The names of the arguments that an ICU message asks for, sorted; throws if it is malformed. Whether
 * a seat is "you" comes with the seat, and one language may need it where another does not.
 */
export function argumentsOf(text: string, language: Language = 'en'): string[] {
  const names = new Set<string>();
  collect(parsedFormat(text, language).getAst(), names);
  return [...new Set([...names].map((name) => name.replace(/Is$/, '')))].sort();
}

function collect(elements: readonly Element[], names: Set<string>): void {
  for (const element of elements) {
    if (isLiteral(element)) continue;
    names.add(element.value);
    if ('options' in element) {
      for (const option of Object.values(element.options)) collect(option.value, names);
    }
  }
}

/** Plain text (0) or the number sign of a plural (7); the parser's const enum is lost in a bundle. */
function isLiteral(element: Element): element is Extract<Element, { type: 0 | 7 }> {
  return element.type === 0 || element.type === 7;
}
