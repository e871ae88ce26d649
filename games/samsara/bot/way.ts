import type { Seat } from '@baithak/kernel';
import { distance, GOOD, KAAM_KAR, RIFT, ZONE_COUNT } from '../rules/pieces.ts';
import { ACT, at, BACK, LYING, POWER, type State, TAKE, USE } from '../rules/state.ts';

/**
 * Which cards the next move of a character can bring: that of the zone where it goes, and with k Kaam
 * Kar those of up to k zones around it, nearest first.
 */
export class Way {
  /** By zone: whether the character may still go there, and at no cost. */
  readonly open = new Uint8Array(ZONE_COUNT);
  readonly free = new Uint8Array(ZONE_COUNT);
  /** By zone: whether it still gives its own card, or a Good Karma instead. */
  readonly own = new Uint8Array(ZONE_COUNT);
  readonly good = new Uint8Array(ZONE_COUNT);
  /** How many cards come from the zones at each distance. */
  readonly rings = new Uint8Array(ZONE_COUNT / 2 + 1);
  /** Whether only the zone where the character goes gives a card, and that its own. */
  plain = true;
  /** Whether the move is made, so that only cards thanks to Kaam Kar can still come. */
  private arrived = false;

  look(state: State, seat: Seat): void {
    const { supply, zones } = state;
    const moving = state.turn === seat && state.phase >= BACK && state.phase < USE;
    this.arrived = moving;
    for (let zone = 0; zone < ZONE_COUNT; zone++) {
      const here = zones[seat] === zone;
      this.open[zone] = here === moving ? 1 : 0;
      this.free[zone] = this.open[zone]! > 0 && (moving || isFree(state, seat, zone)) ? 1 : 0;
      const gives = (moving && here) || (moving && (state.took & (1 << zone)) !== 0) ? 0 : 1;
      this.own[zone] = gives > 0 && supply[zone]! > 0 ? 1 : 0;
      this.good[zone] = gives > 0 && supply[zone] === 0 && supply[GOOD]! > 0 ? 1 : 0;
    }
    this.lookAround(state, seat);
    this.plain = this.rings[1] === 0 && !this.good.includes(1);
  }

  /** M13: of k cards all from the two neighbours first, then from the next two. */
  private lookAround(state: State, seat: Seat): void {
    const { rings } = this;
    let left = state.piles[at(seat, LYING) + KAAM_KAR]!;
    if (this.arrived && state.phase >= ACT) left = 0;
    // The amulet just won ends them, but for one power.
    if (state.turn === seat && (state.phase === USE || state.phase === POWER)) left = 0;
    rings[0] = 1;
    for (let ring = 1; ring < rings.length; ring++) {
      rings[ring] = Math.min(2, left);
      left -= rings[ring]!;
    }
    if (!this.arrived || state.phase !== TAKE) return;
    for (let zone = 0; zone < ZONE_COUNT; zone++) {
      const ring = distance(state.zones[seat]!, zone);
      if ((state.took & (1 << zone)) !== 0 && rings[ring]! > 0) rings[ring]!--;
    }
  }
}

/** No reincarnation on the way, and nobody to pay. */
function isFree(state: State, seat: Seat, zone: number): boolean {
  const from = state.zones[seat]!;
  if (from !== RIFT && zone <= from) return false;
  const near = state.seats <= 2 ? 1 : 0;
  if (state.neutral < RIFT && distance(state.neutral, zone) <= near) return false;
  for (let other = 0; other < state.seats; other++) {
    const there = state.zones[other]!;
    if (other !== seat && there < RIFT && distance(there, zone) <= near) return false;
  }
  return true;
}
