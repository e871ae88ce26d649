import { message } from '@baithak/kernel';
import { MenuItem } from './menu-item.tsx';
import { type PartProps, speakerOf } from './parts.tsx';

interface AgreementsProps extends Omit<PartProps, 'words'> {
  readonly close: () => void;
}

/** Offers that need another person's consent. */
export function Agreements({ table, controller, say, close }: AgreementsProps) {
  const { seats, paused, question, stage } = table.room;
  const seat = speakerOf(table);
  if (seat === null || stage !== 'playing') return null;
  const mayDraw = seats.length === 2 && seats.every(({ kind }) => kind === 'person');
  const ask = (what: 'offer-draw' | 'pause' | 'resume') =>
    question === null
      ? () => {
          close();
          controller.command({ do: what, seat });
        }
      : undefined;
  return (
    <>
      {mayDraw && <MenuItem label={say(message('table.offer-draw'))} act={ask('offer-draw')} />}
      <MenuItem
        label={say(message(paused ? 'table.resume' : 'table.pause'))}
        act={ask(paused ? 'resume' : 'pause')}
      />
    </>
  );
}
