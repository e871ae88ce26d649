import { PassThrough } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { GAME_IDS } from '@baithak/catalog';
import { CHARACTERS } from '@baithak/kernel';
import { describe, expect, test, vi } from 'vitest';
import { LONGEST_LINE } from '../engine/run.ts';
import { run } from '../run.ts';
import { type Answer, Collector, cli, linesIn, talk } from './harness.ts';

const TALLUKA = { do: 'new', game: 'talluka', seed: 's' };
const JAIPUR = { do: 'new', game: 'jaipur', seats: 2, seed: 's', options: {} };
const START = 'BB1WW/BB1WW/5/WW1BB/WW1BB w';

async function last(...requests: unknown[]): Promise<Answer> {
  return (await talk(requests)).at(-1);
}

/** An engine whose input stays open. */
function live() {
  const stdin = new PassThrough();
  const stdout = new Collector();
  const io = { stdin, stdout, stderr: new Collector(), env: {}, isTerminal: false };
  const ended = run(['engine'], io);
  const send = (request: unknown) => stdin.write(`${JSON.stringify(request)}\n`);
  const answers = () => linesIn(stdout.text).map((line): Answer => JSON.parse(line));
  const until = async (count: number) => {
    while (answers().length < count) await wait(10);
    return answers();
  };
  return { stdin, send, until, ended };
}

