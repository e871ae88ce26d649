import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMatch, sure } from '@baithak/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { databaseIn, logOf } from './kit/database.ts';
import { Duel } from './kit/duel.ts';
import { Guest } from './kit/guest.ts';
import { Hand } from './kit/hand.ts';
import { troublesIn } from './kit/history.ts';
import { folder, runProgram, startServer, stop } from './kit/process.ts';

const place = folder();
const data = join(place.path, 'data');
const copy = join(place.path, 'copy.sqlite');
afterAll(() => place.remove());

async function backup(args: readonly string[], env: Record<string, string> = {}) {
  const { ended, said, errors } = runProgram(['backup', ...args], { DATA: data, ...env });
  return { code: await ended, said: said(), errors: errors() };
}

describe('a backup', () => {
  test('is made while people play, and can be played on from', async () => {
    const server = await startServer(data);
    const guests = [await Guest.enter(server.url, 'Asha'), await Guest.enter(server.url, 'Ravi')];
    const duel = await Duel.open(guests as [Guest, Guest], 'jaipur');
    const [first] = duel.hands;
    const playing = duel.play('backup');
    await first.until(() => first.stream(0).events.length > 20);
    const said = await backup([copy]);
    expect(said).toEqual({
      code: 0,
      said: `Everything is in ${copy}. To restore it, stop the server, delete ${databaseIn(data)} with its -wal and -shm, and copy this file there.\n`,
      errors: '',
    });
    await playing;
    expect(troublesIn(await duel.history(data))).toEqual([]);
    duel.leave();
    await stop(server);
    const whole = logOf(data, duel.table);
    // As docs/hosting.md says. Connections of this test may still have the old file open.
    for (const end of ['', '-wal', '-shm']) rmSync(`${databaseIn(data)}${end}`, { force: true });
    copyFileSync(copy, databaseIn(data));
    const saved = logOf(data, duel.table);
    expect(saved.length).toBeGreaterThan(20);
    expect(saved).toEqual(whole.slice(0, saved.length));
    await playOn(duel, guests as [Guest, Guest]);
  });

  /** The same people come back to what was restored. */
  async function playOn({ table, game }: Duel, guests: [Guest, Guest]): Promise<void> {
    const server = await startServer(data);
    const [asha, ravi] = guests.map((guest) =>
      Object.assign(new Guest(() => server.url, guest.name), {
        cookie: guest.cookie,
        person: guest.person,
      }),
    ) as [Guest, Guest];
    const again = Duel.resume(table, game, [new Hand(asha, table, 0), new Hand(ravi, table, 1)]);
    await again.play('restored');
    expect(sure(readMatch(await again.file(), game)).turn.kind).toBe('over');
    again.leave();
    await stop(server);
  }

  test('is refused with a sentence where there is nothing to copy or no place for it', async () => {
    const empty = join(place.path, 'empty');
    const broken = join(place.path, 'broken');
    mkdirSync(broken);
    writeFileSync(databaseIn(broken), 'no database '.repeat(500));
    const target = join(place.path, 'other.sqlite');
    const refusals: readonly [readonly string[], Record<string, string>, string][] = [
      [[], {}, 'Name the file for the copy: baithak backup FILE.'],
      [[target], { DATA: empty }, `There is no database at ${databaseIn(empty)}`],
      [[target], { DATA: broken }, `${databaseIn(broken)} is damaged`],
      [[copy], {}, `${copy} is there already`],
      [[join(place.path, 'nowhere/x')], {}, 'cannot be used ('],
      [[target, '--colour', 'red'], {}, 'Unknown option'],
    ];
    const runs = refusals.map(async ([args, env, sentence]) => {
      const { code, said, errors } = await backup(args, env);
      expect([code, said, errors.split('\n').length]).toEqual([1, '', 2]);
      expect(errors).toContain(sentence);
    });
    await Promise.all(runs);
    expect(existsSync(empty)).toBe(false);
  });
});
