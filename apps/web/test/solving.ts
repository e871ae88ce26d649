import { type Game, legalMoves, read, sure } from '@baithak/kernel';
import type { Locator, Page } from 'playwright-core';
import { said } from './said.ts';
import { primaryOf, toolOf } from './stage-kit.ts';

/** The page can be asked for a hint, so it is your turn. */
const yourTurn = (page: Page) => page.locator('[data-tool="hint"]:not([aria-disabled="true"])');

const square = (page: Page, name: string) => page.locator(`[data-place="${name}"]`);

/** A move of the solver, and whether its piece has another. */
export interface Step {
  readonly move: string;
  readonly isOnly: boolean;
}

const startOf = (move: string): string => move.split(/[-x]/)[0]!;

/** A move of Vancana as somebody presses it. */
export function stepIn(game: Game, state: unknown, move: string): Step {
  const alike = legalMoves(game, state).filter((each) => startOf(each) === startOf(move));
  return { move, isOnly: alike.length === 1 };
}

/** The solver's moves of an answer; those of the other side come by themselves. */
export function solution(game: Game, start: unknown, answer: readonly string[]): Step[] {
  const state = game.copy(start);
  const steps = answer.map((move) => {
    const made = stepIn(game, state, move);
    game.play(state, sure(read(game, state, move)));
    return made;
  });
  return steps.filter((_, at) => at % 2 === 0);
}

/** Presses where a move begins, where it ends if the piece has a choice, and what the bar offers. */
export async function make(
  page: Page,
  { move, isOnly }: Step,
  press: (place: Locator) => Promise<void>,
): Promise<void> {
  // The page waits for the answer of the other side.
  await yourTurn(page).waitFor();
  await press(square(page, startOf(move)));
  if (!isOnly) await press(square(page, move.slice(startOf(move).length + 1)));
  await press(page.locator('.bar-button-primary:not([aria-disabled="true"])'));
}

export const byClick = (place: Locator) => place.click();

export async function byKey(place: Locator): Promise<void> {
  await place.focus();
  await place.page().keyboard.press('Enter');
}

/** Makes the moves that the hints show until a button comes. */
export async function solve(
  page: Page,
  done: Locator,
  press: (place: Locator) => Promise<void> = byClick,
  language: 'en' | 'de' = 'en',
): Promise<void> {
  const bubble = page.locator('.bubble.hint');
  const hint = toolOf(page, 'hint');
  for (let moves = 0; moves < 6 && (await done.count()) === 0; moves++) {
    await press(hint);
    await press(hint);
    await bubble.getByText(said('lesson.move', {}, language)).waitFor();
    await press(primaryOf(page));
    await bubble.waitFor({ state: 'detached' });
    // The other side answers a little later.
    await done.or(yourTurn(page)).first().waitFor();
  }
  await done.waitFor();
}
