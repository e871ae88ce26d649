import { lookOf } from '@baithak/catalog/facts';
import { message } from '@baithak/kernel';
import { Title } from '../../shell/title.tsx';
import { Chat } from './chat.tsx';
import { ConnectionBar } from './connection-bar.tsx';
import { type ScreenProps, useTableSay } from './screen.ts';
import { SeatList } from './seat-list.tsx';
import { Share } from './share.tsx';
import { TableSettings } from './table-settings.tsx';

/** Before a match: who sits where, by which options, and how others get here. */
export function GatheringScreen({ table, controller, words }: ScreenProps) {
  const say = useTableSay(table, words);
  const parts = { table, controller, words, say };
  const { room, person } = table;
  const isOwner = room.owner === person;
  const full = room.seats.every(({ kind }) => kind !== 'open');
  return (
    <div className="gathering" data-accent={lookOf(table.game.id).accent}>
      <Title text={say(message('gather.title', { game: message('name') }))} />
      <ConnectionBar {...parts} />
      <Share {...parts} />
      <SeatList {...parts} />
      <p role="status">
        {say(
          message(full ? (isOwner ? 'gather.ready' : 'gather.wait-owner') : 'gather.wait-seats'),
        )}
      </p>
      {isOwner && (
        <button
          type="button"
          className="main-button"
          disabled={!full}
          onClick={() => controller.command({ do: 'start' })}
        >
          {say(message('gather.start'))}
        </button>
      )}
      <TableSettings {...parts} />
      <Chat {...parts} />
    </div>
  );
}
