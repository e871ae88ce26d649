import { type GameEvent, message, messagesOf, type Result, type Speech } from '@baithak/kernel';
import type { LogLine } from '../../controller/room.ts';
import type { ReadyTable } from '../../controller/snapshot.ts';
import type { Say } from '../../shell/language.ts';

/** The part of a table that sentences are about. */
type Shown = Pick<ReadyTable, 'curtain' | 'game' | 'room' | 'view' | 'forcedTurns'>;

/** Whether the person has made a whole turn that the table does not know yet, or still plays out. */
export const isTurnMade = ({ acting, legal }: ReadyTable): boolean =>
  acting !== null && legal.length === 0;

export function promptOf(table: Shown, say: Say): string {
  const { curtain, game, room, view } = table;
  if (room.paused) return say(message('table.paused'));
  if (curtain?.kind === 'waiting') {
    return say(message('table.turn-done', { seat: { seat: curtain.next } }));
  }
  return view === null ? '' : say(game.prompt(view));
}

/** What a screen reader says after the log has grown: the new lines, and what is asked now. */
export function announcement(table: Shown, heard: number, words: Speech, say: Say): string {
  const { log, result } = table.room;
  const fresh = joined(log.slice(heard), words).flatMap((line) => {
    const told = sentencesOf(line, words, say);
    return table.forcedTurns.includes(line.seq) ? asForced(told, say) : told;
  });
  return [...fresh, result === null ? promptOf(table, say) : say(outcome(result))].join(' ');
}

/** A line of the log as sentences. */
export function sentencesOf(line: LogLine, words: Speech, say: Say): string[] {
  if (line.note !== null) return [say(line.note)];
  return told(line.events, words, say);
}

/** The same sentences, which first say that there was nothing to choose. */
export function asForced([first, ...rest]: readonly string[], say: Say): string[] {
  return first === undefined ? [] : [say(message('forced.told', { what: first })), ...rest];
}

export function told(events: readonly GameEvent[], words: Speech, say: Say): string[] {
  return messagesOf(events, words).map(say);
}

/** A line of the log, or several that are told in one sentence. */
export interface JoinedLine extends LogLine {
  /** The number of the first; `seq` is that of the last. */
  readonly from: number;
}

/** Joins lines whose events belong together, such as cards that came to the market one by one. */
export function joined(lines: readonly LogLine[], { joins }: Speech): JoinedLine[] {
  const all: JoinedLine[] = [];
  for (const line of lines) {
    const before = all.at(-1);
    const last = before?.events.at(-1);
    const [next] = line.events;
    const isMore = last !== undefined && next !== undefined && joins?.(last, next);
    if (isMore && before!.undone === line.undone) {
      const events = [...before!.events, ...line.events];
      all[all.length - 1] = { ...line, from: before!.from, events };
    } else all.push({ ...line, from: line.seq });
  }
  return all;
}

/** Without memory aids only the log since the viewer's last move is open while the match runs. */
export function openLog(table: ReadyTable): readonly LogLine[] {
  const { log, settings, stage } = table.room;
  if (settings?.aids !== 'none' || stage === 'over') return log;
  const last = log.findLastIndex(({ seat }) => seat !== null && seat === table.viewer);
  return log.slice(Math.max(0, last));
}

/**
 * The events of a seat's last turn, up to the moment that the page shows. What comes by itself within
 * the turn, such as a draw, belongs to it.
 */
export function lastTurnOf(table: ReadyTable, seat: number): readonly GameEvent[] {
  // The board already shows a turn that was just made; the table only knows it a moment later.
  if (seat === table.acting && isTurnMade(table)) return table.draftedEvents;
  return linesOfTurn(table, seat).flatMap(({ events }) => events);
}

/** What happened up to the moment that the page shows, without what was taken back. */
export function storyOf(log: readonly LogLine[], past: number | null): readonly GameEvent[] {
  return log
    .filter(({ seq, undone }) => !undone && (past === null || seq <= past))
    .flatMap(({ events }) => events);
}

