import { describe, expect, it } from 'vitest';
import { streamFrom, Table } from '../index.ts';
import { asked, TestHost } from './host.ts';

describe('a stream', () => {
  it('can be taken up again from any event and is what was sent live', () => {
    const host = new TestHost();
    const table = host.playing(3, 'asha', 'ravi');
    host.finish(table);
    host.ok(table, 'ravi', { do: 'rematch', seat: 1 });
    host.ok(table, 'asha', { do: 'answer', seat: 0, question: asked(table), yes: true });
    host.deal(table);
    host.endTurn(table);
    const rematch = [...table.events];
    host.ok(table, 'asha', { do: 'resign', seat: table.seatsOf('asha')[0] as number });
    host.finish(table);
    host.ok(table, 'asha', { do: 'configure', settings: { aids: 'none' } });
    for (const events of [rematch, table.events]) {
      const now = Table.load(host.games, events);
      for (const viewer of [0, 1, 2, null]) {
        const then = new Table(host.games);
        const live = events.flatMap((event) => {
          then.apply(event);
          return streamFrom(then, viewer, event.seq);
        });
        for (const from of [0, 5, events.length - 9, events.length - 1, events.length]) {
          const late = live.slice(from).map((event) => ({ ...event, match: null }));
          const last = late.length - 1;
          const expected = [...late.slice(0, -1), ...live.slice(-1)];
          expect(streamFrom(now, viewer, from)).toEqual(last < 0 ? [] : expected);
        }
      }
    }
  });

  it('is the same whether earlier matches were told before or not', () => {
    const host = new TestHost();
    const table = host.playing(2, 'asha', 'ravi');
    const whole = (of: Table) => [0, 1, null].map((viewer) => streamFrom(of, viewer, 0));
    for (let rematches = 0; rematches < 3; rematches++) {
      host.finish(table);
      const [asha, ravi] = [table.seatsOf('asha')[0], table.seatsOf('ravi')[0]] as [number, number];
      host.ok(table, 'asha', { do: 'rematch', seat: asha });
      host.ok(table, 'ravi', { do: 'answer', seat: ravi, question: asked(table), yes: true });
      host.deal(table);
      expect(whole(table)).toEqual(whole(Table.load(host.games, table.events)));
    }
  });
});
