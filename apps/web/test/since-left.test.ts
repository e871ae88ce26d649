import { catalog } from '@baithak/catalog';
import { PROTOCOL_VERSION } from '@baithak/protocol';
import { describe, expect, test } from 'vitest';
import type { ConnectionListener } from '../controller/lobby.ts';
import type { LogLine } from '../controller/room.ts';
import { missedFrom, movesSince, SeenKeeper } from '../controller/saved.ts';
import { TableController } from '../controller/table.ts';

const line = (seq: number, seat: number | null, undone = false): LogLine => ({
  seq,
  seat,
  moves: [],
  events: [],
  note: null,
  undone,
});
const LOG = [line(4, null), line(5, 0), line(6, 1), line(8, 0, true), line(9, null), line(10, 0)];

describe('since you left', () => {
  test('lists the moves after the last look of an earlier visit', () => {
    expect(movesSince(LOG, 6).map(({ seq }) => seq)).toEqual([6, 10]);
    expect(missedFrom(LOG, { visit: 'old', next: 6 }, 'new')).toBe(6);
    expect(missedFrom(LOG, { visit: 'old', next: 11 }, 'new')).toBeNull();
    expect(missedFrom(LOG, { visit: 'new', next: 6 }, 'new')).toBeNull();
    expect(missedFrom(LOG, null, 'new')).toBeNull();
  });

  test('remembers how far each place was seen, for the latest places only', () => {
    let kept: string | null = 'nonsense';
    const write = (text: string) => {
      kept = text;
    };
    const saved = { read: () => kept, write };
    const keeper = new SeenKeeper(saved);
    expect(keeper.at('a')).toBeNull();
    for (let n = 0; n < 100; n++) keeper.note(`table ${n}`, { visit: 'v', next: n });
    keeper.note('table 99', { visit: 'w', next: 7 });
    expect(new SeenKeeper(saved).at('table 99')).toEqual({ visit: 'w', next: 7 });
    expect(keeper.at('table 40')).toEqual({ visit: 'v', next: 40 });
    expect(keeper.at('table 0')).toBeNull();
    kept = '[["a",{"visit":1}],3,["b",null]]';
    expect([keeper.at('a'), keeper.at('b')]).toEqual([null, null]);
  });

  test('a page that reconnects is current after it received what it missed', async () => {
    let listener: ConnectionListener | undefined;
    const controller = new TableController({
      person: 'asha',
      loadGame: () => catalog.talluka.game(),
      freshId: () => 'id',
      now: () => 0,
      playsForced: () => false,
      drafts: { read: () => null, write: () => {} },
    });
    controller.connect((given) => {
      listener = given;
      return { send: () => {}, close: () => {} };
    });
    const settings = { game: 'talluka', seats: 2, options: {}, aids: 'full' };
    const opened = { seq: 0, at: 0, by: null, match: null, kind: 'opened', settings };
    const tell = (...events: unknown[]) =>
      listener?.onMessage({ v: PROTOCOL_VERSION, kind: 'events', viewer: null, events } as never);
    const isCurrent = () => {
      const table = controller.getSnapshot();
      return table.status === 'ready' && table.current;
    };
    tell(opened);
    await expect.poll(isCurrent).toBe(true);
    listener?.onStatus?.('away');
    expect(isCurrent()).toBe(false);
    listener?.onStatus?.('connected');
    expect(isCurrent()).toBe(false);
    tell();
    expect(isCurrent()).toBe(true);
  });
});
