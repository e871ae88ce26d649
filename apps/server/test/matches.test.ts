import { catalog, GAME_IDS, type GameId } from '@baithak/catalog';
import type { TableRecord } from '@baithak/host';
import { type Options, readMatch, sure } from '@baithak/kernel';
import { PROTOCOL_VERSION } from '@baithak/protocol';
import type { Played, StreamEvent } from '@baithak/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ear, Guest, playSeat } from './kit/guest.ts';
import { complaintsAbout, type Evidence, hiddenIn, Party, type Player } from './kit/party.ts';
import { openTestServer, type TestServer, threadBots } from './kit/server.ts';

/** Options that make a match short. */
const SHORT: Partial<Record<GameId, Options>> = { samsara: { mode: 'quick' } };

let server: TestServer;
let botMoves = 0;
let asha: Guest;
let ravi: Guest;

beforeAll(async () => {
  server = await openTestServer({ bots: threadBots(() => botMoves++) });
  asha = await Guest.enter(server.url, 'Asha');
  ravi = await Guest.enter(server.url, 'Ravi');
});

afterAll(() => server.close());

async function partyOf(game: GameId, seats: number): Promise<[Party, Player, Player]> {
  const options = SHORT[game];
  const settings = { game, seats, ...(options === undefined ? {} : { options }) };
  const party = await Party.open([asha, ravi], settings);
  return [party, ...(party.players as [Player, Player])];
}

async function play(party: Party): Promise<Evidence> {
  await party.begun(await party.owner.ear.must({ do: 'start' }));
  return party.finish();
}

/** Both people find the table among the finished ones. */
async function isListedAsFinished(party: Party, game: GameId): Promise<void> {
  for (const { guest } of party.players) {
    const { body } = await guest.ask('GET', '/api/tables?of=finished');
    const listed = (body.tables as TableRecord[]).find(({ id }) => id === party.table);
    expect(listed).toMatchObject({ game, stage: 'over', result: { places: expect.any(Array) } });
    const answer = await guest.ask('GET', `/api/tables/${party.table}/results`);
    const results = answer.body.results as Played[];
    expect(results).toHaveLength(listed?.played as number);
    expect(results.at(-1)).toMatchObject({ game, places: listed?.result?.places });
  }
}

async function isKept(party: Party, evidence: Evidence): Promise<void> {
  expect(complaintsAbout(evidence)).toEqual([]);
  const { game, glimpses, file } = evidence;
  const match = sure(readMatch(file, game));
  expect(glimpses.some((glimpse) => hiddenIn(glimpse, match) > 0)).toBe(game.hasSecrets);
  await isListedAsFinished(party, game.id as GameId);
}

const games = await Promise.all(GAME_IDS.map((id) => catalog[id].game()));
const forThree = games.filter(({ seatCounts }) => seatCounts.includes(3));
const forTwo = games.filter((game) => !forThree.includes(game));

describe('over sockets, with bots in threads', () => {
  it.each(forThree)('two people and a bot finish a match of $id', async (game) => {
    const [party, first, second] = await partyOf(game.id as GameId, 3);
    await party.sit(first, 0);
    await party.sit(second, 1);
    await isFinishedWithBot(party, 2);
  });

  it.each(forTwo)('one person and a bot finish a match of $id, one watches', async (game) => {
    const [party, first, second] = await partyOf(game.id as GameId, 2);
    await party.sit(first, 0);
    party.look(second, null);
    await isFinishedWithBot(party, 1);
  });

  it.each(forTwo)('two people finish a match of $id', async (game) => {
    const [party, first, second] = await partyOf(game.id as GameId, 2);
    await party.sit(first, 1);
    await party.sit(second, 0);
    await isKept(party, await play(party));
    party.leave();
  });

  async function isFinishedWithBot(party: Party, seat: number): Promise<void> {
    const asked = botMoves;
    await party.owner.ear.must({ do: 'bot', seat, character: 'mina' });
    const evidence = await play(party);
    await isKept(party, evidence);
    const match = sure(readMatch(evidence.file, evidence.game));
    const moves = match.decisions.filter((decision) => decision.seat === seat).length;
    expect(moves).toBeGreaterThan(0);
    expect(botMoves - asked).toBeGreaterThanOrEqual(moves);
    party.leave();
  }
});

describe('a table with several matches', () => {
  it('plays a rematch with changed seats, then another game, and keeps all of them', async () => {
    const [party, first, second] = await partyOf('talluka', 2);
    await party.sit(first, 0);
    await party.sit(second, 1);
    const one = await play(party);
    const question = await first.ear.must({ do: 'rematch', seat: 0 });
    const from = await second.ear.must({
      do: 'answer',
      seat: 1,
      question: question as number,
      yes: true,
    });
    party.look(first, 1);
    party.look(second, 0);
    await party.begun(from);
    const two = await party.finish();
    await first.ear.must({ do: 'configure', settings: { game: 'jaipur' } });
    const three = await play(party);
    for (const evidence of [one, two, three]) expect(complaintsAbout(evidence)).toEqual([]);
    expect(new Set([one, two, three].map(seedOf)).size).toBe(3);
    const { body } = await ravi.ask('GET', `/api/tables/${party.table}/matches`);
    expect(body.matches).toMatchObject([
      { game: 'talluka', names: ['Asha', 'Ravi'], result: expect.any(Object) },
      { game: 'talluka', names: ['Ravi', 'Asha'], result: expect.any(Object) },
      { game: 'jaipur', names: ['Ravi', 'Asha'], result: expect.any(Object) },
    ]);
    await isListedAsFinished(party, 'jaipur');
    party.leave();
  });

  const seedOf = ({ file, game }: Evidence) => sure(readMatch(file, game)).seed;
});

