import { Icon } from '@baithak/board';
import { message } from '@baithak/kernel';
import { lazy, Suspense, useRef, useState } from 'react';
import { hasOthers } from '../../controller/seats.ts';
import { pathTo } from '../../routes.ts';
import { go, Link } from '../../shell/navigation.tsx';
import type { Hinting } from './hint.tsx';
import { MenuItem } from './menu-item.tsx';
import { type PartProps, speakerOf, useTableAddress } from './parts.tsx';
import { countWatchers, type PeopleSheet } from './people-sheet.ts';
import { TurnNotices } from './slow-turns.tsx';
import { Tool } from './tool.tsx';

/** Loaded when somebody asks for them. */
const SettingsDialog = lazy(async () => ({
  default: (await import('../../shell/settings.tsx')).SettingsDialog,
}));
const ShareSheet = lazy(async () => ({ default: (await import('./share-sheet.tsx')).ShareSheet }));
const Agreements = lazy(async () => ({ default: (await import('./agreements.tsx')).Agreements }));

export function Back({ say }: Pick<PartProps, 'say'>) {
  return (
    <Link to={pathTo('home')} className="tool" label={say(message('page.to-games'))}>
      <Icon name="back" />
    </Link>
  );
}

interface ToolsProps extends PartProps {
  readonly panel: { readonly open: boolean; toggle(): void };
  readonly hint: Hinting;
  /** How many messages nobody has read here yet. */
  readonly unread: number;
  readonly openRules: () => void;
  readonly askResign: () => void;
  readonly people: PeopleSheet;
}

/** The tools in the top bar. */
export function Tools(props: ToolsProps) {
  const { table, controller, say, panel, hint, unread, openRules } = props;
  const undoable = table.drafted.length > 0 || table.undoes !== null;
  return (
    <>
      {table.own.length === 0 && (
        <p className="watching">
          <Icon name="eye" />
          {say(message('table.watching'))}
        </p>
      )}
      <Watchers {...props} />
      {table.own.length > 0 && table.room.settings?.hints !== false && (
        <Tool
          icon="hint"
          label={say(message('hint.title'))}
          act={hint.press}
          reason={hint.reason}
        />
      )}
      {table.own.length > 0 && (
        <Tool
          icon="undo"
          label={say(message('table.undo'))}
          // The second click of a double click does not answer what the first one asks.
          act={
            undoable
              ? ({ detail }) => (table.asksUndo.length === 0 || detail < 2) && controller.undo()
              : undefined
          }
        />
      )}
      <Tool icon="rules" label={say(message('table.rules'))} act={openRules} />
      <Tool
        icon="log"
        label={say(message('table.log'))}
        pressed={panel.open}
        act={panel.toggle}
        sign={unread > 0 && !panel.open ? say(message('chat.unread', { n: unread })) : undefined}
      />
      <Menu {...props} />
    </>
  );
}

/** How many people look on, for those who play. */
function Watchers({ table, say, people }: ToolsProps) {
  const count = countWatchers(table);
  if (count === 0 || table.own.length === 0) return null;
  return (
    <button
      type="button"
      className="tool watchers"
      aria-label={say(message('people.watchers', { n: count }))}
      onClick={() => people.open()}
    >
      <Icon name="eye" />
      <span>{count}</span>
    </button>
  );
}

type MenuProps = Pick<
  ToolsProps,
  'table' | 'controller' | 'say' | 'openRules' | 'askResign' | 'people'
>;

/** Everything that is needed rarely. */
function Menu({ table, controller, say, openRules, askResign, people }: MenuProps) {
  const box = useRef<HTMLDivElement>(null);
  const [sharing, share] = useState(false);
  const [setting, set] = useState(false);
  const { kind } = useTableAddress();
  const close = () => box.current?.hidePopover();
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
        {/* A phone has no room for it in the top bar. */}
        <MenuItem
          label={say(message('table.rules'))}
          act={() => {
            close();
            openRules();
          }}
        />
        <MenuItem label={say(message('settings.title'))} act={() => set(true)} />
        {kind === 'server' && (
          <>
            <MenuItem label={say(message('share.title'))} act={() => share(true)} />
            <MenuItem label={say(message('people.title'))} act={() => people.open()} />
          </>
        )}
        <TurnNotices {...{ table, say }} />
        {hasOthers(table) && (
          <Suspense>
            <Agreements {...{ table, controller, say, close }} />
          </Suspense>
        )}
        {/* Nobody can start another game over the heads of the others. */}
        <MenuItem
          label={say(message(hasOthers(table) ? 'page.to-games' : 'table.new'))}
          act={() => go(pathTo('home'))}
        />
        {table.room.stage === 'playing' && speakerOf(table) !== null && (
          <MenuItem
            label={say(message('table.resign'))}
            act={() => {
              close();
              askResign();
            }}
          />
        )}
      </div>
      {setting && (
        <Suspense>
          <SettingsDialog closed={() => set(false)} />
        </Suspense>
      )}
      {sharing && (
        <Suspense>
          <ShareSheet say={say} close={() => share(false)} />
        </Suspense>
      )}
    </>
  );
}
