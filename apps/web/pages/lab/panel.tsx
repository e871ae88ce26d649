import { Icon } from '@baithak/board';
import { message } from '@baithak/kernel';
import { useState } from 'react';
import { BestMoves } from './best.tsx';
import { MoveTree } from './move-tree.tsx';
import { PositionTab } from './position-tab.tsx';
import type { LabProps } from './props.ts';
import { ShareTab } from './share-tab.tsx';

interface LabPanelProps extends LabProps {
  readonly shape: string;
  readonly close: () => void;
}

const TABS = { moves: 'log', position: 'plus', share: 'speed' } as const;
type Tab = keyof typeof TABS;

/** What was played and what is best, the position to set up, and ways to share it. */
export function LabPanel({ shape, close, ...props }: LabPanelProps) {
  const { say } = props;
  const [tab, show] = useState<Tab>('moves');
  return (
    <aside
      className="side-panel lab-panel"
      aria-label={say(message('lab.title'))}
      data-shape={shape}
    >
      <div className="side-tabs">
        <div role="tablist">
          {(Object.keys(TABS) as Tab[]).map((each) => (
            <button
              key={each}
              type="button"
              role="tab"
              aria-selected={each === tab}
              aria-controls="side-content"
              onClick={() => show(each)}
            >
              <Icon name={TABS[each]} />
              {say(message(`lab.${each}`))}
            </button>
          ))}
        </div>
        <button
          type="button"
          className="side-close"
          aria-label={say(message('table.close'))}
          onClick={close}
        >
          <Icon name="forward" />
        </button>
      </div>
      <div id="side-content" role="tabpanel" className="side-content">
        {tab === 'moves' && (
          <>
            <BestMoves key={props.lab.current.id} {...props} />
            <MoveTree {...props} />
          </>
        )}
        {tab === 'position' && <PositionTab {...props} />}
        {tab === 'share' && <ShareTab {...props} />}
      </div>
    </aside>
  );
}
