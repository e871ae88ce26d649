import { message } from '@baithak/kernel';
import type { FaultData } from '@baithak/protocol';
import { faultMessage } from '@baithak/words';
import { lazy, Suspense, useState } from 'react';
import { checkDeal, download, useMatchFile } from './match-file.ts';
import { MoveTable } from './move-table.tsx';
import type { PartProps } from './screen.ts';

/** Comes when the menu is opened. */
const Share = lazy(async () => ({ default: (await import('./share.tsx')).Share }));

/** What can be taken from a match: its file, the proof of its deal, a report of a mistake. */
export function MatchMenu(props: PartProps) {
  const { table, say } = props;
  const fetchFile = useMatchFile(table.viewer);
  const [open, setOpen] = useState(false);
  const [news, setNews] = useState<string | null>(null);
  const over = table.room.stage === 'over';
  const withFile = async (use: (file: string) => string | null) => {
    const file = await fetchFile();
    setNews(typeof file === 'string' ? use(file) : say(faultMessage(file)));
  };
  const save = (file: string) => {
    download(`${table.game.id}.baithak`, file);
    return null;
  };
  const report = (file: string) => {
    const step = table.past ?? table.room.next - 1;
    download(`${table.game.id}-report.txt`, `${say(message('report.head', { step }))}\n\n${file}`);
    return say(message('report.done'));
  };
  const check = (file: string) => {
    const wrong: FaultData | null = checkDeal(file, table.game, table.room.sealed);
    return wrong === null ? say(message('deal.fair')) : say(faultMessage(wrong));
  };
  return (
    <details className="match-menu" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say(message('match.menu'))}</summary>
      <div className="buttons">
        <button type="button" onClick={() => withFile(save)}>
          {say(message('match.download'))}
        </button>
        {over && (
          <button type="button" onClick={() => withFile(check)}>
            {say(message('deal.check'))}
          </button>
        )}
        <button type="button" onClick={() => withFile(report)}>
          {say(message('report.mistake'))}
        </button>
        <MoveTable {...props} />
      </div>
      {table.room.sealed !== null && (
        <p className="quiet">{say(message('deal.sealed', { commitment: table.room.sealed }))}</p>
      )}
      <p role="status">{news}</p>
      <Suspense>{open && <Share say={say} />}</Suspense>
    </details>
  );
}
