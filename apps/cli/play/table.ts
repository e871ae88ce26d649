import { botNamed, characterBot, Mind } from '@baithak/bots';
import {
  type BotTask,
  GameLoader,
  type Host,
  LiveTable,
  memoryStore,
  recordOf,
} from '@baithak/host';
import { type AnyMatch, FastRandom, Fault, type MemoryAids } from '@baithak/kernel';
import { decode } from '@baithak/protocol';
import type { OpenGame } from '../context.ts';
import { freshSeed, nodeRuntime } from '../io.ts';
import type { Say } from '../story.ts';
import { Client } from './client.ts';
import { tableFrom } from './opening.ts';
import { OutsideChance } from './outside-chance.ts';
import type { Player } from './players.ts';
import type { Screen } from './screen.ts';

/** What is to be played. */
export interface Plan {
  readonly opened: OpenGame;
  readonly match: AnyMatch;
  readonly players: readonly Player[];
  readonly aids: MemoryAids;
}

export interface Seated {
  readonly client: Client;
  /** The names of the seats; empty where nobody gave one. */
  readonly names: readonly string[];
  /** The number of the first event that is news to the people at the screen. */
  readonly from: number;
}

const TABLE = 'terminal';

/**
 * Opens a table in this process, as the page does in its Worker: kept in memory, with bots that
 * think between the turns of the event loop. `undefined` if the person left before it began.
 */
export async function openTable(
  { opened, match, players, aids }: Plan,
  screen: Screen,
  say: Say,
): Promise<Seated | Fault | undefined> {
  const isFresh = match.entries.length === 0;
  const outside =
    match.seed === undefined ? new OutsideChance(opened.game, screen, say) : undefined;
  if (outside !== undefined && !(await outside.settle(match))) return undefined;
  const game = outside?.tableGame ?? opened.game;
  const chance = outside === undefined ? {} : { chance: outside.source };
  const table = tableFrom(match, { game, players, aids, ...chance });
  if (table instanceof Fault) return table;

  const store = memoryStore();
  await store.append(recordOf(TABLE, table), table.events);
  const mind = await Mind.open(opened.game, opened.doors, (sentence) => screen.print(sentence));
  const host: Host = {
    store,
    loader: new GameLoader(async () => game),
    playsAlone: false,
    decode,
    now: Date.now,
    seed: freshSeed,
    think,
    changed: () => {},
    trouble: (_, error) => screen.fail(error),
  };
  const client: Client = new Client(new LiveTable(TABLE, table, host), outside);
  await client.watch();
  const { events } = table;
  const from = isFresh ? events.findIndex(({ kind }) => kind === 'started') : events.length;
  return { client, names: table.match?.names ?? [], from };

  async function think({ seat, character, view }: BotTask, signal: AbortSignal): Promise<string> {
    const player = players[seat];
    const [bot, budget] =
      player?.kind === 'bot'
        ? [botNamed(player.bot, mind.evaluate), player.budget]
        : [characterBot(mind, character), {}];
    const stop = {
      get stopped() {
        return signal.aborted;
      },
    };
    const random = new FastRandom(freshSeed());
    const task = { game: opened.game, view, random, budget, stop, runtime: nodeRuntime };
    const { move } = await bot(task);
    const known = signal.aborted || (await outside?.foresee(await client.file(), seat, move));
    return known === false ? new Promise(() => {}) : move;
  }
}
