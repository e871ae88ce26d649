import { type Message, message, type Tally } from '@baithak/kernel';
import { COLOURS } from '../rules/components.ts';
import { isNoAreaFree } from './open-table.ts';
import type { View } from './view.ts';

/** Karma by colour, card by card; all of it is open. A colour that anybody has is a line for all. */
export function tally(view: View): Tally {
  const played = new Set(view.seats.flatMap(({ karma }) => karma.map((card) => card[0])));
  const colours = COLOURS.filter((colour) => played.has(colour));
  return view.seats.map(({ karma }, seat) => {
    const lines = colours.map((colour) => {
      const terms = karma.filter((card) => card[0] === colour).map((card) => Number(card[1]));
      const sum = total(terms);
      const label = message(`tally.${colour}`);
      return { label, terms, least: sum, most: sum, at: [`karma:${seat}${colour}`] };
    });
    const sum = total(lines.map(({ least }) => least));
    return { lines, least: sum, most: sum };
  });
}

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** What is asked now, in words for the viewer: the mover, another player or a spectator. */
export function prompt(view: View): Message {
  const seat = { seat: view.seat };
  const isOwn = view.viewer === view.seat;
  switch (view.phase) {
    case 'over':
      return message('prompt.over');
    case 'start':
    case 'deal':
      return message('prompt.deal');
    case 'refill':
      return message('prompt.refill', {
        seat,
        tiles: Math.min(view.due, view.supplySize),
        cards: view.due,
      });
    case 'balance':
      return message('prompt.balance', { seat });
    default:
      return isOwn ? ownPrompt(view) : message(`prompt.wait-${view.phase}`, { seat });
  }
}

function ownPrompt(view: View): Message {
  const { phase, area, built, spent } = view;
  if (area === null) return message(isNoAreaFree(view) ? 'prompt.no-area' : 'prompt.monk');
  const args = {
    colour: message(`colour.${area.colour}`),
    value: area.spaces.length,
    left: area.spaces.length - spent,
  };
  if (phase === 'meditate') return message('prompt.meditate', args);
  return message(built === 0 ? 'prompt.build' : 'prompt.build-on', args);
}
