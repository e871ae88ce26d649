import { commitment, sha256Hex } from './chance.ts';
import { type Drawn, type Entry, outcomeFor } from './entry.ts';
import type { Scheme } from './fair-deal.ts';
import type { Game, GameEvent, Seat, Viewer } from './game.ts';
import { Match, type MatchSetup } from './match.ts';
import { type Arg, Fault, message } from './message.ts';

/** The text form of a match, described in docs/notation.md: a head, one line per entry, an end line. */
const FIRST_LINE = 'baithak-match';
const FORMAT_VERSION = '1';

export function writeMatch<State, View, Attempt, Event extends GameEvent>(
  match: Match<State, View, Attempt, Event>,
): string {
  const chance = match.seed === undefined ? 'chance manual' : `seed ${JSON.stringify(match.seed)}`;
  return write(match, [...schemeLine(match), chance], (drawn) => drawn.text);
}

/** A running match as far as the viewer may know it, with the hash of the seed in place of the seed. */
export function writeMatchFor<State, View, Attempt, Event extends GameEvent>(
  match: Match<State, View, Attempt, Event>,
  viewer: Viewer,
): string {
  const seal = match.seed === undefined ? [] : [`commitment ${commitment(match.seed)}`];
  const head = [`seen-by ${viewer ?? 'spectator'}`, ...schemeLine(match), ...seal];
  return write(match, head, (drawn) => outcomeFor(drawn, viewer));
}

/** Files without this line follow scheme 1. */
const schemeLine = ({ scheme }: { readonly scheme: Scheme }): string[] =>
  scheme === 1 ? [] : [`scheme ${scheme}`];

function write<State, View, Attempt, Event extends GameEvent>(
  match: Match<State, View, Attempt, Event>,
  chance: readonly string[],
  text: (drawn: Drawn) => string,
): string {
  const { game } = match;
  const lines = [
    `${FIRST_LINE} ${FORMAT_VERSION}`,
    `game ${game.id} ${game.rulesVersion}`,
    `seats ${match.seats}`,
    ...Object.entries(match.options).map(([name, value]) => `option ${name} ${value}`),
    ...(match.startPosition === undefined
      ? []
      : [`position ${JSON.stringify(match.startPosition)}`]),
    ...match.startNames.map((name, seat) => `name ${seat} ${JSON.stringify(name)}`),
    ...chance,
    ...match.entries.map((entry) => writeEntry(entry, text)),
  ];
  return `${[...lines, endLine(lines, match.entries.length)].join('\n')}\n`;
}

/** The id of the game in a match file, so that its rules can be loaded before the rest is read. */
export function matchGameId(text: string): string | Fault {
  const [first = '', second = ''] = text.split(/\r?\n/, 2);
  const [word, version] = first.split(' ');
  if (word !== FIRST_LINE) return broken(1, 'file-not-a-match');
  if (version !== FORMAT_VERSION) {
    return broken(1, 'file-version', { version: String(version), known: FORMAT_VERSION });
  }
  const id = /^game ([a-z]+) \d+$/.exec(second)?.[1];
  return id ?? broken(2, 'file-head', { expected: 'game' });
}

/** Replays a match file: every move is judged and every outcome checked against the seed. */
export function readMatch<State, View, Attempt, Event extends GameEvent>(
  text: string,
  game: Game<State, View, Attempt, Event>,
): Match<State, View, Attempt, Event> | Fault {
  const id = matchGameId(text);
  if (id instanceof Fault) return id;
  const lines = text.replace(/\r\n/g, '\n').replace(/\n$/, '').split('\n');
  const end = lines.pop() as string;
  if (!/^end \d+ [0-9a-f]{16}$/.test(end)) return broken(lines.length + 1, 'file-cut-off');
  const head = readHead(lines, game);
  if (head instanceof Fault) return head;
  const match = Match.open(game, head.setup);
  if (match instanceof Fault) return refused(head.lines, match);
  for (let at = head.lines; at < lines.length; at++) {
    const fault = replayLine(match, lines[at] as string, at + 1);
    if (fault !== undefined) return fault;
  }
  return end === endLine(lines, match.entries.length)
    ? match
    : broken(lines.length + 1, 'file-seal');
}

function writeEntry(entry: Entry, text = (drawn: Drawn) => drawn.text): string {
  const { seq } = entry;
  switch (entry.kind) {
    case 'entropy':
      return `${seq} entropy ${JSON.stringify(entry.text)}`;
    case 'promise':
      return `${seq} promise ${entry.seat} ${entry.hash}`;
    case 'reveal':
      return `${seq} reveal ${entry.seat} ${JSON.stringify(entry.text)}`;
    case 'deal':
      return [seq, 'deal', ...entry.outcomes.map(text)].join(' ');
    case 'decision': {
      const chance = entry.outcomes.map(text);
      const words = chance.length === 0 ? [] : [':', ...chance];
      return [seq, 'move', entry.seat, ...entry.moves, ...words].join(' ');
    }
    case 'undo':
      return `${seq} undo ${entry.of}`;
    case 'withhold':
    case 'resign':
    case 'timeout':
      return `${seq} ${entry.kind} ${entry.seat}`;
    case 'draw':
      return `${seq} draw`;
    case 'seat':
      return `${seq} seat ${entry.seat} ${JSON.stringify(entry.name)}`;
  }
}

/** A match file with other names in it. */
export function renameInFile(text: string, rename: (name: string) => string): string {
  const lines = text.replace(/\n$/, '').split('\n');
  const end = lines.pop() as string;
  const renamed = lines.map((line) => {
    const [, head, name] = /^(name \d+ |\d+ seat \d+ )(".*")$/.exec(line) ?? [];
    return name === undefined ? line : `${head}${JSON.stringify(rename(JSON.parse(name)))}`;
  });
  return `${[...renamed, endLine(renamed, Number(end.split(' ')[1]))].join('\n')}\n`;
}

