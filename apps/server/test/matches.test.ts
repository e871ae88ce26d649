import { catalog, GAME_IDS, type GameId } from '@baithak/catalog';
import type { TableRecord } from '@baithak/host';
import type { Options } from '@baithak/kernel';
import { readMatch, sure } from '@baithak/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Guest } from './kit/guest.ts';
import { type Hall, openHall } from './kit/hall.ts';
import { Party, type Player } from './kit/party.ts';
import { complaintsAbout, type Evidence, hiddenIn } from './kit/verdict.ts';

/** The quickest way to play a game. */
const SHORT: Partial<Record<GameId, Options>> = { samsara: { mode: 'quick' } };

let hall: Hall;
let asha: Guest;
let ravi: Guest;

beforeAll(async () => {
  hall = await openHall();
  asha = await Guest.enter(hall.url, 'Asha');
  ravi = await Guest.enter(hall.url, 'Ravi');
});

afterAll(() => hall.close());

async function partyOf(game: GameId, seats: number): Promise<Party> {
  const options = SHORT[game];
  return Party.open([asha, ravi], { game, seats, ...(options === undefined ? {} : { options }) });
}

async function play(party: Party): Promise<Evidence> {
  const salts = await party.salt();
  await party.begun(await party.owner.ear.must({ do: 'start' }));
  return party.finish(salts);
}

async function isListedAsFinished(party: Party, game: GameId): Promise<void> {
  for (const { guest } of party.players) {
    const { body } = await guest.ask('GET', '/api/tables?of=finished');
    const listed = (body.tables as TableRecord[]).find(({ id }) => id === party.table);
    expect(listed).toMatchObject({ game, stage: 'over', result: { places: expect.any(Array) } });
  }
}

function leave(party: Party): void {
  for (const { ear } of party.players) ear.hangUp();
}

describe.each(GAME_IDS)('a match of %s over sockets', (id) => {
  it('is finished by two people and a bot, who find every promise kept', async () => {
    const game = await catalog[id].game();
    const third = game.seatCounts.includes(3);
    const party = await partyOf(id, third ? 3 : 2);
    const [first, second] = party.players as [Player, Player];
    await party.sit(first, 0);
    if (third) await party.sit(second, 1);
    else party.look(second, null);
    const asked = hall.botMoves();
    await first.ear.must({ do: 'bot', seat: third ? 2 : 1, level: 1 });
    const evidence = await play(party);
    expect(complaintsAbout(evidence)).toEqual([]);
    const match = sure(readMatch(evidence.file, game));
    const bot = match.decisions.filter(({ seat }) => seat === (third ? 2 : 1));
    expect(bot.length).toBeGreaterThan(0);
    expect(hall.botMoves() - asked).toBeGreaterThanOrEqual(bot.length);
    const hidden = evidence.glimpses.map((glimpse) => hiddenIn(glimpse, match));
    expect(hidden.some((count) => count > 0)).toBe(game.hasSecrets);
    await isListedAsFinished(party, id);
    leave(party);
  });
});
