import { spot } from '@baithak/board';
import { message } from '@baithak/kernel';
import type { Say } from './scene.ts';

const SIGNS = {
  hand: 'M9 4H18A2 2 0 0 1 20 6V17A2 2 0 0 1 18 19H11A2 2 0 0 1 9 17ZM6 7.500 4.400 8A1.500 1.500 0 0 0 3.400 9.900L6.400 19.200A1.500 1.500 0 0 0 8.200 20.200L10 19.800',
  sets: 'M4 5H10V13H4ZM14 5H20V13H14ZM9 17H15',
  backpack: 'M6 9A6 6 0 0 1 18 9V20H6ZM9 4.500V3H15V4.500M6 14H18M10 14V16.500H14V14',
  tiles: 'M4 4H20V20H4ZM8 4A4 4 0 0 0 16 4M8 20A4 4 0 0 1 16 20',
  loops: 'M19.500 12A7.500 7.500 0 1 1 4.500 12 7.500 7.500 0 0 1 19.500 12Z',
} as const;

interface ChipProps {
  readonly of: keyof typeof SIGNS;
  readonly value: number | string;
  /** Its name as a place that things come from and go to. */
  readonly at: string;
  readonly say: Say;
  /** Whether its name is shown, too. */
  readonly named?: boolean;
}

/** A small count with its sign. */
export function Chip({ of, value, at, say, named = false }: ChipProps) {
  const label = say(message(`board.chip-${of}`));
  return (
    <span className="k-chip" data-of={of} title={label} {...spot(at)}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={SIGNS[of]} />
      </svg>
      <span className={named ? 'k-chip-name' : 'b-unseen'}>{label} </span>
      {value}
    </span>
  );
}
