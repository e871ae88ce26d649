import type { Seat } from '@baithak/kernel';
import { useEffect } from 'react';
import { takeSeatWish } from '../../controller/seat-wish.ts';
import { type PartProps, useTableAddress } from './parts.tsx';

export interface KeptSeat {
  readonly seat: Seat;
  /** What they were called there. */
  readonly name: string;
}

/** The seat that a bot keeps for the person at this screen. */
export function keptSeat({ room, own, person }: PartProps['table']): KeptSeat | undefined {
  if (own.length > 0 || room.stage !== 'playing') return undefined;
  return room.retired.find((each) => each.person === person && each.by === 'left');
}

/** Whoever came back to play sits down again at once. */
export function useKeptSeat({ table, controller }: Pick<PartProps, 'table' | 'controller'>): void {
  const { id } = useTableAddress();
  const { seat, name } = keptSeat(table) ?? {};
  const isKnown = table.room.people.some((each) => each.id === table.person);
  useEffect(() => {
    // A visitor can sit once the table knows them.
    if (seat === undefined || name === undefined || !isKnown || !takeSeatWish(id)) return;
    controller.command({ do: 'sit', seat, name });
  }, [controller, id, seat, name, isKnown]);
}
