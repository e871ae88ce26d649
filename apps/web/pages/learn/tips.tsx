import { message } from '@baithak/kernel';
import { isStillTrue, type LessonTip, tipFor, untaught } from '@baithak/kernel/lesson';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSay } from '../../shell/language.ts';
import { MoreWords } from '../../shell/more-words.tsx';
import { lessonsDone, NO_TIPS, tipsRead } from '../../shell/storage.ts';
import * as words from '../../words/tips.ts';
import { useBeside } from '../table/beside.ts';
import type { PartProps } from '../table/parts.tsx';
import { useLesson } from './open-lesson.ts';
import './tips.css';

interface TipsProps extends Pick<PartProps, 'table'> {
  /** Whether the person may decide and nothing else asks for their attention. */
  readonly isCalm: boolean;
}

/**
 * A word to somebody whom no lesson has taught a thing, when it first matters: at most one in a turn, only
 * when the table is calm, and it stays until it is put away or the person has moved on: nobody needs it twice.
 */
export function Tips(props: TipsProps) {
  return (
    <MoreWords books={words}>
      <Tip {...props} />
    </MoreWords>
  );
}

function Tip({ table, isCalm }: TipsProps) {
  const { game, acting, legal, news } = table;
  const lesson = useLesson(game.id);
  const tell = useSay(lesson?.words);
  const tips = useMemo(
    () => (lesson === undefined ? [] : untaught(lesson.lesson, lessonsDone.of(game.id))),
    [lesson, game.id],
  );
  const turn = turnOf(table);
  const [told, show] = useState<Told | null>(null);
  const [refused, refuse] = useState(false);
  useEffect(() => {
    if (told === null || told.tip === null || told.key === news.key) return;
    tipsRead.note(game.id, told.tip.id);
    show({ ...told, tip: null });
  }, [news.key]);
  const mayShow = isCalm && acting !== null && table.drafted.length === 0 && !refused;
  const tip = told?.tip && isStillTrue(told.tip, legal) ? told.tip : null;
  useEffect(() => {
    if (!mayShow || tip !== null || told?.turn === turn) return;
    const { events } = news;
    const next = tipFor(tips, tipsRead.of(game.id), { seat: acting, legal, events });
    if (next !== undefined) show({ turn, tip: next, key: news.key });
  }, [mayShow, tip, turn, news.key]);
  if (!mayShow || tip === null) return null;
  const putAway = () => {
    tipsRead.note(game.id, tip.id);
    show({ turn, tip: null, key: news.key });
  };
  const refuseAll = () => {
    tipsRead.note(NO_TIPS, NO_TIPS);
    refuse(true);
  };
  return <TipBubble text={tell(message(`${tip.id}.tip`))} {...{ putAway, refuseAll }} />;
}

interface Told {
  readonly turn: number;
  /** `null` once it is put away. */
  readonly tip: LessonTip | null;
  /** What had happened when it was told. */
  readonly key: string;
}

/** Whatever the person decides between two decisions of others is one turn. */
const turnOf = ({ room, own }: PartProps['table']): number =>
  room.log.filter(({ seat }) => seat !== null && !own.includes(seat)).length;

interface TipBubbleProps {
  readonly text: string;
  readonly putAway: () => void;
  readonly refuseAll: () => void;
}

/** Slim, or wide and low, down to a single line: whatever finds bare ground. */
const WIDTHS = [272, 420, 620, 960];

function TipBubble({ text, putAway, refuseAll }: TipBubbleProps) {
  const say = useSay();
  const bubble = useRef<HTMLElement>(null);
  const { style } = useBeside(bubble, text, { widths: WIDTHS, isAloof: true });
  /** Whoever closes it by key goes on at the table, not at the top of the page. */
  const close = (act: () => void) => () => {
    if (bubble.current?.contains(document.activeElement)) document.getElementById('main')?.focus();
    act();
  };
  return (
    <section
      ref={bubble}
      className="bubble hint tip"
      aria-label={say(message('tip.title'))}
      style={style}
    >
      <p role="status">{text}</p>
      <div className="tip-buttons">
        <button type="button" className="bubble-rule" onClick={close(putAway)}>
          {say(message('tip.ok'))}
        </button>
        <button type="button" className="bubble-rule" onClick={close(refuseAll)}>
          {say(message('tip.off'))}
        </button>
      </div>
    </section>
  );
}
