import type { GameId } from '@baithak/catalog';

/** What somebody plays who wants to see the end soon: one of what is legal, by its notation. */
export function newcomersChoice(
  id: GameId,
  legal: readonly string[],
  random: () => number,
): string {
  const wished = WISHES[id]?.map((wish) => legal.filter((text) => wish.test(text)));
  const some = wished?.find(({ length }) => length > 0) ?? legal;
  return some[Math.floor(random() * some.length)]!;
}

/** From the best kind of step to the worst; what is not named comes last. */
const WISHES: Readonly<Partial<Record<GameId, readonly RegExp[]>>> = {
  // Amulets end the game; everything else only makes turns longer.
  samsara: [/^amulet:[LRC]/, /:\.$/],
  // Tiles have to be drawn, and built, until there are none.
  ananda: [/^card:\.$/, /^tile:[^.]/],
  // Twelve tiles on the Map end the game, and closed sets bring them.
  parikrama: [/^close:/, /^[A-Z]+:/, /^done$/, /^sight:\d/, /^(?!skip|keep|sight)/],
};
