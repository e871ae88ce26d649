import type { Bar, Player } from '@baithak/board';
import { useRef } from 'react';

/**
 * While somebody else's turn is still in motion, the bar keeps saying so: what is asked next would
 * tell the end before people have seen it. What cannot wait is said at once.
 */
export function useSettled(bar: Bar | null, isStill: boolean): Bar | null {
  const said = useRef(bar);
  const waits = !isStill && isWaiting(said.current) && bar?.urgent !== true;
  if (!waits) said.current = bar;
  return said.current;
}

/** As long as the bar waits, the seats show whose turn it says, too. */
export function useSettledPlayers(
  players: readonly Player[],
  barWaits: boolean,
): readonly Player[] {
  const seen = useRef(players);
  if (!barWaits) seen.current = players;
  return players.map((player, seat) => {
    const { state, about } = seen.current[seat] ?? player;
    return { ...player, state, about };
  });
}

/** A bar without anything to press only says whose turn it is. */
const isWaiting = (bar: Bar | null): boolean =>
  bar !== null && bar.primary === undefined && bar.quiet === undefined;
