import { describe, expect, it } from 'vitest';
import { Drag } from './drag.ts';

function drag() {
  const told: string[] = [];
  const rules = {
    lift: (name: string) => void told.push(`lift ${name}`),
    drop: (name: string, at: string | null) => void told.push(`drop ${name} at ${at}`),
  };
  return { told, drag: new Drag(1, 'b2', { x: 100, y: 100 }, rules) };
}

describe('a drag', () => {
  it('is a tap as long as the finger only trembles', () => {
    const { told, drag: tap } = drag();
    expect(tap.carry({ x: 104, y: 97 })).toBe(null);
    expect(tap.end('b2')).toBe(false);
    expect(told).toEqual([]);
  });

  it('lifts its thing once and lays it down where it is let go', () => {
    const { told, drag: carried } = drag();
    expect(carried.carry({ x: 109, y: 100 })).toEqual({ x: 9, y: 0 });
    expect(carried.carry({ x: 150, y: 90 })).toEqual({ x: 50, y: -10 });
    expect(carried.end('c2')).toBe(true);
    expect(told).toEqual(['lift b2', 'drop b2 at c2']);
  });

  it('stays a drag even back where it began, and may end nowhere', () => {
    const { told, drag: carried } = drag();
    carried.carry({ x: 150, y: 100 });
    expect(carried.carry({ x: 101, y: 100 })).toEqual({ x: 1, y: 0 });
    expect(carried.end(null)).toBe(true);
    expect(told).toEqual(['lift b2', 'drop b2 at null']);
  });
});
