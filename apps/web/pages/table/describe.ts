import { message } from '@baithak/kernel';
import type { ReadyTable } from '../../controller/table.ts';
import type { Say } from '../../shell/speech.ts';
import { promptOf } from './sentences.ts';

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
