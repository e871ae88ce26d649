import type { Game, Options } from '@baithak/kernel';

/** `games/<game>/bot/openings.json`, which `npm run panakizhi -- openings <game>` writes. */
interface OpeningsFile {
  readonly options: Options;
  readonly lines: readonly string[];
}

const FILES: Readonly<Record<string, () => Promise<{ readonly default: OpeningsFile }>>> = {
  talluka: () => import('@baithak/talluka/openings', { with: { type: 'json' } }),
  vancana: () => import('@baithak/vancana/openings', { with: { type: 'json' } }),
  srrakk: () => import('@baithak/srrakk/openings', { with: { type: 'json' } }),
};

/**
 * Where the deals of a contest begin. Without chance all deals would be alike, so each begins with other
 * moves; none if the game has chance, or nobody made openings for these options.
 */
export async function openingsFor(game: Game, options: Options): Promise<string[][]> {
  const file = game.hasChance ? undefined : (await FILES[game.id]?.())?.default;
  const isMeant = Object.entries(file?.options ?? {}).every(
    ([name, value]) => options[name] === value,
  );
  return file === undefined || !isMeant ? [] : file.lines.map((line) => line.split(' '));
}
