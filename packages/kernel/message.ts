/** Something to say to people in any language: a key of a words catalogue, with arguments. */
export interface Message {
  readonly key: string;
  readonly args?: Readonly<Record<string, Arg>>;
}

/** The language decides how a list of messages is joined; a seat is named after its player. */
export type Arg = string | number | { readonly seat: number } | Message | readonly Message[];

export function message(key: string, args?: Readonly<Record<string, Arg>>): Message {
  return args === undefined ? { key } : { key, args };
}

/** The rule that a fault cites, the pieces it points at, and the arguments of its sentence. */
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

/** Unwraps a value, or throws: for callers to whom a fault would be a bug. */
export function sure<T>(value: T | Fault): T {
  if (value instanceof Fault) {
    throw new Error(`unexpected fault: ${JSON.stringify(value)}`);
  }
  return value;
}
