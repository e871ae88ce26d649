import { catalog } from '@baithak/catalog';
import {
  type AnyMatch,
  Fault,
  promiseOf,
  sha256Hex,
  sure,
  type Viewer,
  writeMatch,
} from '@baithak/kernel';
import { type ClientMessage, PROTOCOL_VERSION } from '@baithak/protocol';
import {
  type Command,
  FairHand,
  openTable,
  type StreamEvent,
  streamFrom,
  submit,
  Table,
  type TableEvent,
  type TableEventBody,
} from '@baithak/table';
import { expect, test } from 'vitest';
import { checkDeal } from '../controller/check-deal.ts';
import { DealKeeper } from '../controller/deal-keeper.ts';
import type { ConnectionListener } from '../controller/lobby.ts';
import { TableController } from '../controller/table.ts';
import { until } from './seated.ts';

const game = await catalog.jaipur.game();
const env = { now: 0, seed: sha256Hex('the seed of the server') };

/** A browser's storage with one text in it. */
function storage() {
  let text: string | null = null;
  return {
    read: () => text,
    write(next: string) {
      text = next;
    },
  };
}

/** Asha runs the server and plays at it; Ravi's page is honest. */
async function evening() {
  const table = sure(openTable(() => game, { game: 'jaipur' }, 'asha', 'Asha', env));
  const give = (by: string, command: Command) => sure(submit(table, command, by, env));
  give('asha', { do: 'sit', seat: 0, name: 'Asha' });
  give('ravi', { do: 'join', name: 'Ravi' });
  give('ravi', { do: 'sit', seat: 1, name: 'Ravi' });
  const saved = storage();
  const keeper = new DealKeeper(saved, () => sha256Hex('secret'));
  const sent: ClientMessage[] = [];
  let ids = 0;
  const listeners: ConnectionListener[] = [];
  /** The streams that the page watches, and how far it has heard them. */
  const told = new Map<Viewer, number>();
  const controller = new TableController({
    person: 'ravi',
    name: 'Ravi',
    loadGame: async () => game,
    freshId: () => `id ${ids++}`,
    now: () => 0,
    drafts: storage(),
    deals: keeper,
    playsForced: () => false,
  });
  controller.connect((listener) => {
    listeners.push(listener);
    const send = (message: ClientMessage) => {
      if (message.kind !== 'watch') sent.push(message);
      else {
        told.set(message.viewer, message.from);
        queueMicrotask(() => tell());
      }
    };
    return { send, close() {} };
  });
  /** Sends the page what it has not heard yet, as a server does, or something else. */
  const tell = (lies?: readonly StreamEvent[]) => {
    for (const [viewer, from] of told) {
      const events = lies ?? streamFrom(table, viewer, from);
      told.set(viewer, from + events.length);
      listeners[0]?.onMessage({ v: PROTOCOL_VERSION, kind: 'events', viewer, events });
    }
  };
  /** Carries out what the page has sent since. */
  const obey = () => {
    for (const message of sent.splice(0)) {
      if (message.kind === 'command') give('ravi', message.command);
    }
  };
  await until(controller, () => true);
  sent.length = 0;
  give('asha', { do: 'start' });
  tell();
  return { table, give, controller, keeper, sent, tell, obey };
}

/** The next thing that Asha's page does. */
const ashas = (table: Table) =>
  new FairHand('asha', 'secret of asha', new Map()).next(table.public) as Command;
const commands = (sent: readonly ClientMessage[]) =>
  sent.flatMap((message) => (message.kind === 'command' ? [message.command.do] : []));

test('a page promises and reveals by itself, once each, and trusts an honest deal', async () => {
  const { table, give, controller, keeper, sent, tell, obey } = await evening();
  expect(commands(sent)).toEqual(['promise']);
  tell([]);
  expect(commands(sent)).toEqual(['promise']);
  obey();
  tell();
  expect(commands(sent)).toEqual([]);
  give('asha', ashas(table));
  tell();
  expect(commands(sent)).toEqual(['salt']);
  obey();
  give('asha', ashas(table));
  tell();
  const { room, refusal } = await until(controller, ({ room }) => room.stage === 'playing');
  expect(refusal).toBeNull();
  const file = writeMatch(table.match as AnyMatch);
  expect(checkDeal(file, game, keeper, room.sealed)).toMatchObject({
    scheme: 2,
    promised: 2,
    withheld: 0,
    witnessed: true,
  });
  expect(checkDeal(file, game, new Map())).toMatchObject({ witnessed: false });
});

