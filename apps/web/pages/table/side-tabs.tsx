import { Icon } from '@baithak/board';
import { message } from '@baithak/kernel';
import type { ComponentProps, ReactNode } from 'react';
import type { Say } from '../../shell/language.ts';

interface SideTab<Name extends string> {
  readonly name: Name;
  readonly icon: ComponentProps<typeof Icon>['name'];
  readonly label: ReactNode;
}

interface SideTabsProps<Name extends string> {
  readonly tabs: readonly SideTab<Name>[];
  readonly tab: Name;
  readonly show: (tab: Name) => void;
  readonly close: () => void;
  readonly say: Say;
}

/** The head of a side panel: its tabs, and the way out. The content has the id `side-content`. */
export function SideTabs<Name extends string>(props: SideTabsProps<Name>) {
  const { tabs, tab, show, close, say } = props;
  return (
    <div className="side-tabs">
      <div role="tablist">
        {tabs.map(({ name, icon, label }) => (
          <button
            key={name}
            type="button"
            role="tab"
            aria-selected={name === tab}
            aria-controls="side-content"
            onClick={() => show(name)}
          >
            <Icon name={icon} />
            {label}
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
  );
}
