import { message, type Tally } from '@baithak/kernel';
import { COLOURS } from '../rules/components.ts';
import type { View } from './view.ts';

/** Karma by colour, card by card; all of it is open. */
export function tally(view: View): Tally {
  return view.seats.map(({ karma }) => {
    const lines = COLOURS.flatMap((colour) => {
      const terms = karma.filter((card) => card[0] === colour).map((card) => Number(card[1]));
      if (terms.length === 0) return [];
      const sum = total(terms);
      const label = message('tally.karma', { colour: message(`colour.${colour}`) });
      return [{ label, terms, least: sum, most: sum }];
    });
    const sum = total(lines.map(({ least }) => least));
    return { lines, least: sum, most: sum };
  });
}

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
