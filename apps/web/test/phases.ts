import type { GameId } from '@baithak/catalog';
import { FastRandom, legalMoves } from '@baithak/kernel';
import { Table, type TableEvent } from '@baithak/table';
import type { BrowserContextOptions, Page } from 'playwright-core';
import type { Site } from './browser.ts';
import { openKept } from './driver.ts';
import { type Hand, mouse } from './hands.ts';
import { newcomersChoice, onBoard } from './play.ts';
import { playerAt } from './player.ts';
import { turnIsHere } from './stage-kit.ts';
import { begunWith, decide, type Setting } from './tables.ts';

/** A table that asks a person something, and a possible answer. */
export interface Phase {
  readonly name: string;
  readonly answer: string;
  readonly legal: readonly string[];
  readonly table: Table;
}

type Found = Omit<Phase, 'table'> & { readonly events: readonly TableEvent[] };

/** Every game; the long ones with few and with many players. */
export const LOOKED_AT: readonly Setting[] = [
  { id: 'jaipur', seats: ['Asha', 1] },
  { id: 'samsara', seats: ['Asha'] },
  { id: 'samsara', seats: ['Asha', 1] },
  { id: 'samsara', seats: ['Asha', 1, 1, 1, 1] },
  { id: 'ananda', seats: ['Asha', 1] },
  { id: 'ananda', seats: ['Asha', 1, 1, 1] },
  { id: 'parikrama', seats: ['Asha', 1], options: { mode: 'full' } },
  { id: 'parikrama', seats: ['Asha', 1, 1, 1, 1], options: { mode: 'introductory' } },
  { id: 'talluka', seats: ['Asha', 1] },
  { id: 'vancana', seats: ['Asha', 1] },
  { id: 'srrakk', seats: ['Asha', 1] },
];

const GAMES = 30;
/** After this many decisions a table looks interesting. */
const UNDER_WAY = 60;

/** All different questions that come up in a number of games. */
export async function phasesOf(setting: Setting, played = GAMES): Promise<Phase[]> {
  const found = new Map<string, Found>();
  const { games } = await begunWith(setting);
  for (let i = 0; i < played; i++) await gather(setting, new FastRandom(`${i}`), found);
  return [...found.values()].map(({ events, ...phase }) => ({
    ...phase,
    table: Table.load(games, events),
  }));
}

async function gather(
  setting: Setting,
  random: FastRandom,
  found: Map<string, Found>,
): Promise<void> {
  const table = await begunWith(setting);
  for (let made = 0; table.toDecide !== null; made++) {
    const legal = legalMoves(table.game, table.match!.state);
    const name = askedOf(table, table.toDecide);
    if (name !== null && (made < UNDER_WAY || !found.has(name))) {
      found.set(name, { name, legal, answer: something(legal), events: [...table.events] });
    }
    const any = () => random.below(1000) / 1000;
    // A player who hurries to the end would miss half of the questions.
    const choose = random.below(2) === 0 ? newcomersChoice : someChoice;
    decide(table, choose(setting.id, legal, any));
  }
}

const someChoice = (_: GameId, legal: readonly string[], random: () => number): string =>
  legal[Math.floor(random() * legal.length)]!;

/** An answer that does something, if there is one. */
const something = (legal: readonly string[]): string =>
  legal.find((text) => !/(:\.|^skip|^done|^keep)$/.test(text)) ?? legal[0]!;

/** The key of the prompt for a person; `null` for a bot. */
function askedOf({ game, match, seats }: Table, seat: number): string | null {
  if (seats[seat]?.kind !== 'person') return null;
  return game.prompt(game.view(match!.state, seat)).key.replace('prompt.', '');
}

export async function openPhase(
  site: Site,
  { table }: Phase,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const { page } = await openKept(site, table, options);
  await turnIsHere(page).waitFor();
  return page;
}

/** Answers on the board with at most `most` presses; returns how many a whole answer takes. */
export async function answer(
  page: Page,
  { table, legal, answer: text }: Phase,
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  let presses = 0;
  const press = async (...what: Parameters<Hand['press']>) => {
    // Turning the view chooses nothing, and how often it is needed depends on the window.
    const isView = (await what[0].and(page.locator('.a-tool')).count()) > 0;
    if (isView || ++presses <= most) await mouse.press(...what);
  };
  await onBoard(table.game, text, await playerAt(page, table, { press }), 0, legal);
  return presses;
}

/** The number of presses that an answer takes. */
export async function pressesFor(site: Site, phase: Phase): Promise<number> {
  const { page, leave } = await openKept(site, phase.table);
  await turnIsHere(page).waitFor();
  const presses = await answer(page, phase);
  await leave();
  return presses;
}
