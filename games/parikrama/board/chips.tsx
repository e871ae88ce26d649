import { spot } from '@baithak/board';
import { message } from '@baithak/kernel';
import { COMPONENTS } from '../rules/components.ts';
import type { Say } from './scene.ts';

const SIGNS = {
  hand: 'M9 4H18A2 2 0 0 1 20 6V17A2 2 0 0 1 18 19H11A2 2 0 0 1 9 17ZM6 7.5 4.4 8A1.5 1.5 0 0 0 3.4 9.900L6.4 19.200A1.5 1.5 0 0 0 8.2 20.200L10 19.8',
  sets: 'M4 5H10V13H4ZM14 5H20V13H14ZM9 17H15',
  backpack: 'M6 9A6 6 0 0 1 18 9V20H6ZM9 4.500V3H15V4.500M6 14H18M10 14V16.500H14V14',
  tiles: 'M4 4H20V20H4ZM8 4A4 4 0 0 0 16 4M8 20A4 4 0 0 1 16 20',
  journal: 'M12 6Q8 3 3 5V19Q8 17 12 20 16 17 21 19V5Q16 3 12 6V20',
  loops: 'M19.5 12A7.5 7.5 0 1 1 4.5 12 7.5 7.5 0 0 1 19.5 12Z',
} as const;

interface ChipProps {
  readonly of: keyof typeof SIGNS;
  readonly value: number | string;
  /** Its name as a place that things come from and go to. */
  readonly at: string;
  readonly say: Say;
}

/** A small count with its sign; its name is seen where there is room. */
export function Chip({ of, value, at, say }: ChipProps) {
  const label = say(message(`board.chip-${of}`));
  return (
    <span className="k-chip" data-of={of} title={label} {...spot(at)}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={SIGNS[of]} />
      </svg>
      <span className="k-chip-name">{label} </span>
      {value}
    </span>
  );
}

/** Cards in a Backpack. Seven of them are traded at once, as long as there are tiles to trade for. */
export function packedSaid(size: number, tiles: number): string {
  const { backpack } = COMPONENTS.limits;
  if (size <= backpack) return `${size}/${backpack}`;
  return tiles > 0 ? `${backpack}/${backpack} +${size - backpack}` : `${size}`;
}
