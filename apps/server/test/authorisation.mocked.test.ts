import { catalog } from '@baithak/catalog';
import { Peers } from '@baithak/host';
import { type Game, type Json, Match, type Options, sure } from '@baithak/kernel';
import { type ClientMessage, PROTOCOL_VERSION, type TableMessage } from '@baithak/protocol';
import { COMMANDS, type Command, type submit, Table } from '@baithak/table';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Guest } from './kit/guest.ts';
import { CASES, disagreements, peeks, trespasses, violations } from './kit/rights.ts';
import { type Cast, castOf, lineOf, tableAt } from './kit/roles.ts';
import { openTestServer, type TestServer } from './kit/server.ts';
import type { Frames } from './kit/wire.ts';

type Submit = typeof submit;

/** Bugs that a test plants between the server and its packages. */
const planted = vi.hoisted(() => ({
  submit: undefined as
    | ((real: Submit, ...args: Parameters<Submit>) => ReturnType<Submit>)
    | undefined,
  decode: undefined as ((text: string) => ClientMessage | undefined) | undefined,
}));

vi.mock('@baithak/table', async (original) => {
  const real = await original<typeof import('@baithak/table')>();
  const door: Submit = (...args) => planted.submit?.(real.submit, ...args) ?? real.submit(...args);
  return { ...real, submit: door };
});

vi.mock('@baithak/protocol', async (original) => {
  const real = await original<typeof import('@baithak/protocol')>();
  return { ...real, decode: (text: string) => planted.decode?.(text) ?? real.decode(text) };
});

let server: TestServer;
let cast: Cast;
let game: Game;

beforeAll(async () => {
  server = await openTestServer();
  cast = await castOf(server);
  game = await catalog.jaipur.game();
});

afterEach(() => {
  planted.submit = undefined;
  planted.decode = undefined;
  vi.restoreAllMocks();
});

afterAll(() => server.close());

describe('every command, given by everybody at every stage', () => {
  it('has the same right and stages in the code and in the second list', () => {
    expect(disagreements()).toEqual([]);
  });

  it('detects a new command, and one that others may give now', () => {
    const { move, sit } = COMMANDS;
    const changed = { ...COMMANDS, fly: sit, move: { ...move, right: 'member' as const } };
    expect(disagreements(changed)).toEqual(['move', 'fly']);
  });

  it('is done for those who may give it; a refusal changes nothing', async () => {
    expect(CASES.length).toBeGreaterThan(300);
    expect(await violations(server, cast, game)).toEqual([]);
  });

  it('detects a server that trusts the seat in a message', async () => {
    planted.submit = (real, table, command, by, env, client) => {
      const there = 'seat' in command ? table.seats[command.seat ?? -1] : undefined;
      return real(table, command, there?.kind === 'person' ? there.person : by, env, client);
    };
    const found = await violations(server, cast, game);
    expect(found).toContain('move as other while playing: done, not not-your-seat');
    expect(found).toContain('resign as stranger while playing: done, not not-here');
    expect(found).toContain('rematch as spectator while over: done, not not-your-seat');
  });

  it('detects a server that accepts its own commands from clients', async () => {
    planted.decode = (text) => {
      const message = JSON.parse(text);
      return ['tick', 'credit'].includes(message.command.do) ? message : undefined;
    };
    planted.submit = (real, table, command, by, env, client) => {
      const host = command.do === 'credit' || command.do === 'tick';
      return real(table, command, host ? null : by, env, client);
    };
    const found = await violations(server, cast, game);
    expect(found).toContain('credit as stranger while playing: done, not message-form');
    expect(found).toContain('tick as own while gathering: done, not message-form');
  });

  it('detects a refused command that changes something', async () => {
    planted.submit = (real, table, command, by, env, client) => {
      const said = real(table, command, by, env, client);
      if (command.do === 'move' && 'code' in said) {
        table.apply(table.next({ kind: 'chatted', text: 'oh' }, env.now, null));
      }
      return said;
    };
    const cases = CASES.filter(({ kind }) => kind === 'move');
    const found = await violations(server, cast, game, cases);
    expect(found).toContain('move as other while playing: refused, but something happened');
  });
});

/** Plants a bug in a private method. */
function plant(type: { readonly prototype: object }, method: string, bug: () => unknown): void {
  vi.spyOn(type.prototype as Record<string, () => unknown>, method).mockImplementation(bug);
}

const all = () => [0, 1];

describe('what people see of a table', () => {
  it('is the stream of their own seat and of spectators', async () => {
    expect(await peeks(server, cast, game)).toEqual([]);
  });

  it('detects that somebody can watch another seat', async () => {
    plant(Peers, 'mayWatch', () => true);
    const found = await peeks(server, cast, game);
    expect(found).toContain('other as 0 while playing: events glance');
    expect(found).toContain('stranger as 1 while playing: events glance');
  });

  it('is no more than that over HTTP', async () => {
    expect(await trespasses(server, cast, game)).toEqual([]);
  });

  it('detects that somebody gets the match file of another seat', async () => {
    plant(Table, 'seatsOf', all);
    const found = await trespasses(server, cast, game);
    expect(found).toContain('match of seat 0 for other while playing: 200, not 403');
    expect(found).toContain('match of seat 1 for stranger while playing: 200, not 403');
  });
});

