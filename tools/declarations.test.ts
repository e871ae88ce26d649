import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { declarationsIn, unexplainedFields, withNeeded } from './declarations.mjs';
import { root } from './setup.mjs';

const SOURCE = `import { something } from 'elsewhere';

export const SUITS = ['hearts', 'spades'] as const;
/** One of four. */
export type Suit = (typeof SUITS)[number];

/** A card
 *  of the deck. */
export interface Card {
  /** Which suit. */
  readonly suit: Suit;
  readonly rank: number;
}

type Deed =
  | { readonly kind: 'drew'; readonly card: Card | null }
  | {
      readonly kind: 'passed';
      readonly why: Reason;
    };

export const after = 1;
`;

function written(): ReturnType<typeof declarationsIn> {
  const folder = mkdtempSync(join(tmpdir(), 'baithak-types-'));
  mkdirSync(join(folder, 'test'));
  writeFileSync(join(folder, 'cards.ts'), SOURCE);
  writeFileSync(join(folder, 'test/cards.ts'), 'export type Suit = 42;\n');
  return declarationsIn(relative(root, folder));
}

test('a declaration brings along what it needs, and nothing else', () => {
  const needed = withNeeded(['Deed'], [written()]);
  expect(needed.map(({ name }) => name)).toEqual(['Deed', 'Card', 'Suit', 'SUITS']);
  expect(needed[0]!.text).toBe(`type Deed =
  | { kind: 'drew'; card: Card | null }
  | {
      kind: 'passed';
      why: Reason;
    };`);
  expect(needed[1]!.text).toMatch(/^\/\*\* A card\n \* {2}of the deck\. \*\/\ninterface Card \{/);
  expect(needed[3]!.text).toBe("const SUITS = ['hearts', 'spades'] as const;");
});

test('a field without a comment is reported', () => {
  expect(unexplainedFields(written().get('Card')!)).toEqual(['Card.rank']);
});
