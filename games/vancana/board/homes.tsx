import { flip, useLasting } from '@baithak/board';
import type { Seat } from '@baithak/kernel';
import { COLOURS, piecesOn } from '@baithak/panakizhi';
import { CrownFace, PawnFace } from '@baithak/panakizhi/board';
import type { Kind } from '../rules/board.ts';
import { CROWNS, HOME_TO_WIN } from '../rules/components.ts';
import type { Event } from '../rules/events.ts';
import type { View } from '../view/view.ts';
import { homePlace, homesIn, isCrown } from './moves.ts';

type Kinds = ReadonlyMap<string, Kind>;

/**
 * What came home, by its place there. A view only counts; events that were seen tell the rest, and for
 * what was not seen the pieces that are missing on the board do.
 */
export function useHomes(view: View, events: readonly Event[]): Kinds {
  return useLasting<Kinds>(`${view.ply} ${view.position}`, (before) =>
    kindsAtHome(view.position, before ?? new Map(), events),
  );
}

export function kindsAtHome(position: string, before: Kinds, events: readonly Event[]): Kinds {
  const told = events.flatMap((event) =>
    event.kind === 'brought-home'
      ? [[homePlace(event.seat, event.score - 1), event.piece] as const]
      : [],
  );
  const known = new Map([...before, ...told]);
  const places = homesIn(position).flatMap((count, seat) =>
    Array.from({ length: count }, (_, n) => homePlace(seat, n)),
  );
  let crowns = CROWNS - [...piecesOn(position).values()].filter(isCrown).length;
  crowns -= places.filter((place) => known.get(place) === 'crown').length;
  return new Map(
    places.map((place) => [place, known.get(place) ?? (crowns-- > 0 ? 'crown' : 'pawn')]),
  );
}

interface TrayProps {
  readonly seat: Seat;
  readonly count: number;
  /** What the shown move would bring home. */
  readonly coming: Kind | null;
  readonly kinds: Kinds;
  readonly idAt: (place: string) => string;
}

/** Three places for the pieces that a seat has brought home. */
export function Tray({ seat, count, coming, kinds, idAt }: TrayProps) {
  return (
    <span className="v-tray" aria-hidden="true">
      {Array.from({ length: HOME_TO_WIN }, (_, n) => (
        <span key={n} className="v-socket" data-coming={coming !== null && n === count}>
          {n < count && (
            <span className="b-man" {...flip(idAt(homePlace(seat, n)))}>
              <KindFace kind={kinds.get(homePlace(seat, n)) ?? 'pawn'} seat={seat} />
            </span>
          )}
          {coming !== null && n === count && (
            <span className="v-coming">
              <KindFace kind={coming} seat={seat} />
            </span>
          )}
        </span>
      ))}
    </span>
  );
}

interface KindFaceProps {
  readonly kind: Kind;
  readonly seat: Seat;
}

export function KindFace({ kind, seat }: KindFaceProps) {
  const Face = kind === 'crown' ? CrownFace : PawnFace;
  return <Face colour={COLOURS[seat]!} />;
}