test('a page notices that the promises changed after it had revealed its salt', async () => {
  const { table, give, controller, tell, obey } = await evening();
  obey();
  give('asha', ashas(table));
  tell();
  obey();
  const sealed = table.public.seal?.commitment as string;
  const better: TableEventBody = {
    kind: 'promised',
    seat: 0,
    hash: promiseOf(sealed, sha256Hex('a better salt')),
  };
  tell();
  const lie = (seq: number, body: object) =>
    ({ seq, at: 0, by: 'asha', match: null, ...body }) as StreamEvent;
  const next = table.events.length;
  tell([lie(next, better), lie(next + 1, { kind: 'started', told: [] })]);
  const { refusal } = await until(controller, ({ room }) => room.stage === 'playing');
  expect(refusal).toEqual({ code: 'deal-suspect' });
});

/** Tells the page something else than the table would. */
const lie = (seq: number, body: object) =>
  ({ seq, at: 0, by: null, match: null, ...body }) as StreamEvent;
/** A deal is called off, and another one begins. */
const dealtAnew = (seq: number) =>
  [
    { kind: 'called-off' },
    { kind: 'sealed', commitment: sha256Hex('another seed'), scheme: 2 },
    { kind: 'dealing' },
  ].map((body, i) => lie(seq + i, body));

test('an operator who deals again after they have seen the salt of the page is caught', async () => {
  for (const lies of [
    dealtAnew,
    (seq: number) =>
      dealtAnew(seq)
        .slice(1)
        .map((event) => ({ ...event, seq: event.seq - 1 })),
  ]) {
    const { table, give, controller, tell, obey } = await evening();
    obey();
    give('asha', ashas(table));
    tell();
    obey();
    tell();
    expect(table.events.at(-1)?.kind).toBe('salted');
    tell(lies(table.events.length));
    const { refusal } = await until(controller, ({ refusal }) => refusal !== null);
    expect(refusal).toEqual({ code: 'deal-broken-off' });
  }
});

test('a table that goes on without the salt of the page may only not have heard it', async () => {
  const withheld = (seq: number) => [lie(seq, { kind: 'withheld', seat: 1 })];
  for (const lies of [dealtAnew, withheld]) {
    const { table, give, controller, sent, tell, obey } = await evening();
    obey();
    give('asha', ashas(table));
    tell();
    // The salt gets lost.
    expect(commands(sent)).toEqual(['salt']);
    tell(lies(table.events.length));
    const { refusal } = await until(controller, ({ refusal }) => refusal !== null);
    expect(refusal).toEqual({ code: 'deal-unheard' });
  }
});

test('a deal in which the page had no part to do yet may be called off', async () => {
  const { table, controller, tell } = await evening();
  tell(dealtAnew(table.events.length));
  const { refusal } = await until(controller, ({ room }) => room.deal !== null);
  expect(refusal).toBeNull();
});

test('an operator who deals again with another salt is caught by the match file', async () => {
  const { table, give, keeper, tell, obey } = await evening();
  obey();
  give('asha', ashas(table));
  tell();
  obey();
  give('asha', ashas(table));
  const sealed = table.public.sealed as string;
  const handOf = (of: Table) => JSON.stringify(game.view(of.match?.state as never, 0));
  const wanted = handOf(table);
  const forged = (salt: string) =>
    Table.load(
      () => game,
      table.events.map((event): TableEvent => {
        if (event.kind === 'promised' && event.seat === 0) {
          return { ...event, hash: promiseOf(sealed, salt) };
        }
        return event.kind === 'salted' && event.seat === 0 ? { ...event, text: salt } : event;
      }),
    );
  let n = 0;
  let lie = forged(sha256Hex('0'));
  while (handOf(lie) === wanted) lie = forged(sha256Hex(String(++n)));
  const file = writeMatch(lie.match as AnyMatch);
  expect(checkDeal(file, game, new Map())).not.toBeInstanceOf(Fault);
  expect(checkDeal(file, game, keeper)).toEqual({ code: 'deal-suspect' });
});

test('the keeper remembers its secret and its receipts, and starts anew from damaged storage', () => {
  const saved = storage();
  let secrets = 0;
  const fresh = () => `secret ${secrets++} `;
  const keeper = new DealKeeper(saved, fresh);
  keeper.set('a', '1');
  for (let n = 0; n < 200; n++) keeper.set(`${n}`, 'x');
  const again = new DealKeeper(saved, fresh);
  const { secret } = again;
  expect(secret).toBe(keeper.secret);
  expect([again.get('a'), again.get('199')]).toEqual([undefined, 'x']);
  saved.write('{"secret":7}');
  expect(new DealKeeper(saved, fresh).secret).not.toBe(secret);
});
