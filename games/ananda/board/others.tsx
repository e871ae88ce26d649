import { Tabs } from '@baithak/board';
import { type Message, message, type Seat } from '@baithak/kernel';
import type { View } from '../view/view.ts';
import { SeatArea } from './seat-area.tsx';

interface OthersProps {
  readonly view: View;
  readonly near: Seat;
  readonly say: (message: Message) => string;
}

/** The others clockwise: one below the other where there is room, behind tabs where there is not. */
export function Others({ view, near, say }: OthersProps) {
  const count = view.seats.length;
  const others = Array.from({ length: count - 1 }, (_, i) => (near + 1 + i) % count);
  const area = (seat: Seat) => <SeatArea key={seat} view={view} seat={seat} say={say} />;
  if (others.length === 1) return area(others[0]!);
  return (
    <>
      <div className="a-others">{others.map(area)}</div>
      <div className="a-other-tabs">
        <Tabs
          label={say(message('board.others'))}
          tabs={others.map((seat) => ({
            id: String(seat),
            label: say(message('player', { seat: { seat } })),
            body: area(seat),
          }))}
        />
      </div>
    </>
  );
}
