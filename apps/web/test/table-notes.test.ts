import { expect, test } from 'vitest';
import { TableNotes } from '../controller/table-notes.ts';

function book() {
  let kept: string | null = null;
  const saved = {
    read: () => kept,
    write: (text: string) => {
      kept = text;
    },
  };
  return () => new TableNotes(saved);
}

test('what is noted about a table outlives a reload', () => {
  const open = book();
  open().note('mango', '4');
  open().note('lamp', '-1');
  expect([open().at('mango'), open().at('lamp'), open().at('lam')]).toEqual(['4', '-1', undefined]);
  open().note('mango', 'asha,ravi');
  expect(open().at('mango')).toBe('asha,ravi');
});

test('only the last tables are remembered', () => {
  const open = book();
  for (let i = 0; i < 60; i++) open().note(`t${i}`, `${i}`);
  expect([open().at('t0'), open().at('t59')]).toEqual([undefined, '59']);
});
