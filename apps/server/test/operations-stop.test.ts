import { connect } from 'node:net';
import { readMatch, sure } from '@baithak/kernel';
import { expect, test } from 'vitest';
import { Duel } from './kit/duel.ts';
import { Fragile } from './kit/fragile.ts';
import { Guest } from './kit/guest.ts';
import { troublesIn } from './kit/history.ts';

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s in the middle of play: code 0, sockets are told to come back, nothing is lost',
  async (signal) => {
    const server = await Fragile.start();
    const asha = await Guest.enter(server.url, 'Asha');
    const ravi = await Guest.enter(server.url, 'Ravi');
    const duel = await Duel.open([asha, ravi], 'talluka');
    const socket = asha.socket(duel.table);
    const closed = new Promise((done) => socket.once('close', done));
    await new Promise((done) => socket.once('open', done));
    // Somebody who connects and says nothing holds up nobody.
    const silent = connect(server.port, '127.0.0.1').on('error', () => {});
    await new Promise((done) => silent.once('connect', done));
    const [first] = duel.hands;
    const restart = async () => {
      await first.until(() => first.stream(0).events.length >= 12);
      expect(await server.kill(signal)).toBe(0);
      expect(server.errors).toBe('');
      await server.start();
    };
    await Promise.all([restart(), duel.play(signal)]);
    expect(await closed).toBe(1012);
    expect(troublesIn(await duel.history(server.data))).toEqual([]);
    expect(sure(readMatch(await duel.file(), duel.game)).turn.kind).toBe('over');
    duel.leave();
    await server.end();
  },
);
