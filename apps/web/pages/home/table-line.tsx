import { cards } from 'virtual:game-cards';
import type { TableRecord } from '@baithak/host';
import { message } from '@baithak/kernel';
import { useLanguage } from '../../shell/language.ts';
import { Link } from '../../shell/link.tsx';
import { namesOf } from '../../shell/names.ts';
import { useSay } from '../../shell/speech.ts';

/** A table in words: which game, who is there, how it stands and since when. */
export function useTableWords(table: TableRecord): {
  readonly game: string;
  readonly names: string;
} {
  const say = useSay();
  const { language } = useLanguage();
  const card = cards.find(({ id }) => id === table.game);
  const open = say(message('home.open-seat'));
  const names = namesOf(table.seats, say).map((name) => name || open);
  return { game: card?.words[language].name ?? table.game, names: names.join(' – ') };
}

interface TableLineProps {
  readonly table: TableRecord;
  readonly to: string;
}

export function TableLine({ table, to }: TableLineProps) {
  const say = useSay();
  const { language } = useLanguage();
  const when = new Date(table.changedAt).toLocaleString(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <>
      <Link to={to} className="table-link">
        {say(message('home.continue', useTableWords(table)))}
      </Link>
      <span className="quiet">
        {say(message(`home.stage.${table.stage}`))}, {when}
      </span>
    </>
  );
}
