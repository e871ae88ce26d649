/** What is said to people, before it is said in a language: a key of a words catalogue with its arguments. */
export interface Message {
  readonly key: string;
  readonly args?: Readonly<Record<string, Arg>>;
}

/** A list of messages is joined the way the language joins lists; a seat is said by its player's name. */
export type Arg = string | number | { readonly seat: number } | Message | readonly Message[];

export function message(key: string, args?: Readonly<Record<string, Arg>>): Message {
  return args === undefined ? { key } : { key, args };
}

/** Where a fault comes from: a rule of the game, the pieces that cause it, and the arguments of its words. */
export interface FaultDetail {
  readonly rule?: string;
  readonly at?: readonly string[];
  readonly args?: Readonly<Record<string, Arg>>;
}

/**
 * An expected failure, returned as a value and never thrown. Its sentence is looked up by
 * `fault.<code>` in a words catalogue; `at` points at squares, cards or lines by name.
 */
export class Fault {
  readonly code: string;
  readonly rule?: string;
  readonly at?: readonly string[];
  readonly args?: Readonly<Record<string, Arg>>;

  constructor(code: string, detail: FaultDetail = {}) {
    this.code = code;
    if (detail.rule !== undefined) this.rule = detail.rule;
    if (detail.at !== undefined) this.at = detail.at;
    if (detail.args !== undefined) this.args = detail.args;
  }
}

/** For callers to whom a fault would be a bug of their own: unwraps the value or throws. */
export function sure<T>(value: T | Fault): T {
  if (value instanceof Fault) {
    throw new Error(`unexpected fault: ${JSON.stringify(value)}`);
  }
  return value;
}
