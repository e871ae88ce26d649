import type { ReactNode } from 'react';
import * as rooms from '../words/rooms.ts';
import { MoreWords } from './more-words.tsx';

/** The words of the doors, the waiting room and the pages about this site. */
export function RoomWords({ children }: { readonly children: ReactNode }) {
  return <MoreWords books={rooms}>{children}</MoreWords>;
}