/** How the last turn at this screen ended, and what came by itself after it; none if nobody knows. */
export function endOfOwnTurn(table: ReadyTable, words: Speech, say: Say): string[] {
  if (isTurnMade(table)) return told(table.draftedEvents, words, say).slice(-1);
  const lines = openLog(table).filter(({ undone, note }) => !undone && note === null);
  const end = lines.findLastIndex(({ seat }) => seat !== null && table.own.includes(seat));
  if (end < 0) return [];
  const rest = lines.slice(end + 1);
  const others = rest.findIndex(({ seat }) => seat !== null);
  const after = joined(others < 0 ? rest : rest.slice(0, others), words);
  return [
    ...sentencesOf(lines[end]!, words, say).slice(-1),
    ...after.flatMap((line) => sentencesOf(line, words, say)),
  ];
}

/** Whether that turn was made by the page. */
export function isTurnForced(table: ReadyTable, seat: number): boolean {
  if (seat === table.acting && isTurnMade(table)) return table.completed;
  return linesOfTurn(table, seat).some(({ seq }) => table.forcedTurns.includes(seq));
}

function linesOfTurn(table: ReadyTable, seat: number): readonly LogLine[] {
  const { past } = table;
  const lines = openLog(table).filter(
    ({ seq, undone, note }) =>
      (!undone || seq === past) && note === null && (past === null || seq <= past),
  );
  const end = lines.findLastIndex((line) => line.seat === seat);
  if (end < 0) return [];
  const others = lines.findLastIndex(
    (line, i) => i < end && line.seat !== seat && line.seat !== null,
  );
  const first = lines.findIndex((line, i) => i > others && line.seat === seat);
  return lines.slice(first, end + 1);
}

/** The result as the person at this screen would say it. */
export function outcomeFor(table: Pick<ReadyTable, 'own'>, result: Result) {
  const [own, ...more] = table.own;
  if (own === undefined || more.length > 0) return outcome(result);
  const isDrawn = result.places.length > 1 && result.places.every((place) => place === 1);
  if (isDrawn) return message('table.drawn');
  if (result.places[own] === 1) return message('table.you-win');
  // Among several it matters who has won.
  return result.places.length > 2 ? outcome(result) : message('table.you-lose');
}

/** Why it ended so; whoever lost by it hears who has won. */
export function reasonFor(table: ReadyTable, result: Result) {
  const { key } = outcomeFor(table, result);
  if (!isBrokenOff(result) || key !== 'table.you-lose') return result.reason;
  return message('table.broken-off', { reason: result.reason, outcome: outcome(result) });
}

/** Whether a match ended at the table and not by the rules: then there is nothing to count. */
export const isBrokenOff = ({ reason }: Result): boolean => BROKEN_OFF.includes(reason.key);

const BROKEN_OFF = ['end.resign', 'end.timeout', 'end.agreed'];

/** If everybody is in first place the match is drawn, except in a game for one. */
export function outcome({ places }: Result) {
  if (places.length === 1 && places[0] !== 1) return message('table.lost', { seat: { seat: 0 } });
  const winners = places.flatMap((place, seat) =>
    place === 1 ? [message('seat', { seat: { seat } })] : [],
  );
  if (winners.length > 1 && winners.length === places.length) return message('table.drawn');
  const seat = { seat: places.indexOf(1) };
  return message('table.won', { winners, seat, count: winners.length });
}

/** Describes the table for a screen reader: the prompt, the scores and the number of legal moves. */
export function describeTable(table: Shown & Pick<ReadyTable, 'legal'>, say: Say): string {
  const { view, game, legal } = table;
  const tally = view === null ? [] : game.tally(view);
  // Nobody has “0” of anything in a game that counts nothing.
  const isCounted = tally.some(({ lines }) => lines.length > 0);
  const scores = (isCounted ? tally : []).map(({ least, most }, seat) =>
    say(
      message('table.tally-seat', {
        seat: { seat },
        sum: least === most ? `${least}` : `${least}–${most}`,
      }),
    ),
  );
  const moves = legal.length > 0 ? [say(message('table.move-count', { n: legal.length }))] : [];
  return [promptOf(table, say), ...scores, ...moves].map(asSentence).join(' ');
}

/** With a full stop, unless it ends already. */
const asSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);
