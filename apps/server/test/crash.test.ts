import { readMatch, sure } from '@baithak/kernel';
import { afterEach, describe, expect, test } from 'vitest';
import { Duel } from './kit/duel.ts';
import { Fragile } from './kit/fragile.ts';
import { Guest } from './kit/guest.ts';
import { troublesIn } from './kit/history.ts';

let server: Fragile | undefined;
afterEach(() => server?.end());

async function fragile(failpoint: string): Promise<Fragile> {
  server = await Fragile.start({ FAILPOINT: failpoint });
  return server;
}

async function pair({ url }: Fragile, name = ''): Promise<[Guest, Guest]> {
  return [await Guest.enter(url, `Asha${name}`), await Guest.enter(url, `Ravi${name}`)];
}

/** Nothing lost, nothing doubled, the same for all, and the match can be checked. */
async function isWell(duel: Duel, { data }: Fragile): Promise<void> {
  const history = await duel.history(data);
  expect(troublesIn(history)).toEqual([]);
  expect(history.attempts.every(({ answer }) => answer !== undefined)).toBe(true);
  expect(sure(readMatch(await duel.file(), duel.game)).turn.kind).toBe('over');
  duel.leave();
}

describe('a server killed at a step of taking a move', () => {
  test.each([
    'before-write:12',
    'after-write:13',
    'before-commit:14',
    'after-commit:15',
    'before-answer:16',
    'after-answer:17',
    'before-tell:30',
    'during-tell:33',
  ])('%s: guests play on by themselves, and nothing is lost or doubled', async (failpoint) => {
    const at = await fragile(failpoint);
    const duel = await Duel.open(await pair(at), 'vancana');
    const [how] = await Promise.all([at.revive(), duel.play(failpoint)]);
    expect(how).toBe('SIGKILL');
    await isWell(duel, at);
  });
});
