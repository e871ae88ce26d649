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
