import { message } from '@baithak/kernel';
import type { Phase } from '../rules/state.ts';
import type { Say } from './scene.ts';

const PANELS = ['market', 'tiles', 'map', 'goals'] as const;
export type Panel = (typeof PANELS)[number];

const BY_PHASE: Readonly<Partial<Record<Phase, Panel>>> = {
  close: 'tiles',
  journal: 'tiles',
  special: 'tiles',
  tile: 'tiles',
  gift: 'tiles',
  sight: 'goals',
  next: 'map',
  at: 'map',
  rotate: 'map',
};

/** What a step of the turn is about: on a narrow screen it comes to the front by itself. */
export const panelFor = (phase: Phase): Panel => BY_PHASE[phase] ?? 'market';

/**
 * Whether the step is done there and not with the cards of the hand, which then come after it; on a
 * wide screen only special tiles would else lie too far below.
 */
export function isAbout(phase: Phase, narrow: boolean): boolean {
  if (!narrow) return phase === 'special' || phase === 'gift';
  return phase === 'draw' || (phase in BY_PHASE && phase !== 'close' && phase !== 'journal');
}

interface PanelNavProps {
  readonly open: Panel;
  readonly turn: (panel: Panel) => void;
  readonly say: Say;
}

/** Only there where not all fits side by side. */
export function PanelNav({ open, turn, say }: PanelNavProps) {
  return (
    <nav className="k-nav" aria-label={say(message('board.parts'))}>
      {PANELS.map((panel) => (
        <button key={panel} type="button" aria-pressed={panel === open} onClick={() => turn(panel)}>
          {say(message(`board.part-${panel}`))}
        </button>
      ))}
    </nav>
  );
}
