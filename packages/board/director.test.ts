import { expect, it } from 'vitest';
import { director } from './director.ts';

it('rests after a turn, so that the next one does not run into it', () => {
  director.play([], 500, 200);
  expect(director.busy).toBeGreaterThan(500);
  director.skip();
  expect(director.busy).toBe(0);
});

it('tells when a scene begins and ends to wait for the person', () => {
  const heard: boolean[] = [];
  const stop = director.onHold(() => heard.push(director.held));
  const goOn = director.hold();
  goOn();
  goOn();
  stop();
  director.hold()();
  expect(heard).toEqual([true, false]);
});
