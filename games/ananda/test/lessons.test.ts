import { Trial } from '@baithak/kernel/lesson';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { lesson } from '../lessons/index.ts';

const step = (wanted: string) => lesson.steps.find(({ id }) => id === wanted)!;

/** Every way to end the turn of a step. */
function turns(
  id: string,
  made: readonly string[] = [],
): { made: readonly string[]; trial: Trial }[] {
  const trial = new Trial(game, { ...step(id), goal: {}, misses: [] });
  for (const move of made) trial.attempt(move);
  if (trial.acting === null) return [{ made, trial }];
  return trial.legal.flatMap((move) => turns(id, [...made, move]));
}

describe('the lesson', () => {
  it.each(['karma', 'refill'])(
    'A23: no card is drawn in the step %s: balance comes later',
    (id) => {
      const all = turns(id);
      expect(all.length).toBeGreaterThan(2);
      for (const { made, trial } of all) {
        const kinds = trial.news.map(({ kind }) => kind);
        expect(kinds, made.join(' ')).not.toContain('balanced');
      }
    },
  );

  it('ends with a nudge that fits what was done', () => {
    const missed = (...moves: readonly string[]) => {
      const trial = new Trial(game, step('last'));
      for (const move of moves) expect(trial.attempt(move)).toBeUndefined();
      return trial.state === 'missed' ? trial.miss : trial.state;
    };
    expect(missed('tile:gr@c6d6', 'card:3', 'card:.')).toBe('three');
    expect(missed('tile:gr@c6d6', 'card:.')).toBe('unplayed');
    expect(missed('tile:.')).toBe('none');
    // Laid so that it does not make the area large enough.
    const [small] = new Trial(game, step('last')).legal.filter((move) => {
      const trial = new Trial(game, step('last'));
      trial.attempt(move);
      return trial.news.some((event) => event.kind === 'tile-placed' && Object(event).value < 4);
    });
    expect(missed(small!, 'card:3', 'card:.')).toBe('nudge');
  });
});
