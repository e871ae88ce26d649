import { Icon, type IconName } from '@baithak/board';
import { message } from '@baithak/kernel';
import { useRef } from 'react';
import { pathTo } from '../../routes.ts';
import { Link } from '../../shell/navigation.tsx';
import type { PartProps } from './parts.tsx';

export function Back({ say }: Pick<PartProps, 'say'>) {
  return (
    <Link to={pathTo('home')} className="tool" label={say(message('page.to-games'))}>
      <Icon name="back" />
    </Link>
  );
}

interface ToolsProps extends PartProps {
  readonly panel: { readonly open: boolean; toggle(): void };
  readonly openRules: () => void;
}

/** The tools in the top bar. */
export function Tools({ table, controller, say, panel, openRules }: ToolsProps) {
  const undoable = table.drafted.length > 0 || table.undoes !== null;
  return (
    <>
      {table.own.length > 0 && (
        <Tool
          icon="undo"
          label={say(message('table.undo'))}
          act={undoable ? () => controller.undo() : undefined}
        />
      )}
      <Tool icon="rules" label={say(message('table.rules'))} act={openRules} />
      <Tool icon="log" label={say(message('table.log'))} pressed={panel.open} act={panel.toggle} />
      <Menu {...{ table, controller, say }} />
    </>
  );
}

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  readonly pressed?: boolean;
  readonly act: (() => void) | undefined;
}

function Tool({ icon, label, pressed, act }: ToolProps) {
  return (
    <button
      type="button"
      className="tool"
      data-tool={icon}
      aria-pressed={pressed}
      aria-disabled={act === undefined}
      onClick={act}
    >
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
}

/** Everything that is needed rarely. */
function Menu({ table, controller, say }: Omit<PartProps, 'words'>) {
  const box = useRef<HTMLDivElement>(null);
  const resigning = table.acting ?? (table.curtain === null ? table.viewer : null);
  const resign = () => {
    box.current?.hidePopover();
    if (resigning !== null) controller.resign(resigning);
  };
  return (
    <>
      <button
        type="button"
        className="tool"
        popoverTarget="table-menu"
        aria-label={say(message('table.menu'))}
      >
        <Icon name="more" />
      </button>
      <div ref={box} id="table-menu" popover="auto" className="menu">
        {table.room.stage === 'playing' && resigning !== null && (
          <button type="button" onClick={resign}>
            {say(message('table.resign'))}
          </button>
        )}
        <Link to={pathTo('home')} className="button">
          {say(message('table.new'))}
        </Link>
      </div>
    </>
  );
}