describe('a game', () => {
  test('begins with its deal', async () => {
    const [talluka, jaipur] = await talk([TALLUKA, JAIPUR]);
    expect(talluka).toMatchObject({ ok: true, game: 'talluka', seats: 2, seed: 's', outcomes: [] });
    expect(talluka.options).toMatchObject({ layout: 'corners' });
    expect(jaipur.outcomes).toHaveLength(12);
  });

  test('gets a seed if none was given', async () => {
    const [first, second] = await talk([
      { do: 'new', game: 'jaipur' },
      { do: 'new', game: 'jaipur' },
    ]);
    expect(first.seed).not.toBe(second.seed);
    const again = await last({ do: 'new', game: 'jaipur', seed: first.seed });
    expect(again.outcomes).toEqual(first.outcomes);
  });

  test('plays, checks and takes back moves', async () => {
    const answers = await talk([
      TALLUKA,
      { do: 'turn' },
      { do: 'moves' },
      { do: 'check', move: '1>' },
      { do: 'check', move: '3>' },
      { do: 'check', move: 'hello' },
      { do: 'play', move: '1>' },
      { do: 'turn' },
      { do: 'position' },
      { do: 'undo' },
      { do: 'position' },
      { do: 'undo' },
    ]);
    expect(answers[1]).toEqual({ ok: true, turn: { kind: 'seat', seat: 0 } });
    expect(answers[2].moves).toEqual(['1>', '2>', '4<', '5<', 'a^', 'b^', 'dv', 'ev']);
    expect(answers[3]).toEqual({ ok: true, legal: true });
    expect(answers[4]).toMatchObject({ ok: true, legal: false });
    expect(answers[4].fault.rule).toMatch(/^T\d+$/);
    expect(answers[4].fault.text).toMatch(/\w/);
    expect(answers[5]).toMatchObject({ ok: true, legal: false });
    expect(answers[6]).toEqual({ ok: true, outcomes: [] });
    expect(answers[7].turn).toEqual({ kind: 'seat', seat: 1 });
    expect(answers[8].position).not.toBe(START);
    expect(answers[9]).toEqual({ ok: true, undone: 0 });
    expect(answers[10].position).toBe(START);
    expect(answers[11]).toMatchObject({ ok: false, fault: { code: 'nothing-to-undo' } });
  });

  test('with manual chance waits for outcomes from the caller', async () => {
    const answers = await talk([
      { ...JAIPUR, chance: 'manual' },
      { do: 'turn' },
      { do: 'outcomes' },
      { do: 'moves' },
      { do: 'go' },
      { do: 'resolve', outcome: 'nonsense' },
      ...[...'DGSCPDGSCPLL'].map((outcome) => ({ do: 'resolve', outcome })),
      { do: 'turn' },
      { do: 'outcomes' },
      { do: 'resolve', outcome: 'D' },
      { do: 'position' },
    ]);
    expect(answers[0].seed).toBeUndefined();
    expect(answers[1].turn).toEqual({ kind: 'chance' });
    expect(answers[2].outcomes).toContainEqual(['D', 6]);
    expect(answers[3].fault.code).toBe('chance-pending');
    expect(answers[4].fault.code).toBe('chance-pending');
    expect(answers[5].ok).toBe(false);
    expect(answers.slice(6, 18).every((answer) => answer.ok)).toBe(true);
    expect(answers[18].turn).toEqual({ kind: 'seat', seat: 0 });
    expect(answers[19].fault.code).toBe('no-chance-now');
    expect(answers[20].fault.code).toBe('no-chance-now');
    expect(answers[21].position).toMatchObject({ hands: ['DGSCP', 'DGSCP'] });
  });

  test('loads from a position and goes on from there', async () => {
    const [, , position] = await talk([TALLUKA, { do: 'play', move: '1>' }, { do: 'position' }]);
    const answers = await talk([
      { do: 'load', game: 'talluka', position: position.position },
      { do: 'position' },
      { do: 'turn' },
    ]);
    expect(answers[1].position).toBe(position.position);
    expect(answers[2].turn).toEqual({ kind: 'seat', seat: 1 });
  });

  test('shows each viewer their own view', async () => {
    const view = (seat: unknown) => last(JAIPUR, { do: 'view', seat });
    const texts = await Promise.all(
      [0, 1, null].map(async (seat) => JSON.stringify(await view(seat))),
    );
    expect(new Set(texts).size).toBe(3);
    expect((await view(2)).fault.code).toBe('no-such-seat');
    expect((await view('0')).fault.code).toBe('field-type');
  });

  test('returns its log as entries and as a file', async () => {
    const { log, file } = await last(JAIPUR, { do: 'log' });
    expect(log[0]).toMatchObject({ seq: 0, kind: 'deal' });
    expect(file).toMatch(/^baithak-match 1\ngame jaipur /);
  });

  test('ends with a result', async () => {
    const requests: unknown[] = [TALLUKA];
    let answers = await talk(requests);
    for (let ply = 0; ply < 400; ply++) {
      const [move] = (await last(...requests, { do: 'moves' })).moves;
      if (move === undefined) break;
      requests.push({ do: 'play', move });
    }
    answers = await talk([
      ...requests,
      { do: 'turn' },
      { do: 'moves' },
      { do: 'play', move: '1>' },
    ]);
    expect(answers.at(-3).turn).toMatchObject({
      kind: 'over',
      result: { places: expect.any(Array) },
    });
    expect(answers.at(-2)).toEqual({ ok: true, moves: [] });
    expect(answers.at(-1).fault.code).toBe('match-over');
  });

  test('stays unchanged after a request that fails', async () => {
    const before = await last(TALLUKA, { do: 'play', move: '1>' }, { do: 'log' });
    const after = await last(
      TALLUKA,
      { do: 'play', move: '1>' },
      { do: 'new', game: 'chess' },
      { do: 'new', game: 'jaipur', seats: 9 },
      { do: 'new', game: 'jaipur', options: [] },
      { do: 'load', game: 'talluka', position: 'nonsense' },
      { do: 'load', game: 'jaipur', position: { market: 5 } },
      { do: 'play', move: '1>1>' },
      { do: 'log' },
    );
    expect(after).toEqual(before);
  });
});

