import { message } from '@baithak/kernel';
import { lazy, Suspense, useState } from 'react';
import { SideTabs } from '../table/side-tabs.tsx';
import { BestMoves } from './best.tsx';
import { MoveTree } from './move-tree.tsx';
import type { LabProps } from './props.ts';

/** Loaded when somebody asks for them. */
const PositionTab = lazy(async () => ({
  default: (await import('./position-tab.tsx')).PositionTab,
}));
const ShareTab = lazy(async () => ({ default: (await import('./share-tab.tsx')).ShareTab }));

interface LabPanelProps extends LabProps {
  readonly shape: string;
  readonly close: () => void;
}

const TABS = [
  ['moves', 'log'],
  ['position', 'plus'],
  ['share', 'speed'],
] as const;
type Tab = (typeof TABS)[number][0];

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
      <SideTabs
        tabs={TABS.map(([name, icon]) => ({ name, icon, label: say(message(`lab.${name}`)) }))}
        {...{ tab, show, close, say }}
      />
      <div id="side-content" role="tabpanel" className="side-content">
        {tab === 'moves' && (
          <>
            <BestMoves key={props.lab.current.id} {...props} />
            <MoveTree {...props} />
          </>
        )}
        <Suspense>
          {tab === 'position' && <PositionTab {...props} />}
          {tab === 'share' && <ShareTab {...props} />}
        </Suspense>
      </div>
    </aside>
  );
}
