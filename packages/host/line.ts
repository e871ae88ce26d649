import type { Viewer } from '@baithak/kernel';
import type { TableMessage } from '@baithak/protocol';
import type { PersonId } from '@baithak/table';

/** One connection of one person to one table: a socket, or a page. */
export class Line {
  readonly viewers = new Set<Viewer>();

  constructor(
    readonly person: PersonId,
    /** `text` is a message of this kind. */
    readonly send: (text: string, kind: TableMessage['kind']) => void,
  ) {}

  say(message: TableMessage): void {
    this.send(JSON.stringify(message), message.kind);
  }
}