describe('bots', () => {
  test('answer with a legal move at every level', async () => {
    for (const game of [TALLUKA, JAIPUR]) {
      const answers = await talk([
        game,
        { do: 'moves' },
        ...[1, 2, 3, 4, 5].map((level) => ({ do: 'go', level, iterations: 300, seed: 'x' })),
      ]);
      const { moves } = answers[1];
      for (const { move, info } of answers.slice(2)) {
        expect(moves).toContain(move);
        expect(info).toMatchObject({ bot: expect.any(String), level: expect.any(Number) });
      }
    }
  });

  test('answer with a legal move as every character, with a small budget or their own', async () => {
    for (const game of [TALLUKA, JAIPUR]) {
      const answers = await talk([
        game,
        { do: 'moves' },
        ...CHARACTERS.map((character) => ({ do: 'go', character, iterations: 40, seed: 'x' })),
        { do: 'go', character: 'gilli', seed: 'x' },
        { do: 'go', character: 'gilli', level: 5, ms: 1_000_000, seed: 'x' },
      ]);
      const { moves } = answers[1];
      for (const { move } of answers.slice(2)) expect(moves).toContain(move);
      const names = answers.slice(2).map(({ info }) => info.character);
      expect(names).toEqual([...CHARACTERS, 'gilli', 'gilli']);
      // A character is not its level, and time does not change its work.
      expect(answers.at(-1).move).toBe(answers.at(-2).move);
    }
  });

  test('give the same answer for the same seed and iterations', async () => {
    const go = { do: 'go', level: 4, iterations: 2000, seed: 'again' };
    expect(await last(TALLUKA, go)).toEqual(await last(TALLUKA, go));
    expect(await last(JAIPUR, go)).toEqual(await last(JAIPUR, go));
  });

  test('do not play their move', async () => {
    expect((await last(TALLUKA, { do: 'go', iterations: 9 }, { do: 'position' })).position).toBe(
      START,
    );
  });

  test('keep to their time', async () => {
    let time = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => ++time);
    // The input stays open: at its end a real clock would stop the bot.
    const { stdin, send, until } = live();
    send(TALLUKA);
    send({ do: 'go', ms: 150 });
    await until(2);
    vi.restoreAllMocks();
    stdin.end();
    expect(time).toBeGreaterThan(150);
    expect(time).toBeLessThan(1500);
  });
});

describe('the stream', () => {
  test('stop ends the thinking at once, and answers keep their order', async () => {
    const { send, until, ended, stdin } = live();
    send(TALLUKA);
    send({ do: 'go', level: 5, ms: 600_000, id: 'think' });
    send({ do: 'turn', id: 'turn' });
    await wait(100);
    expect(await until(1)).toHaveLength(1);
    send({ do: 'stop', id: 'stop' });
    const answers = await until(4);
    expect(answers.map((answer) => answer.id)).toEqual([undefined, 'think', 'turn', 'stop']);
    // A busy machine may get little done until then.
    expect(answers[1].info.nodes).toBeGreaterThan(0);
    stdin.end();
    expect(await ended).toBe(0);
  });

  test('stop affects only earlier requests', async () => {
    const answers = await talk([
      TALLUKA,
      { do: 'go', ms: 600_000 },
      { do: 'stop' },
      { do: 'go', iterations: 5000, seed: 'x', level: 3 },
    ]);
    expect(answers[1].info.nodes).toBeLessThan(5000);
    const alone = await last(TALLUKA, { do: 'go', iterations: 5000, seed: 'x', level: 3 });
    expect(answers[3]).toEqual(alone);
  });

  test('the end of the input soon ends thinking by the clock', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const answers = talk([TALLUKA, { do: 'go', ms: 600_000 }]);
      while (vi.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve));
      vi.advanceTimersByTime(10_000);
      expect((await answers)[1].move).toMatch(/^[1-5a-e][<>^v]$/);
    } finally {
      vi.useRealTimers();
    }
  });

  test('quit answers and ends, and ignores later lines', async () => {
    const answers = await talk([{ do: 'quit', id: 1 }, { do: 'games' }]);
    expect(answers).toEqual([{ id: 1, ok: true }]);
    const { send, ended } = live();
    send({ do: 'quit' });
    expect(await ended).toBe(0);
  });

  test('accepts pieces, carriage returns and a missing last newline', async () => {
    async function* pieces() {
      for (const byte of Buffer.from('{"do":"stop","id":"ü"}\r\n{"do":"stop","id":2}')) {
        yield Buffer.from([byte]);
      }
    }
    const { lines } = await cli(['engine'], { input: pieces() });
    expect(lines.map((line) => JSON.parse(line).id)).toEqual(['ü', 2]);
  });

  test('accepts very many requests at once', async () => {
    const answers = await talk(Array.from({ length: 3000 }, (_, id) => ({ do: 'stop', id })));
    expect(answers.map((answer) => answer.id)).toEqual(answers.map((_, index) => index));
    expect(answers).toHaveLength(3000);
  });
});

