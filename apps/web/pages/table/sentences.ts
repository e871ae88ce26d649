import { type GameEvent, message, type Result, type Speech } from '@baithak/kernel';
import type { LogLine } from '../../controller/room.ts';
import type { ReadyTable } from '../../controller/table.ts';
import type { Say } from '../../shell/language.ts';

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
export function lastTried({ drafted, draftedEvents }: ReadyTable, words: Speech, say: Say): string {
  return told(draftedEvents, words, say).at(-1) ?? drafted.join(' ');
}

/** Without memory aids the earlier log is closed while the match runs. */
export function openLog(table: ReadyTable): readonly LogLine[] {
  const { log, settings, stage } = table.room;
  if (settings?.aids !== 'none' || stage === 'over') return log;
  const last = log.findLastIndex(({ seat }) => seat !== null && seat === table.viewer);
  return log.slice(Math.max(0, last));
}

/** All in first place is nobody in first place, except alone at the table. */
export function outcome({ places }: Result) {
  if (places.length === 1 && places[0] !== 1) return message('table.lost', { seat: { seat: 0 } });
  const winners = places.flatMap((place, seat) =>
    place === 1 ? [message('seat', { seat: { seat } })] : [],
  );
  if (winners.length > 1 && winners.length === places.length) return message('table.drawn');
  return message('table.won', { winners, count: winners.length });
}

/** The table in a few sentences: what is asked, who has how much, how many moves there are. */
export function describeTable(table: ReadyTable, say: Say): string {
  const { view, game, legal } = table;
  const tally = view === null ? [] : game.tally(view);
  const scores = tally.map(({ least, most }, seat) =>
    say(
      message('table.tally-seat', {
        seat: { seat },
        sum: least === most ? `${least}` : `${least}–${most}`,
      }),
    ),
  );
  const moves = legal.length > 0 ? [say(message('table.moves', { n: legal.length }))] : [];
  return [promptOf(table, say), ...scores, ...moves].join('. ');
}
