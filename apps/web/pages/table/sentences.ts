import { type GameEvent, message, type Speech } from '@baithak/kernel';
import type { LogLine } from '../../controller/room.ts';
import type { ReadyTable } from '../../controller/table.ts';
import type { Say } from '../../shell/speech.ts';
import { outcome } from './outcome.ts';

/** As much of a table as there is to speak of. */
export type Shown = Pick<ReadyTable, 'curtain' | 'game' | 'room' | 'view'>;

export function promptOf(table: Shown, say: Say): string {
  const { curtain, game, room, view } = table;
  if (room.paused) return say(message('table.paused'));
  if (curtain?.kind === 'waiting') {
    return say(message('table.turn-done', { seat: { seat: curtain.next } }));
  }
  return view === null ? '' : say(game.prompt(view));
}

/** What is said aloud once the log has grown: what has happened since, and what is asked now. */
export function announcement(table: Shown, heard: number, words: Speech, say: Say): string {
  const { log, result } = table.room;
  const fresh = log.slice(heard).flatMap((line) => sentencesOf(line, words, say));
  return [...fresh, result === null ? promptOf(table, say) : say(outcome(result))].join(' ');
}

/** A line of the log in words, as many sentences as it takes. */
export function sentencesOf(line: LogLine, words: Speech, say: Say): string[] {
  if (line.note !== null) return [say(line.note)];
  return told(line.events, words, say);
}

function told(events: readonly GameEvent[], words: Speech, say: Say): string[] {
  return events
    .map((event) => words.sentence(event))
    .filter((sentence) => sentence !== null)
    .map(say);
}

/** What was tried last in an unfinished turn: in words, if there are any for it. */
export function lastTried({ drafted, foretold }: ReadyTable, words: Speech, say: Say): string {
  return told(foretold, words, say).at(-1) ?? drafted.join(' ');
}

/** Without memory aids the earlier log is closed while the match runs. */
export function openLog(table: ReadyTable): readonly LogLine[] {
  const { log, settings, stage } = table.room;
  if (settings?.aids !== 'none' || stage === 'over') return log;
  const last = log.findLastIndex(({ seat }) => seat !== null && seat === table.viewer);
  return log.slice(Math.max(0, last));
}
