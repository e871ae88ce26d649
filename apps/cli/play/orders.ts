import { writeFile } from 'node:fs/promises';
import {
  FastRandom,
  Fault,
  type Game,
  legalMoves,
  type MemoryAids,
  type Message,
  matchGameId,
  message,
  type Seat,
  type Sketch,
  shown,
  type Viewer,
  type Words,
} from '@baithak/kernel';
import { faultMessage, type Speaker } from '@baithak/words';
import { codeOf, fileFault, readTextFile } from '../io.ts';
import { tallyLines } from '../story.ts';
import { type Client, standing } from './client.ts';
import type { Screen } from './screen.ts';

/** A game at one screen, with everything that shows it. */
export interface Show {
  readonly client: Client;
  readonly screen: Screen;
  readonly game: Game;
  readonly words: Words;
  readonly sketch: Sketch<unknown>;
  readonly speaker: Speaker;
  readonly aids: MemoryAids;
}

/** What a viewer sees under the table's setting of memory aids. */
export function viewOf({ client, game, aids }: Show, viewer: Viewer): unknown {
  return game.dim(client.now(viewer).view, aids);
}

/** What an order leads to: the same question again, on to the next turn, or out of the game. */
export type Next = 'again' | 'on' | 'quit';

/** Who gives an order, and where. */
interface Desk extends Show {
  readonly seat: Seat;
  /** All seats of the people at the screen. */
  readonly own: readonly Seat[];
}

type Order = (desk: Desk, argument: string) => Next | Promise<Next>;

const ORDERS: Readonly<Record<string, Order>> = {
  '?': help,
  help,
  moves: listMoves,
  rule: showRule,
  rules: listRules,
  undo: takeBack,
  save,
  tally: showTally,
  resign,
  quit: () => 'quit',
};

export async function obey(desk: Desk, line: string): Promise<Next> {
  const [word = '', ...rest] = line.split(/\s+/);
  if (Object.hasOwn(ORDERS, word)) return (ORDERS[word] as Order)(desk, rest.join(' '));
  return onUnless(desk, await desk.client.move(desk.seat, line));
}

function help(desk: Desk): Next {
  const [rule = ''] = desk.words.rules;
  return tell(desk, message('play.help', { rule }));
}

/** Any world that fits the view offers the mover the same moves. */
function listMoves(desk: Desk): Next {
  const { client, game, seat, screen } = desk;
  const { view, turn } = client.now(seat);
  if (turn.kind !== 'seat') return tell(desk, message('fault.match-over'));
  const world = game.imagine(view, new FastRandom('moves'));
  screen.print(columns(legalMoves(game, world).sort()));
  return 'again';
}

function showRule(desk: Desk, argument: string): Next {
  const { rules } = desk.words;
  const id = rules.find((rule) => rule.toLowerCase() === argument.toLowerCase());
  if (id !== undefined) return tell(desk, ruleMessage(desk, id));
  return tell(desk, message('play.no-rule', { rule: shown(argument), rules: rules.join(' ') }));
}

function listRules(desk: Desk): Next {
  for (const id of desk.words.rules) tell(desk, ruleMessage(desk, id));
  return 'again';
}

function ruleMessage({ words }: Desk, id: string): Message {
  const key = words.houseRules.includes(id) ? 'play.house-rule' : 'play.rule';
  return message(key, { rule: id, text: message(`rule.${id}`) });
}

/** Takes back the last move that was made at this screen, and the answers of bots to it. */
async function takeBack(desk: Desk): Promise<Next> {
  const { client, own } = desk;
  const last = standing(client.log(null)).findLast(({ seat }) => own.includes(seat));
  if (last === undefined) return onUnless(desk, new Fault('nothing-to-undo'));
  const isOver = client.now(null).turn.kind === 'over';
  const fault = await client.give({ do: 'undo', seat: last.seat });
  // After a resignation there are moves, but none can be taken back.
  return onUnless(desk, isOver && fault ? new Fault('match-over') : fault);
}

async function save(desk: Desk, path: string): Promise<Next> {
  const fault = await writeNewMatch(await desk.client.file(), path);
  return fault === undefined
    ? tell(desk, message('play.saved', { file: path }))
    : onUnless(desk, fault);
}

/** Writes a match file. It replaces another match, but no other file. */
async function writeNewMatch(match: string, path: string): Promise<Fault | undefined> {
  if (path === '') return new Fault('file-unnamed');
  const there = await readTextFile(path);
  if (there instanceof Fault) {
    if (there.code !== 'file-missing') return there;
  } else if (matchGameId(there) instanceof Fault) return fileFault('file-not-ours', path);
  try {
    await writeFile(path, match);
    return undefined;
  } catch (error) {
    return fileFault(codeOf(error), path);
  }
}

function showTally(desk: Desk): Next {
  const { game, screen, speaker } = desk;
  screen.print(tallyLines(game.tally(viewOf(desk, desk.seat)), speaker.say).join('\n'));
  return 'again';
}

/** With three or more seats the others play on, and a bot takes the seat. */
async function resign(desk: Desk): Promise<Next> {
  return onUnless(desk, await desk.client.give({ do: 'resign', seat: desk.seat }));
}

function onUnless({ speaker, screen }: Desk, fault: Fault | undefined): Next {
  if (fault === undefined) return 'on';
  const text = speaker.say(faultMessage(fault));
  screen.print(fault.rule === undefined ? text : `${text} [${fault.rule}]`);
  return 'again';
}

function tell({ speaker, screen }: Desk, said: Message): Next {
  screen.print(speaker.say(said));
  return 'again';
}

const WIDTH = 78;

function columns(texts: readonly string[]): string {
  const cell = Math.max(...texts.map((text) => text.length)) + 2;
  const perLine = Math.max(1, Math.floor(WIDTH / cell));
  const lines: string[] = [];
  for (let i = 0; i < texts.length; i += perLine) {
    const line = texts.slice(i, i + perLine).map((text) => text.padEnd(cell));
    lines.push(line.join('').trimEnd());
  }
  return lines.join('\n');
}
