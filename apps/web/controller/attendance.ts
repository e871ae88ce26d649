import type { FaultData } from '@baithak/protocol';
import type { PublicState, StreamEvent } from '@baithak/table';

/** Whether the person at this screen is still at the table, and if not, how they went. */
export class Attendance {
  private wasHere = false;
  private goneBy: 'left' | 'removed' = 'left';
  /** Who closed the table. */
  private closedBy: string | null = null;

  constructor(private readonly person: string) {}

  note(event: StreamEvent): void {
    if (event.kind === 'closed') this.closedBy = event.by;
    const isFarewell = event.kind === 'left' || event.kind === 'removed';
    if (isFarewell && event.person === this.person) this.goneBy = event.kind;
  }

  /** Why the visit is over; `null` while it goes on. A closed table ends everybody's visit. */
  endIn({ people, banned, closed }: PublicState): FaultData | null {
    if (closed) {
      return { code: this.closedBy === this.person ? 'closed-by-you' : 'table-closed' };
    }
    const isMe = ({ id }: { readonly id: string }) => id === this.person;
    if (people.some(isMe)) this.wasHere = true;
    else if (this.wasHere) return { code: banned.some(isMe) ? 'banned' : this.goneBy };
    return null;
  }
}
