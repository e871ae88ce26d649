import { GOODS, LETTERS } from '../rules/components.ts';

const NAMES = [
  ...LETTERS.flatMap((letter) => [`card-${letter}`, `tile-${letter}`]),
  ...GOODS.map((good) => `coin-${good}`),
  ...['camel', 'back', 'rupee', 'bonus', 'hidden', 'seal', 'no-seal'],
];

/** Browsers forget pictures that nothing refers to. */
const kept: HTMLImageElement[] = [];

export const artAt = (name: string): string => `/art/jaipur/${name}.svg`;

/** Fetches all drawings of the table at once, so that no card comes from the deck without its face. */
export function keepArt(): void {
  if (kept.length > 0) return;
  for (const name of NAMES) {
    const image = new Image();
    image.src = artAt(name);
    kept.push(image);
  }
}
