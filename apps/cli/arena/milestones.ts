import type { AnyMatch } from '@baithak/kernel';

/** Something in a game whose round can be measured, seat by seat. */
export type Milestone = 'fifth-amulet';

/** The amulets that Samsara is won with. */
const AMULETS = 5;

interface SamsaraPosition {
  readonly round: number;
  readonly seats: readonly { readonly amulets: readonly unknown[] }[];
}

interface Watcher {
  see(match: AnyMatch): void;
  /** By seat: the round in which it got there; null for never. */
  readonly rounds: readonly (number | null)[];
}

export function watcher(_milestone: Milestone, seats: number): Watcher {
  const rounds = new Array<number | null>(seats).fill(null);
  return {
    rounds,
    see({ game, state }) {
      const position = game.writePosition(state) as unknown as SamsaraPosition;
      position.seats.forEach(({ amulets }, seat) => {
        if (amulets.length >= AMULETS) rounds[seat] ??= position.round;
      });
    },
  };
}
