import { NotFound } from '../../shell/notices.tsx';
import { useGame } from '../../shell/open-game.ts';
import './new.css';
import { NewTable } from './new-table.tsx';

/** Setting up a table of one game. */
export function NewPage({ param }: { readonly param: string }) {
  const open = useGame(param);
  return open === undefined ? <NotFound /> : <NewTable open={open} />;
}