describe('two people at one screen', () => {
  it('get one stream for each seat, and only while it is watched', async () => {
    const table = await asha.openTable({ game: 'jaipur' });
    const ear = asha.dial(table);
    for (const seat of [0, 1]) await ear.must({ do: 'sit', seat, name: `Asha ${seat}` });
    await ear.must({ do: 'start' });
    ear.watch(null);
    const closedAt = [0, 0];
    const heardSince = (seat: number) =>
      ear.heard.slice(closedAt[seat]).filter((m) => m.kind === 'events' && m.viewer === seat);
    for (let entries = 0; ; ) {
      const { turn, entries: now } = await ear.until(() => {
        const glance = ear.glance(null);
        return glance !== null && glance.entries > entries && glance;
      });
      if (turn.kind !== 'seat') break;
      const { seat } = turn;
      expect(heardSince(seat)).toEqual([]);
      ear.watch(seat, ear.events(seat).length);
      await playSeat(ear, seat, `seat ${seat} after ${now}`, 1);
      ear.send({ v: PROTOCOL_VERSION, kind: 'unwatch', viewer: seat });
      closedAt[seat] = ear.heard.length;
      entries = now;
    }
    for (const seat of [0, 1]) await hasAllOf(ear, table, seat);
    ear.hangUp();
  });

  /** The stream that came in pieces equals the stream that comes at once. */
  async function hasAllOf(ear: Ear, table: string, seat: number): Promise<void> {
    ear.watch(seat, ear.events(seat).length);
    const fresh = asha.dial(table);
    fresh.watch(seat);
    const whole = await fresh.until(() => endsWell(fresh.events(seat)));
    const pieces = await ear.until(() => endsWell(ear.events(seat)));
    expect(pieces.map(withoutGlance)).toEqual(whole.map(withoutGlance));
    fresh.hangUp();
  }

  const endsWell = (events: readonly StreamEvent[]) => events.at(-2)?.kind === 'finished' && events;
  const withoutGlance = ({ match: _, ...event }: StreamEvent) => event;
});

describe('the checker of matches', () => {
  let good: Evidence;

  beforeAll(async () => {
    const [party, first, second] = await partyOf('jaipur', 2);
    await party.sit(first, 0);
    await party.sit(second, 1);
    good = await play(party);
    expect(good.salts).toHaveLength(2);
    party.leave();
  });

  const spoilt: Readonly<Record<string, (good: Evidence) => Partial<Evidence>>> = {
    'a whole file while the match runs': ({ file }) => ({ glimpses: [{ viewer: 0, text: file }] }),
    'a file for another seat': ({ glimpses }) => ({
      glimpses: glimpses.map((glimpse) => ({
        ...glimpse,
        viewer: glimpse.viewer === 0 ? 1 : null,
      })),
    }),
    'a salt that did not count': ({ salts }) => ({ salts: [...salts, 'pepper'] }),
    'another seed than the sealed one': ({ streams }) => ({
      streams: streams.map((stream) =>
        stream.map((event) => (event.kind === 'sealed' ? { ...event, commitment: '0' } : event)),
      ),
    }),
    'a seal after the salts': ({ streams }) => ({
      streams: streams.map((stream) => renumbered([...stream].sort(saltsFirst))),
    }),
    'a promise after a salt': ({ streams }) => ({
      streams: streams.map((stream) => renumbered(lastPromiseLate(stream))),
    }),
    'a stream without its end': ({ streams }) => ({
      streams: streams.map((stream) => stream.slice(0, -2)),
    }),
    'a stream with a gap': ({ streams }) => ({
      streams: streams.map((stream) => stream.filter(({ seq }) => seq !== 5)),
    }),
    'another result': ({ streams }) => ({
      streams: streams.map((stream) =>
        stream.map((event) =>
          event.kind === 'finished'
            ? { ...event, result: { ...event.result, scores: [9, 9] } }
            : event,
        ),
      ),
    }),
    'a changed file': ({ file }) => ({ file: file.replace(/"\]?$/m, 'x"') }),
  };

  const saltsFirst = (a: StreamEvent, b: StreamEvent) =>
    Number(b.kind === 'salted') - Number(a.kind === 'salted');
  const lastPromiseLate = (stream: readonly StreamEvent[]) => {
    const events = [...stream];
    const promised = events.findLastIndex(({ kind }) => kind === 'promised');
    const [promise] = events.splice(promised, 1) as [StreamEvent];
    const salted = events.findIndex(({ kind }) => kind === 'salted');
    events.splice(salted + 1, 0, promise);
    return events;
  };
  const renumbered = (events: StreamEvent[]) => events.map((event, seq) => ({ ...event, seq }));

  it('accepts a correct match', () => {
    expect(complaintsAbout(good)).toEqual([]);
  });

  it.each(Object.entries(spoilt))('detects %s', (_, spoil) => {
    expect(complaintsAbout({ ...good, ...spoil(good) })).not.toEqual([]);
  });
});
