import { openings } from '@baithak/catalog/openings';
import type { Game, Options } from '@baithak/kernel';

/**
 * Where the deals of a contest begin. Without chance all deals would be alike, so each begins with other
 * moves; none if the game has chance, or nobody made openings for these options.
 */
export async function openingsFor(game: Game, options: Options): Promise<string[][]> {
  const file = game.hasChance ? undefined : await openings[game.id]?.();
  const isMeant = Object.entries(file?.options ?? {}).every(
    ([name, value]) => options[name] === value,
  );
  return file === undefined || !isMeant ? [] : file.lines.map((line) => line.split(' '));
}
