import { catalog } from '@baithak/catalog';
import type { Game } from '@baithak/kernel';
import type { ClientMessage } from '@baithak/protocol';
import { COMMANDS, type submit } from '@baithak/table';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Inside, openInside } from './kit/inside.ts';
import { CASES, disagreements, violations } from './kit/matrix.ts';
import { type Cast, castOf } from './kit/roles.ts';

type Submit = typeof submit;

/** Bugs are put between the server and what it is made of. */
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

let inside: Inside;
let cast: Cast;
let game: Game;

beforeAll(async () => {
  inside = await openInside();
  cast = await castOf(inside);
  game = await catalog.jaipur.game();
});

afterEach(() => {
  planted.submit = undefined;
  planted.decode = undefined;
});

afterAll(() => inside.close());

describe('every command, given by everybody at every stage', () => {
  it('has its right and its stages written down twice', () => {
    expect(disagreements()).toEqual([]);
  });

  it('would show: a new command, and one that others may give now', () => {
    const { move, sit } = COMMANDS;
    const changed = { ...COMMANDS, fly: sit, move: { ...move, right: 'member' as const } };
    expect(disagreements(changed)).toEqual(['move', 'fly']);
  });

  it('is done for those who may and refused to all others, who change nothing', async () => {
    expect(CASES.length).toBeGreaterThan(300);
    expect(await violations(inside, cast, game)).toEqual([]);
  });

  it('would show: the seat is taken from the message', async () => {
    planted.submit = (real, table, command, by, env, client) => {
      const there = 'seat' in command ? table.seats[command.seat] : undefined;
      return real(table, command, there?.kind === 'person' ? there.person : by, env, client);
    };
    const found = await violations(inside, cast, game);
    expect(found).toContain('move as other while playing: done, not not-your-seat');
    expect(found).toContain('resign as stranger while playing: done, not not-here');
    expect(found).toContain('rematch as spectator while over: done, not not-your-seat');
  });

  it('would show: a command of the host comes in by the wire', async () => {
    planted.decode = (text) => {
      const message = JSON.parse(text);
      return ['tick', 'credit'].includes(message.command.do) ? message : undefined;
    };
    planted.submit = (real, table, command, by, env, client) => {
      const host = command.do === 'credit' || command.do === 'tick';
      return real(table, command, host ? null : by, env, client);
    };
    const found = await violations(inside, cast, game);
    expect(found).toContain('credit as stranger while playing: done, not message-form');
    expect(found).toContain('tick as own while gathering: done, not message-form');
  });

  it('would show: a refused command that leaves something behind', async () => {
    planted.submit = (real, table, command, by, env, client) => {
      const said = real(table, command, by, env, client);
      if (command.do === 'move' && 'code' in said) {
        table.apply(table.next({ kind: 'chatted', text: 'oh' }, env.now, null));
      }
      return said;
    };
    const cases = CASES.filter(({ kind }) => kind === 'move');
    const found = await violations(inside, cast, game, cases);
    expect(found).toContain('move as other while playing: refused, but something happened');
  });
});
