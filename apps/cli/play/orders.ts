import { Fault, type Message, message, type Seat, shown } from '@baithak/kernel';
import { faultMessage } from '@baithak/words';
import { movesOf } from '../listing.ts';
import { saveMatch } from './save.ts';
import type { Screen } from './screen.ts';
import { type Table, undoToPerson, viewOf } from './table.ts';
import { tallyLines } from './tally.ts';

/** What an order leads to: the same question again, on to the next turn, or out of the game. */
export type Next = 'again' | 'on' | 'quit';

/** Who gives an order, and where. */
export interface Desk {
  readonly table: Table;
  readonly screen: Screen;
  readonly seat: Seat;
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
  return playMove(desk, line);
}

function help(desk: Desk): Next {
  const [rule = ''] = desk.table.words.rules;
  return tell(desk, message('play.help', { rule }));
}

function playMove(desk: Desk, text: string): Next {
  const entry = desk.table.match.decide(desk.seat, [text]);
  return entry instanceof Fault ? refuse(desk, entry) : 'on';
}

function listMoves(desk: Desk): Next {
  const { match } = desk.table;
  if (match.turn.kind !== 'seat') return tell(desk, message('fault.match-over'));
  desk.screen.print(columns(movesOf(match.game, match.state)));
  return 'again';
}

function showRule(desk: Desk, argument: string): Next {
  const { rules } = desk.table.words;
  const id = rules.find((rule) => rule.toLowerCase() === argument.toLowerCase());
  if (id !== undefined) return tell(desk, ruleMessage(desk, id));
  return tell(desk, message('play.no-rule', { rule: shown(argument), rules: rules.join(' ') }));
}

function listRules(desk: Desk): Next {
  for (const id of desk.table.words.rules) tell(desk, ruleMessage(desk, id));
  return 'again';
}

function ruleMessage({ table }: Desk, id: string): Message {
  const key = table.words.houseRules.includes(id) ? 'play.house-rule' : 'play.rule';
  return message(key, { rule: id, text: message(`rule.${id}`) });
}

function takeBack(desk: Desk): Next {
  const fault = undoToPerson(desk.table);
  return fault === undefined ? 'on' : refuse(desk, fault);
}

async function save(desk: Desk, path: string): Promise<Next> {
  const fault = await saveMatch(desk.table.match, path);
  return fault === undefined
    ? tell(desk, message('play.saved', { file: path }))
    : refuse(desk, fault);
}

function showTally(desk: Desk): Next {
  const { match, speaker } = desk.table;
  const tally = match.game.tally(viewOf(desk.table, desk.seat));
  desk.screen.print(tallyLines(tally, speaker.say).join('\n'));
  return 'again';
}

/** With three or more the others play on, and a bot moves what the seat leaves behind. */
function resign({ table, seat, ...desk }: Desk): Next {
  const entry = table.match.resign(seat);
  if (entry instanceof Fault) return refuse({ table, seat, ...desk }, entry);
  table.players[seat] = { kind: 'bot', bot: 'random', budget: {} };
  return 'on';
}

function refuse(desk: Desk, fault: Fault): Next {
  const text = desk.table.speaker.say(faultMessage(fault));
  desk.screen.print(fault.rule === undefined ? text : `${text} [${fault.rule}]`);
  return 'again';
}

function tell({ table, screen }: Desk, said: Message): Next {
  screen.print(table.speaker.say(said));
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