describe('a table can be moved elsewhere', () => {
  const moving = (guest: Guest, id: string) => guest.ask('GET', `/api/tables/${id}/moving`);

  it('but not while somebody else plays there or may come back', async () => {
    const { id } = await tableAt(server, cast, game, 'playing');
    expect((await moving(cast.own, id)).body).toEqual({ fault: { code: 'not-alone' } });
    await must(cast.other, id, { do: 'leave' });
    expect((await moving(cast.own, id)).body).toEqual({ fault: { code: 'not-alone' } });
    expect((await moving(cast.spectator, id)).body).toEqual({ fault: { code: 'not-your-seat' } });
  });

  it('with what the player knows, without the hand of a bot', async () => {
    const { id } = await tableAt(server, cast, game, 'gathering');
    await must(cast.owner, id, { do: 'bot', seat: 1, character: 'mina' });
    await must(cast.owner, id, { do: 'start' });
    const { body, status } = await moving(cast.own, id);
    expect(status).toBe(200);
    const { settings } = body as { settings: { position: Json; options: Options } };
    const state = sure(Match.open(game, { seats: 2, ...settings })).state;
    const line = await watching(cast.own, id, 0);
    const said = JSON.parse(line.texts[0] as string);
    expect(game.tally(game.view(state, 0))).toEqual(game.tally(said.events.at(-1).match.view));
    line.hangUp();
  });
});

/** The viewers whose streams a socket got since its text number `from`. */
async function told(line: Frames, from: number): Promise<unknown[]> {
  line.send(JSON.stringify({ v: PROTOCOL_VERSION, kind: 'watch', viewer: null, from: 1e9 }));
  const empty = '"viewer":null,"events":[]';
  await line.until(() => line.texts.slice(from).find((text) => text.includes(empty)));
  const said = line.texts.slice(from).map((text) => JSON.parse(text) as TableMessage);
  return said.flatMap((each) => (each.kind === 'events' ? [each.viewer] : []));
}

/** Returns the number of the first event that the command became. */
async function must(guest: Guest, id: string, command: Command): Promise<number> {
  const line = await lineOf(server, guest, id);
  line.send(JSON.stringify({ v: PROTOCOL_VERSION, kind: 'command', client: command.do, command }));
  const said = await line.until(() => line.texts[0]);
  line.hangUp();
  expect(said).toContain('"done"');
  return JSON.parse(said).first;
}

async function watching(guest: Guest, id: string, viewer: number): Promise<Frames> {
  const line = await lineOf(server, guest, id);
  line.send(JSON.stringify({ v: PROTOCOL_VERSION, kind: 'watch', viewer, from: 0 }));
  await line.until(() => line.texts[0]);
  return line;
}

describe('the stream of a seat ends', () => {
  it('when its owner gives up the seat', async () => {
    const { id } = await tableAt(server, cast, game, 'gathering');
    const line = await watching(cast.own, id, 0);
    await must(cast.owner, id, { do: 'free', seat: 0 });
    await must(cast.spectator, id, { do: 'sit', seat: 0, name: 'x' });
    await must(cast.owner, id, { do: 'start' });
    expect(await told(line, 1)).toEqual([null]);
    line.hangUp();
  });

  it('when seats change in a rematch', async () => {
    const { id } = await tableAt(server, cast, game, 'over');
    const line = await watching(cast.own, id, 0);
    const question = await must(cast.own, id, { do: 'rematch', seat: 0 });
    await must(cast.other, id, { do: 'answer', seat: 1, question, yes: true });
    expect(await told(line, 1)).toEqual([0, null]);
    line.hangUp();
  });

  it('while a bot plays for somebody who left', async () => {
    const { id } = await tableAt(server, cast, game, 'playing');
    const line = await watching(cast.own, id, 0);
    await must(cast.own, id, { do: 'leave' });
    await must(cast.spectator, id, { do: 'chat', text: 'gone' });
    expect(await told(line, 1)).toEqual([null]);
    line.hangUp();
  });

  it('with all sockets of a person who deletes their data', async () => {
    const someone = { ...cast, own: await newcomer() };
    const { id } = await tableAt(server, someone, game, 'playing');
    const line = await watching(someone.own, id, 0);
    await someone.own.ask('DELETE', '/api/session');
    expect(await line.closed()).toBe(1008);
    const again = await lineOf(server, someone.own, id);
    expect(again.status).toBe(401);
  });

  async function newcomer(): Promise<Guest> {
    return (await castOf(server)).own;
  }
});
