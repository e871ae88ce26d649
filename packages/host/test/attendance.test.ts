import { PROTOCOL_VERSION } from '@baithak/protocol';
import { expect, test } from 'vitest';
import { Attendance } from '../attendance.ts';
import { Peer } from '../peers.ts';

/** A room whose timers the test runs. */
function room(...members: string[]) {
  const peers = new Set<Peer>();
  const timers: (() => void)[] = [];
  const attendance = new Attendance({
    members: () => members,
    peers: () => peers,
    later(_, run) {
      timers.push(run);
      return () => timers.splice(timers.indexOf(run), 1);
    },
  });
  const connect = (person: string) => {
    const heard: unknown[] = [];
    const reading = { isBehind: false };
    const peer = new Peer(person, {
      send: (text) => heard.push(JSON.parse(text)),
      isBehind: () => reading.isBehind,
    });
    peers.add(peer);
    attendance.changed();
    return { peer, heard, reading };
  };
  const disconnect = (peer: Peer) => {
    peers.delete(peer);
    attendance.drop(peer);
    attendance.changed();
  };
  return {
    attendance,
    connect,
    disconnect,
    timers,
    tick: () => timers.splice(0).map((run) => run()),
  };
}

const present = (here: readonly string[], guests = 0) => ({
  v: PROTOCOL_VERSION,
  kind: 'presence',
  here,
  guests,
});

test('tells who asks for it at once, and every change later', () => {
  const { attendance, connect, disconnect, tick } = room('asha', 'ravi', 'mira');
  const asha = connect('asha');
  const silent = connect('mira');
  attendance.listen(asha.peer);
  const ravi = connect('ravi');
  const guest = connect('dev');
  tick();
  disconnect(ravi.peer);
  disconnect(guest.peer);
  tick();
  expect(asha.heard).toEqual([
    present(['asha', 'mira']),
    present(['asha', 'ravi', 'mira'], 1),
    present(['asha', 'mira']),
  ]);
  expect(silent.heard).toEqual([]);
});

test('a reload is no news, and a rush is told in one message', () => {
  const { attendance, connect, disconnect, tick, timers } = room('asha', 'ravi');
  const asha = connect('asha');
  attendance.listen(asha.peer);
  const ravi = connect('ravi');
  for (let i = 0; i < 500; i++) connect(`guest ${i}`);
  expect(timers).toHaveLength(1);
  tick();
  disconnect(ravi.peer);
  connect('ravi');
  tick();
  expect(asha.heard).toEqual([present(['asha']), present(['asha', 'ravi'], 500)]);
});

test('whoever does not read hears the latest only, and later', () => {
  const { attendance, connect, tick, timers } = room('asha', 'ravi', 'mira');
  const asha = connect('asha');
  attendance.listen(asha.peer);
  asha.reading.isBehind = true;
  connect('ravi');
  tick();
  connect('mira');
  tick();
  expect(asha.heard).toEqual([present(['asha'])]);
  asha.reading.isBehind = false;
  tick();
  expect(asha.heard).toEqual([present(['asha']), present(['asha', 'ravi', 'mira'])]);
  expect(timers).toEqual([]);
});

test('those who are connected elsewhere are here, and each counts once', () => {
  const { attendance, connect, disconnect, tick, timers } = room('asha', 'ravi', 'mira');
  const asha = connect('asha');
  attendance.listen(asha.peer);
  attendance.meet(['ravi', 'dev', 'asha']);
  expect(timers).toHaveLength(1);
  tick();
  // The next comparison brings nothing new.
  attendance.meet(['ravi', 'dev', 'asha']);
  expect(timers).toEqual([]);
  const ravi = connect('ravi');
  tick();
  attendance.meet([]);
  tick();
  disconnect(ravi.peer);
  tick();
  expect(asha.heard).toEqual([
    present(['asha']),
    present(['asha', 'ravi'], 1),
    present(['asha', 'ravi']),
    present(['asha']),
  ]);
});

test('two pages of one person count once', () => {
  const { attendance, connect, disconnect, tick } = room('asha');
  const one = connect('asha');
  const other = connect('asha');
  attendance.listen(one.peer);
  disconnect(other.peer);
  tick();
  expect(one.heard).toEqual([present(['asha'])]);
});

test('nothing waits while nobody listens, or after the end', () => {
  const { attendance, connect, timers } = room('asha');
  const { peer } = connect('asha');
  expect(timers).toEqual([]);
  attendance.listen(peer);
  connect('ravi');
  attendance.close();
  expect(timers).toEqual([]);
});
