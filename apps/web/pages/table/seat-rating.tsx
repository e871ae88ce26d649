import type { Seat } from '@baithak/kernel';
import { useEffect, useState } from 'react';
import { NEWCOMER, shownRating, type TableRatings } from '../../controller/ratings.ts';
import type { Answered, Server } from '../../controller/server.ts';
import type { ReadyTable } from '../../controller/snapshot.ts';
import { useServer } from '../../shell/contexts.ts';
import { useTableAddress } from './parts.tsx';
import './players-rating.css';

/** The ratings at a table are asked for once for each match, however many seats show them. */
const asked = new Map<string, Promise<Answered<TableRatings>>>();

function ratingsOnce(server: Server, key: string, table: string): Promise<Answered<TableRatings>> {
  const known = asked.get(key) ?? server.ratingsAt(table);
  asked.set(key, known);
  return known;
}

/** At a rated table: how strong whoever sits there is. */
export function SeatRating({ table, seat }: { readonly table: ReadyTable; readonly seat: Seat }) {
  const { server } = useServer();
  const { id, kind } = useTableAddress();
  const { room } = table;
  const occupant = room.seats[seat];
  const isRated = kind === 'server' && room.settings?.rated === true;
  const people = room.seats.map((each) => (each.kind === 'person' ? each.person : '')).join(' ');
  const key = `${id} ${room.played.length} ${people}`;
  const [shown, setShown] = useState('');
  useEffect(() => {
    if (!isRated || occupant === undefined) return;
    ratingsOnce(server, key, id).then((answer) => {
      if ('fault' in answer) return;
      if (occupant.kind === 'bot') {
        const rating = answer.characters[occupant.character];
        setShown(rating === undefined ? '' : String(Math.round(rating)));
      } else if (occupant.kind === 'person') {
        const known = answer.people.find((each) => each.person === occupant.person);
        setShown(shownRating(known ?? { rating: NEWCOMER, deviation: Number.POSITIVE_INFINITY }));
      }
    });
  }, [server, isRated, key, id, occupant]);
  return isRated && shown !== '' ? <b className="seat-rating">{shown}</b> : null;
}
