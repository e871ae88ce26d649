import { useLasting } from '@baithak/board';
import type { Seat } from '@baithak/kernel';
import { tileParts } from '../position/notation.ts';
import type { View } from '../view/view.ts';
import type { Flyer } from './figures.tsx';
import { rackName } from './selection.ts';

/** Where things on this board come from that have just appeared. */
export interface Moves {
  /** Changes whenever anything has been played. */
  readonly moment: string;
  /** Of a tile that has come to the viewer's rack. */
  readonly tileSource: string;
  /** Tiles of the temple that were not there a moment ago, by number. */
  readonly fresh: readonly number[];
  /** Those and all others that have come since the viewer last did anything. */
  readonly recent: readonly number[];
  readonly flyers: readonly Flyer[];
}

interface Known {
  readonly tiles: number;
  readonly seat: Seat;
  readonly tileSource: string;
  readonly fresh: readonly number[];
  readonly recent: readonly number[];
  readonly placer: Seat;
}

/** Follows the tiles from one moment of the game to the next. */
export function useMoves(view: View): Moves {
  const moment = JSON.stringify(view);
  const known = useLasting<Known>(moment, (before) => knownAfter(before, view));
  return {
    moment,
    tileSource: known.tileSource,
    fresh: known.fresh,
    recent: known.recent,
    flyers: known.fresh.map((number) => flyerOf(view, number, known.placer)),
  };
}

/** Whoever was to move a moment ago has placed what is new; what was taken back came from the temple. */
export function knownAfter(before: Known | null, { tiles, seat, viewer }: View): Known {
  const had = before?.tiles ?? tiles.length;
  const isNew = tiles.length > had;
  const stays = tiles.length === had && before !== null && before.seat === seat;
  const fresh = isNew ? tiles.map((_, i) => i).slice(had) : stays ? before.fresh : [];
  const wasOwn = viewer === null || before?.seat === viewer;
  const older = wasOwn ? [] : (before?.recent ?? []).filter((number) => number < tiles.length);
  return {
    tiles: tiles.length,
    seat,
    tileSource: tiles.length < had ? flyerId(tiles.length) : 'supply',
    fresh,
    recent: [...new Set([...older, ...fresh])],
    placer: stays ? before.placer : (before?.seat ?? seat),
  };
}

const flyerId = (number: number) => `tile ${number}`;

export function flyerOf(view: View, number: number, placer: Seat): Flyer {
  const [tile, first, second] = tileParts(view.tiles[number]!);
  const rack = view.seats[placer]!.rack;
  const name = rackName(tile);
  const nth = rack?.filter((each) => each === name).length ?? 0;
  return {
    id: flyerId(number),
    tile,
    spaces: [first, second],
    from: rack === null ? `rack of ${placer}` : `rack ${placer} ${name} ${nth}`,
  };
}
