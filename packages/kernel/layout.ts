/** An array of a flat state: its length, and how many bytes an item has. */
interface ArrayField {
  readonly length: number;
  readonly itemBytes: 1 | 2 | 4;
}

/** Counts and indices from 0 to 255. */
export const uint8 = (length: number) => ({ length, itemBytes: 1 }) as const;
/** Numbers from 0 to 65,535. */
export const uint16 = (length: number) => ({ length, itemBytes: 2 }) as const;
/** Signed numbers and sets of up to 32 bits. */
export const int32 = (length: number) => ({ length, itemBytes: 4 }) as const;

/** What a state is made of: arrays; numbers, flags and lists of texts with the values they start with. */
type Fields = Readonly<Record<string, ArrayField | number | boolean | readonly string[]>>;

type Items = { readonly 1: Uint8Array; readonly 2: Uint16Array; readonly 4: Int32Array };
type Name<F extends Fields, Kind> = {
  [K in keyof F]: F[K] extends Kind ? K : never;
}[keyof F];

/** The state that fields describe: arrays change in place, numbers and flags by assignment. */
export type StateOf<F extends Fields> = {
  readonly [K in Name<F, ArrayField>]: F[K] extends ArrayField ? Items[F[K]['itemBytes']] : never;
} & { readonly [K in Name<F, readonly string[]>]: string[] } & {
  -readonly [K in Name<F, number>]: number;
} & { -readonly [K in Name<F, boolean>]: boolean };

export interface Layout<State> {
  blank(): State;
  copy(from: State, into?: State): State;
}

/**
 * Lays a flat state out in one block of memory, so that a copy is one block move. Numbers and flags
 * live in the block too and are reached by accessors: copying them one by one, by their names, would
 * be thirty times slower than reading them this way.
 */
export function stateLayout<const F extends Fields>(fields: F): Layout<StateOf<F>> {
  const scalars = fieldsOf(fields, (value) => typeof value === 'number' || value === !!value);
  const lists = fieldsOf<readonly string[]>(fields, Array.isArray);
  const { places, end } = placed(
    fieldsOf<ArrayField>(fields, (value) => typeof value === 'object' && !Array.isArray(value)),
    4 * scalars.length,
  );
  const start = Int32Array.from(scalars, ([, value]) => Number(value));

  class State {
    [field: string]: unknown;
    readonly block = new Int32Array(Math.ceil(end / 4));

    constructor() {
      this.block.set(start);
      for (const { name, at, length, itemBytes } of places) {
        this[name] = new ITEMS[itemBytes](this.block.buffer, at, length);
      }
      for (const [name, texts] of lists) this[name] = [...texts];
    }
  }
  scalars.forEach(([name, value], i) => {
    Object.defineProperty(State.prototype, name, value === !!value ? flagAt(i) : numberAt(i));
  });

  const blank = () => new State();
  const copy = (from: State, into = blank()): State => {
    into.block.set(from.block);
    for (const [name] of lists) copyTexts(from[name] as string[], into[name] as string[]);
    return into;
  };
  return { blank, copy } as unknown as Layout<StateOf<F>>;
}

function copyTexts(from: readonly string[], into: string[]): void {
  for (let i = 0; i < from.length; i++) into[i] = from[i] as string;
}

/** The fields of one kind, by their names. */
function fieldsOf<Value = number | boolean>(
  fields: Fields,
  fits: (value: unknown) => boolean,
): [name: string, value: Value][] {
  return Object.entries(fields).filter(([, value]) => fits(value)) as [string, Value][];
}

interface Block {
  readonly block: Int32Array;
}

const ITEMS = { 1: Uint8Array, 2: Uint16Array, 4: Int32Array } as const;

/** Wide items first: an array must begin at a multiple of its items' size. */
function placed(arrays: readonly [name: string, field: ArrayField][], from: number) {
  let end = from;
  const sorted = arrays.toSorted(([, a], [, b]) => b.itemBytes - a.itemBytes);
  const places = sorted.map(([name, { length, itemBytes }]) => {
    const at = end;
    end += length * itemBytes;
    return { name, at, length, itemBytes };
  });
  return { places, end };
}

function numberAt(i: number) {
  return {
    get(this: Block) {
      return this.block[i];
    },
    set(this: Block, value: number) {
      this.block[i] = value;
    },
  };
}

function flagAt(i: number) {
  return {
    get(this: Block) {
      return this.block[i] === 1;
    },
    set(this: Block, value: boolean) {
      this.block[i] = value ? 1 : 0;
    },
  };
}