describe('bad requests', () => {
  const codeOf = async (input: string | Uint8Array) => {
    const { lines, code } = await cli(['engine'], { input });
    expect({ code, answers: lines.length }).toEqual({ code: 0, answers: 1 });
    const { ok, fault } = JSON.parse(lines[0] as string);
    expect(ok).toBe(false);
    expect(fault.text).toMatch(/\w/);
    return fault.code;
  };

  test.each([
    ['\n', 'not-json'],
    ['hello\n', 'not-json'],
    ['{"do":"turn"', 'not-json'],
    ['[]\n', 'not-an-object'],
    ['null\n', 'not-an-object'],
    ['"new"\n', 'not-an-object'],
    ['{}\n', 'request-missing'],
    ['{"do":null}\n', 'request-unknown'],
    ['{"do":"toString"}\n', 'request-unknown'],
    ['{"do":"__proto__"}\n', 'request-unknown'],
    ['{"do":"turn"}\n', 'no-game-yet'],
    ['{"do":"turn","x":1}\n', 'field-unknown'],
    ['{"do":"turn","__proto__":1}\n', 'field-unknown'],
    ['{"do":"new"}\n', 'field-missing'],
    ['{"do":"new","game":5}\n', 'field-type'],
    ['{"do":"new","game":"__proto__"}\n', 'unknown-game'],
    ['{"do":"new","game":"talluka","seats":"2"}\n', 'field-type'],
    ['{"do":"new","game":"talluka","seats":2.5}\n', 'field-type'],
    ['{"do":"new","game":"talluka","seats":3}\n', 'seat-count'],
    ['{"do":"new","game":"talluka","seed":{}}\n', 'field-type'],
    ['{"do":"new","game":"talluka","chance":"fair"}\n', 'field-type'],
    ['{"do":"new","game":"talluka","options":3}\n', 'options-not-an-object'],
    ['{"do":"new","game":"talluka","options":{"__proto__":1}}\n', 'option-unknown'],
    ['{"do":"load","game":"talluka"}\n', 'field-missing'],
    ['{"do":"turn","id":{}}\n', 'id-not-scalar'],
    ['{"do":"turn","id":1e999}\n', 'id-not-scalar'],
    [`{"do":"turn","id":"${'x'.repeat(LONGEST_LINE)}"}\n`, 'line-too-long'],
    [`${'['.repeat(100_000)}\n`, 'json-too-deep'],
    [`{"do":"load","game":"jaipur","position":${'[{"a":'.repeat(9000)}\n`, 'json-too-deep'],
    [Buffer.from([0x7b, 0xff, 0x7d, 0x0a]), 'not-utf8'],
  ])('%# gets its fault', async (input, expected) => {
    expect(await codeOf(input)).toBe(expected);
  });

  test.each([
    [{ do: 'go', level: 0 }, 'field-type'],
    [{ do: 'go', level: 6 }, 'field-type'],
    [{ do: 'go', character: 'garuda' }, 'field-type'],
    [{ do: 'go', ms: -1 }, 'field-type'],
    [{ do: 'go', iterations: 1.5 }, 'field-type'],
    [{ do: 'perft', depth: 0 }, 'field-type'],
    [{ do: 'play', move: 5 }, 'field-type'],
    [{ do: 'resolve', outcome: 'D' }, 'no-chance-now'],
    [{ do: 'outcomes' }, 'no-chance-now'],
    [{ do: 'view' }, 'field-missing'],
  ])('%j is refused in a game', async (request, code) => {
    expect((await last(TALLUKA, request)).fault.code).toBe(code);
  });

  test('the id comes back in answers and faults, whatever scalar it is', async () => {
    for (const id of ['x', '', 0, -1.5, true, false, null]) {
      expect((await talk([{ do: 'stop', id }]))[0]).toEqual({ id, ok: true });
      expect((await talk([{ do: 'nonsense', id }]))[0].id).toBe(id);
    }
    expect('id' in (await talk([{ do: 'stop' }]))[0]).toBe(false);
  });
});

test('perft counts, and refuses games with chance', async () => {
  expect((await last(TALLUKA, { do: 'perft', depth: 2 })).counts[0]).toBe(8);
  expect((await last(JAIPUR, { do: 'perft', depth: 2 })).fault.code).toBe('perft-chance');
});

test('games are described', async () => {
  const { games } = await last({ do: 'games' });
  expect(games.map((game: Answer) => game.id)).toEqual(GAME_IDS);
  expect(games.find((game: Answer) => game.id === 'talluka')).toMatchObject({
    name: 'Talluka',
    seats: [2],
    levels: 5,
  });
});
