import type { GameId } from '@baithak/catalog';
import type { Table } from '@baithak/table';
import { gameIsOver, legalMoves, numbers, turnIsHere } from './driver.ts';
import { onBoard, settled, signs } from './play.ts';
import type { Player } from './player.ts';

/**
 * People at one screen among bots, until the game is over: what they choose is listed by the page as
 * legal, and played on the board.
 */
export async function playToEnd(player: Player, { game }: Table): Promise<void> {
  const { page } = player;
  const random = numbers(1);
  const change = page.getByRole('button', { name: /^(I am .* show my side|Hide my side .*)$/ });
  for (let turn = 0; ; turn++) {
    await turnIsHere(page).or(gameIsOver(page)).or(change).first().waitFor();
    if (await gameIsOver(page).isVisible()) return;
    if (await change.isVisible()) await change.click();
    else await playStep(player, game.id as GameId, turn, random);
  }
}

async function playStep(
  player: Player,
  id: GameId,
  turn: number,
  random: () => number,
): Promise<void> {
  const legal = await (await legalMoves(player.page)).allTextContents();
  const before = await signs(player);
  await onBoard({ id }, newcomersChoice(id, legal, random), player, turn, legal);
  await settled(player, before);
}

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
