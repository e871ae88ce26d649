import { type Message, message } from '@baithak/kernel';

/** One field of a request: what it must be, in code and in words. */
export interface Field<T> {
  readonly expected: Message;
  readonly optional: boolean;
  accepts(value: unknown): value is T;
}

export const text = field('text', (value): value is string => typeof value === 'string');

export const seed = field(
  'seed',
  (value): value is string | number => typeof value === 'string' || Number.isSafeInteger(value),
);

/** Looked into by the game, which knows best what is wrong with it. */
export const anything = field('anything', (value): value is unknown => value !== undefined);

export const viewer = field(
  'viewer',
  (value): value is number | null => value === null || isWhole(value, 0, 99),
);

export function whole(least: number, most: number): Field<number> {
  const accepts = (value: unknown): value is number => isWhole(value, least, most);
  return { expected: message('expected.whole', { least, most }), optional: false, accepts };
}

export function oneOf<const T extends string>(...choices: readonly T[]): Field<T> {
  const accepts = (value: unknown): value is T => choices.some((choice) => choice === value);
  const expected = message('expected.choice', { choices: choices.join(', ') });
  return { expected, optional: false, accepts };
}

export function optional<T>(inner: Field<T>): Field<T | undefined> {
  return { ...inner, optional: true };
}

function field<T>(name: string, accepts: (value: unknown) => value is T): Field<T> {
  return { expected: message(`expected.${name}`), optional: false, accepts };
}

function isWhole(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
}
