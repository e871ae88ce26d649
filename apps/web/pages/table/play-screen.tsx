import { director, type Frame, FrameContext, useStill } from '@baithak/board';
import { shapeOf } from '@baithak/catalog/facts';
import { message } from '@baithak/kernel';
import {
  lazy,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { useCoaching } from '../../shell/coaching.ts';
import { useBoard } from '../../shell/open-game.ts';
import { lessonsDone, NO_TIPS, PLAYED, preferences, tipsRead } from '../../shell/storage.ts';
import { NewVersion } from '../../shell/version.tsx';
import { Announcer, useTurnSignal } from './announcer.tsx';
import { BoardSpace } from './board.tsx';
import { LowTime } from './clock.tsx';
import { hasVerdict, outcomeOf, useCounting } from './counting.ts';
import { useDismissal } from './dismissal.ts';
import { useForcedTurn } from './forced.ts';
import { useHint } from './hint.tsx';
import { useKeptSeat } from './kept-seat.ts';
import { pageBar, type Resigning, useNotice, useSeen } from './page-bar.tsx';
import { type ScreenProps, SideTabContext, speakerOf, useTableSay } from './parts.tsx';
import { usePeopleSheet } from './people-sheet.ts';
import { nearSeat, playersOf } from './players.tsx';
import { usePressed } from './pressed.ts';
import { useReplay } from './replay.tsx';
import { useSettled, useSettledPlayers } from './settled.ts';
import { useSinceLeft } from './since-left.tsx';
import { useReactions, useTalk } from './talk.ts';
import { Back, Tools } from './tools.tsx';
import { useUpgradeNotice } from './upgrade.tsx';

/** Loaded when they are first needed. */
const Verdict = lazy(async () => ({ default: (await import('./verdict.tsx')).Verdict }));
const People = lazy(async () => ({ default: (await import('./people.tsx')).People }));
const RuleSheet = lazy(async () => ({ default: (await import('./rule-sheet.tsx')).RuleSheet }));
const Refusal = lazy(async () => ({ default: (await import('./refusal.tsx')).Refusal }));
const HintBubble = lazy(async () => ({
  default: (await import('./hint-bubble.tsx')).HintBubble,
}));
const Tips = lazy(async () => ({ default: (await import('../learn/tips.tsx')).Tips }));
const SidePanel = lazy(async () => ({ default: (await import('./side-panel.tsx')).SidePanel }));

const NOTHING: readonly string[] = [];

export interface PlayScreenProps extends ScreenProps {
  /** Shows turns at once that wait until the stage is at rest. */
  readonly skip: () => void;
}

/** A running or finished match on the stage. Suspends until the board is there. */
export function PlayScreen({ table, controller, words, skip }: PlayScreenProps) {
  const Board = useBoard(table.game.id);
  const say = useTableSay(table, words);
  const parts = { table, controller, words, say };
  useSkipping(skip);
  const [described, describe] = useState(0);
  const replay = useReplay(table, controller);
  const sinceLeft = useSinceLeft(parts, replay);
  const counting = useCounting(parts);
  const upgrade = useUpgradeNotice(table);
  const notice = useNotice(table) ?? upgrade;
  const [rules, openRules] = useState<string | null>(null);
  const [resigning, askResign] = useResigning(table);
  const talk = useTalk(table);
  const reactions = useReactions(talk);
  const people = usePeopleSheet();
  const isStill = useStill(table.news.key);
  const isScene = useSyncExternalStore(director.onHold, () => director.held);
  const hint = useHint(parts, isStill, isScene);
  const panel = usePanel(table.game.id, isScene || table.room.result !== null);
  const pressed = usePressed();
  const isNew = useIsNew(table);
  useKeptSeat(parts);
  useTurnSignal(table, say);
  useLessonEnd(table);
  useKeys({
    d: () => describe(described + 1),
    m: () => preferences.set('sound', preferences.getSnapshot().sound === 'off' ? 'medium' : 'off'),
    h: () => hint.press?.(),
    u: () => controller.undo(),
  });
  useForcedTurn(parts, isStill && !isScene && rules === null);
  useLookingBack(parts);
  useOwnQuestion(table.asksUndo.length > 0, () => controller.answerUndo(false));
  useOwnQuestion(resigning !== null, () => resigning?.close());
  const asked = { replay, counting, notice, sinceLeft, resigning };
  const newestBar = pageBar({ ...parts, ...asked });
  const bar = useSettled(newestBar, isStill);
  useSeen(notice, bar);
  const players = useSettledPlayers(
    playersOf(table, words, say, isScene, reactions),
    bar !== newestBar,
  );
  const frame: Frame = {
    title: say(message('name')),
    back: <Back say={say} />,
    tools: (
      <Tools
        {...parts}
        {...{ panel, hint, askResign, people }}
        unread={talk.unread}
        openRules={() => openRules('')}
      />
    ),
    players,
    near: nearSeat(table),
    side: panel.open && (
      <Suspense fallback={<aside className="side-panel" data-shape={shapeOf(table.game.id)} />}>
        <SidePanel {...parts} {...{ replay, talk, people }} close={panel.toggle} />
      </Suspense>
    ),
    bar,
    alarm: <LowTime table={table} say={say} />,
    scene: hasVerdict(table)
      ? (own) => (
          <Suspense>
            <Verdict {...parts} {...own} counting={counting} />
          </Suspense>
        )
      : null,
    outcome: isStill ? outcomeOf(parts, counting) : null,
    asked: hint.asked,
  };
  return (
    <FrameContext value={frame}>
      <title>{say(message('page.title', { text: say(tabOf(table)) }))}</title>
      <BoardSpace
        {...parts}
        Board={Board}
        lit={table.refusal?.at ?? (hint.lit.length > 0 ? hint.lit : counting.lit)}
        // What is forced shows on the board before the page makes it, once everything has arrived.
        proposed={table.forced ? (isStill ? table.legal : NOTHING) : hint.proposed}
      />
      <Suspense>
        {table.refusal !== null && (
          <Refusal
            refusal={table.refusal}
            dismiss={controller.dismissRefusal}
            {...{ pressed, say, openRules }}
            at={parts}
          />
        )}
        {table.refusal === null && hint.text !== null && <HintBubble hint={hint} say={say} />}
      </Suspense>
      {isNew && (
        <Suspense>
          <Tips
            {...parts}
            isCalm={isStill && !isScene && bar === null && !table.refusal && hint.text === null}
          />
        </Suspense>
      )}
      {rules !== null && (
        <Suspense>
          <RuleSheet
            game={table.game.id}
            words={words}
            cited={rules}
            close={() => openRules(null)}
          />
        </Suspense>
      )}
      {people.isOpen && (
        <Suspense>
          <People {...parts} {...{ talk, people }} />
        </Suspense>
      )}
      {/* Nobody is disturbed while a match runs. */}
      {table.room.stage === 'over' && counting.done && (
        <div className="stage-news">
          <NewVersion />
        </div>
      )}
      <Announcer {...parts} described={described} />
    </FrameContext>
  );
}

/** The game at the end of a lesson is its last step: done once it is over, whoever wins. */
function useLessonEnd({ game, room }: ScreenProps['table']): void {
  const endsLesson = useCoaching() === 'lesson';
  const isDone = endsLesson && room.result !== null;
  useEffect(() => {
    if (isDone) lessonsDone.note(game.id, PLAYED);
  }, [isDone, game.id]);
}

/** Whether somebody plays who may be new to the game, and wants tips. */
function useIsNew({ own, room }: ScreenProps['table']): boolean {
  const wants = useMemo(() => tipsRead.of(NO_TIPS).length === 0, []);
  const isCoached = useCoaching() !== undefined;
  return wants && own.length === 1 && room.settings?.hints !== false && !isCoached;
}

/** From this width on a table leaves room for the side panel. */
const ROOM_FOR_PANEL = { square: 1200, wide: 1600 };

/**
 * The side panel is open at first where the table leaves room for it. Elsewhere it lies over the table,
 * and a press on the table closes it.
 */
function usePanel(id: string, isScene: boolean) {
  const room = useMemo(
    () => window.matchMedia(`(min-width: ${ROOM_FOR_PANEL[shapeOf(id)]}px)`),
    [id],
  );
  const [open, setOpen] = useState(room.matches);
  const [, chooseTab] = useContext(SideTabContext);
  useEffect(() => {
    if (!open) chooseTab(null);
  }, [open, chooseTab]);
  useEffect(() => {
    const change = () => setOpen(room.matches);
    room.addEventListener('change', change);
    return () => room.removeEventListener('change', change);
  }, [room]);
  // A scene needs the whole table.
  useEffect(() => {
    if (isScene && !room.matches) setOpen(false);
  }, [isScene, room]);
  useDismissal({
    isOpen: open && !room.matches,
    keeps: '.side-panel, .stage-top, .action-bar, .bubble, dialog, [popover]',
    guarded: '.stage-table',
    close: useCallback(() => setOpen(false), []),
  });
  return useMemo(() => ({ open, toggle: () => setOpen(!open) }), [open]);
}

/** A press anywhere, or Escape, puts everything at its place at once. */
function useSkipping(skip: () => void): void {
  useEffect(() => {
    const press = () => {
      if (director.busy === 0) return;
      director.skip();
      if (!director.held) skip();
    };
    // What lies over the table closes with the same key.
    const key = ({ key }: KeyboardEvent) =>
      key === 'Escape' && document.querySelector(OVER_TABLE) === null && press();
    window.addEventListener('pointerdown', press);
    window.addEventListener('keydown', key);
    return () => {
      window.removeEventListener('pointerdown', press);
      window.removeEventListener('keydown', key);
    };
  }, [skip]);
}

const OVER_TABLE = 'dialog[open], :popover-open';

/** A press on the board of an earlier moment is answered, too. */
function useLookingBack({ table, controller }: Pick<ScreenProps, 'table' | 'controller'>): void {
  const isPast = table.past !== null;
  useEffect(() => {
    if (!isPast) return undefined;
    const press = ({ target }: MouseEvent) => {
      const isBoard = (target as Element | null)?.closest('.stage-fit') !== null;
      if (isBoard) controller.refuse({ code: 'looking-back' });
    };
    window.addEventListener('click', press);
    return () => window.removeEventListener('click', press);
  }, [isPast, controller]);
}

/** Asks whether somebody wants to resign, until they answer or the game is over. */
function useResigning(table: ScreenProps['table']): [Resigning | null, () => void] {
  const [asks, ask] = useState(false);
  const seat = speakerOf(table);
  const isOpen = asks && seat !== null && table.room.stage === 'playing';
  return [isOpen ? { seat, close: () => ask(false) } : null, () => ask(true)];
}

/** A question that a press elsewhere has opened in the bar: it gets the focus, and Escape says no. */
function useOwnQuestion(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const before = document.activeElement as HTMLElement | null;
    document.querySelector<HTMLElement>('.action-bar-buttons > :last-child')?.focus();
    return () => {
      if (document.activeElement?.matches('body, .action-bar *')) before?.focus();
    };
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const press = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}

/** The title of the tab also says when it is one's turn. */
function tabOf({ acting, room, forced }: ScreenProps['table']) {
  const mine = acting !== null && !forced && room.stage === 'playing';
  return mine ? message('table.your-turn', { game: message('name') }) : message('name');
}

/** Shortcuts of one key. They do nothing while somebody types, and can be switched off. */
function useKeys(keys: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const typing = (event.target as Element | null)?.closest('input, select, textarea, dialog');
      if (typing || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (preferences.getSnapshot().keys === 'off') return;
      const act = keys[event.key.toLowerCase()];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}