/** Counts the entries and hashes the lines above, so that nobody can cut or change them unnoticed. */
function endLine(lines: readonly string[], entries: number): string {
  return `end ${entries} ${sha256Hex(lines.join('\n')).slice(0, 16)}`;
}

interface Head {
  readonly setup: MatchSetup;
  readonly lines: number;
}

function readHead(lines: readonly string[], game: Game): Head | Fault {
  const version = / (\d+)$/.exec(lines[1] as string)?.[1];
  if (!(lines[1] as string).startsWith(`game ${game.id} `)) {
    return broken(2, 'file-head', { expected: `game ${game.id}` });
  }
  if (Number(version) !== game.rulesVersion) {
    return broken(2, 'file-rules', { version: Number(version), known: game.rulesVersion });
  }
  const options: Record<string, string> = {};
  const names: string[] = [];
  let seats = 0;
  let position: unknown;
  let scheme: Scheme = 1;
  for (let at = 2; at < lines.length; at++) {
    const [word, first = '', rest = ''] = split(lines[at] as string);
    const value = parsed(word === 'name' ? rest : `${first} ${rest}`);
    if (word === 'seats') seats = Number(first);
    else if (word === 'option') options[first] = rest;
    else if (word === 'position' && value !== undefined) position = value;
    else if (word === 'name' && typeof value === 'string') names[Number(first)] = value;
    else if (word === 'scheme' && first === '2') scheme = 2;
    else {
      const setup = { seats, options, names, ...(position === undefined ? {} : { position }) };
      if (word === 'seen-by') return broken(at + 1, 'file-partial');
      if (word === 'chance' && first === 'manual') return { setup, lines: at + 1 };
      if (word === 'seed' && typeof value === 'string') {
        return { setup: { ...setup, seed: value, scheme }, lines: at + 1 };
      }
      return broken(at + 1, 'file-line');
    }
  }
  return broken(lines.length, 'file-head', { expected: 'seed' });
}

/** The first two words of a line, and the rest. */
function split(line: string): [string, string, string] {
  const [, first = '', second = '', rest = ''] = /^(\S*) ?(\S*) ?(.*)$/s.exec(line) ?? [];
  return [first, second, rest];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function replayLine<State, View, Attempt, Event extends GameEvent>(
  match: Match<State, View, Attempt, Event>,
  line: string,
  number: number,
): Fault | undefined {
  const [seq, kind, rest] = split(line);
  if (seq !== String(match.entries.length)) {
    return broken(number, 'file-seq', { expected: match.entries.length });
  }
  const done = replayEntry(match, kind, rest);
  if (done instanceof Fault) return refused(number, done);
  if (done === undefined) return broken(number, 'file-line');
  const written = writeEntry(done);
  return written === line ? undefined : broken(number, 'file-differs', { line, written });
}

function replayEntry<State, View, Attempt, Event extends GameEvent>(
  match: Match<State, View, Attempt, Event>,
  kind: string,
  rest: string,
): Entry | Fault | undefined {
  const seat = Number(rest);
  switch (kind) {
    case 'entropy': {
      const text = parsed(rest);
      if (match.scheme !== 1) return undefined;
      return typeof text === 'string' ? match.addEntropy(text) : undefined;
    }
    case 'promise': {
      const [who = '', hash = ''] = rest.split(' ');
      return match.promise(Number(who), hash);
    }
    case 'reveal': {
      const [who, text] = seatAndText(rest);
      return typeof text === 'string' ? match.reveal(who, text) : undefined;
    }
    case 'withhold':
      return match.withhold(seat);
    case 'deal':
      return withOutcomes(match, match.deal(), rest);
    case 'move': {
      const [mover = '', ...texts] = rest.split(' : ')[0]?.split(' ') ?? [];
      return withOutcomes(match, match.decide(Number(mover), texts), rest.split(' : ')[1] ?? '');
    }
    case 'undo':
      return match.undo();
    case 'resign':
      return match.resign(seat);
    case 'timeout':
      return match.timeOut(seat);
    case 'draw':
      return match.agreeDraw();
    case 'seat': {
      const [who, name] = seatAndText(rest);
      return typeof name === 'string' ? match.changeSeat(who, name) : undefined;
    }
    default:
      return undefined;
  }
}

/** A seat and, after it, a JSON string. */
function seatAndText(rest: string): [Seat, unknown] {
  const who = rest.split(' ', 1)[0] as string;
  return [Number(who), parsed(rest.slice(who.length))];
}

/** A match without a seed takes the recorded outcomes; a match with one has drawn its own. */
function withOutcomes<State, View, Attempt, Event extends GameEvent>(
  match: Match<State, View, Attempt, Event>,
  entry: Entry | Fault | undefined,
  recorded: string,
): Entry | Fault | undefined {
  if (match.seed !== undefined || entry === undefined || entry instanceof Fault) return entry;
  for (const text of recorded.split(' ').filter((word) => word !== '')) {
    const fault = match.resolve(text);
    if (fault !== undefined) return fault;
  }
  return entry;
}

function broken(line: number, code: string, args: Readonly<Record<string, Arg>> = {}): Fault {
  return new Fault(code, { at: [`line ${line}`], args: { ...args, number: line } });
}

function refused(line: number, fault: Fault): Fault {
  return broken(line, 'file-refused', { reason: message(`fault.${fault.code}`, fault.args) });
}
