import { shapeOf } from '@baithak/catalog/facts';
import { message } from '@baithak/kernel';
import { useContext, useEffect } from 'react';
import { Chat, Unread } from './chat.tsx';
import { Log } from './log.tsx';
import { MatchMenu } from './match-menu.tsx';
import { MoveField, Record } from './move-field.tsx';
import { type PartProps, SIDE_TABS, SideTabContext, useTableAddress } from './parts.tsx';
import type { PeopleSheet } from './people-sheet.ts';
import { PositionText } from './position-text.tsx';
import type { Replay } from './replay.tsx';
import { TallyTable } from './score.tsx';
import { Scrubber } from './scrubber.tsx';
import { SideTabs } from './side-tabs.tsx';
import type { Talk } from './talk.ts';

interface SidePanelProps extends PartProps {
  readonly replay: Replay;
  readonly talk: Talk;
  readonly people: PeopleSheet;
  readonly close: () => void;
}

/** Log, chat and the tools of experts, beside the table or over it. */
export function SidePanel(props: SidePanelProps) {
  const { table, say, talk, close } = props;
  const { kind } = useTableAddress();
  // Whoever opens the panel while somebody talks wants to read that.
  const [chosen, show] = useContext(SideTabContext);
  const tab = chosen ?? (talk.unread > 0 ? 'chat' : 'log');
  useEffect(() => show(tab), [show, tab]);
  const tabs = SIDE_TABS.filter((each) => each !== 'chat' || kind === 'server');
  return (
    <aside
      className="side-panel"
      aria-label={say(message('panel.title'))}
      data-shape={shapeOf(table.game.id)}
    >
      <SideTabs
        tabs={tabs.map((name) => ({
          name,
          icon: name,
          label: (
            <>
              {say(message(`panel.${name}`))}
              {name === 'chat' && <Unread talk={talk} say={say} />}
            </>
          ),
        }))}
        {...{ tab, show, close, say }}
      />
      <div id="side-content" role="tabpanel" className="side-content">
        {tab === 'log' && (
          <>
            <Log {...props} />
            <Scrubber {...props} />
          </>
        )}
        {tab === 'chat' && <Chat {...props} />}
        {tab === 'analysis' && (
          <>
            <TallyTable {...props} />
            <MoveField {...props} />
            <Record {...props} />
            <PositionText {...props} />
            <MatchMenu {...props} />
          </>
        )}
      </div>
    </aside>
  );
}
