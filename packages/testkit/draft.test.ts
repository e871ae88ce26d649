import { Draft, FastRandom, type Fault, legalMoves, MEMORY_AIDS, sure } from '@baithak/kernel';
import { describe, expect, it } from 'vitest';
import { stepRandomly } from './kit.ts';
import { type Event, toy } from './toy/game.ts';

function dealt() {
  const state = toy.setup({ acts: 2 }, 3);
  const random = new FastRandom('draft');
  while (toy.status(state) < 0) stepRandomly(toy, state, random);
  return state;
}

describe('a draft', () => {
  it('is tried on a copy, step by step, and taken back for free', () => {
    const base = dealt();
    const before = JSON.stringify(base);
    const draft = new Draft(toy, base, 0);
    const [first] = legalMoves(toy, base) as [string];
    expect(draft.add(first)).toBeUndefined();
    expect(draft.texts).toEqual([first]);
    expect(draft.events).toHaveLength(1);
    expect(draft.open).toBe(true);
    expect(draft.back()).toBe(true);
    expect(draft.back()).toBe(false);
    expect(JSON.stringify(draft.state)).toBe(before);
    expect(JSON.stringify(base)).toBe(before);
  });

  it('can be made on an imagined world, where it reads the same', () => {
    const base = dealt();
    const world = toy.imagine(toy.view(base, 0), new FastRandom('w'));
    const [first] = legalMoves(toy, base) as [string];
    const here = new Draft(toy, base, 0);
    const there = new Draft(toy, world, 0);
    expect(here.add(first)).toBeUndefined();
    expect(there.add(first)).toBeUndefined();
    expect(toy.view(there.state, 0)).toEqual(toy.view(here.state, 0));
  });

  it('closes at the next chance step and belongs to one seat', () => {
    const draft = new Draft(toy, dealt(), 0);
    expect(draft.add('end')).toBeUndefined();
    expect(draft.open).toBe(false);
    expect((draft.add('end') as Fault).code).toBe('move-after-turn');
    expect((new Draft(toy, dealt(), 1).add('end') as Fault).code).toBe('not-your-turn');
    expect((new Draft(toy, dealt(), 0).add('take:e') as Fault).code).toBe('notation');
    expect(sure(toy.parse('end'))).toEqual({ act: 'end' });
  });

  it('previews further moves without making them, as its seat would see them', () => {
    const base = dealt();
    const draft = new Draft(toy, base, 0);
    const [first] = legalMoves(toy, base) as [string];
    for (const aids of MEMORY_AIDS) {
      const preview = sure(draft.preview([first], aids));
      expect(draft.texts).toEqual([]);
      const made = new Draft(toy, base, 0);
      made.add(first);
      const view = toy.dim(toy.view(made.state, 0), aids);
      expect(preview).toEqual({ view, events: made.witnessed, tally: toy.tally(view) });
    }
    expect(draft.preview(['take z'], 'full')).toEqual(toy.parse('take z'));
    expect(draft.preview(['end', first], 'full')).toMatchObject({ code: 'move-after-turn' });
  });

  it('previews nothing that a move would reveal', () => {
    const base = dealt();
    const [first] = legalMoves(toy, base) as [string];
    const open = sure(new Draft(toy, base, 0).preview([first], 'full'));
    const revealing = { ...toy, reveals: ({ kind }: Event) => kind === open.events[0]?.kind };
    const draft = new Draft(revealing, base, 0);
    const preview = sure(draft.preview([first, 'end'], 'full'));
    expect(preview).toMatchObject({ view: toy.view(base, 0), events: [] });
    draft.add(first);
    expect(draft.witnessed).toEqual([]);
  });
});
