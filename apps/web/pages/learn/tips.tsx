import { message } from '@baithak/kernel';
import { tipFor } from '@baithak/kernel/lesson';
import { useEffect, useRef, useState } from 'react';
import { useSay } from '../../shell/language.ts';
import { MoreWords } from '../../shell/more-words.tsx';
import { NO_TIPS, tipsRead } from '../../shell/storage.ts';
import * as words from '../../words/learn.ts';
import { useBeside } from '../table/beside.ts';
import type { PartProps } from '../table/parts.tsx';
import { useLesson } from './open-lesson.ts';
import './tips.css';

/** A word to somebody who has taken no lesson, when a thing first matters. Each comes once. */
export function Tips({ table }: PartProps) {
  return (
    <MoreWords books={words}>
      <Tip table={table} />
    </MoreWords>
  );
}

function Tip({ table: { game, legal, news } }: Pick<PartProps, 'table'>) {
  const lesson = useLesson(game.id);
  const say = useSay();
  const tell = useSay(lesson?.words);
  const [tip, show] = useState(() =>
    tipFor(lesson?.lesson.tips ?? [], tipsRead.of(game.id), legal, news.events),
  );
  const bubble = useRef<HTMLElement>(null);
  const text = tip === undefined ? null : tell(message(`${tip.id}.tip`));
  const { style } = useBeside(bubble, text);
  useEffect(() => {
    if (tip !== undefined) tipsRead.note(game.id, tip.id);
  }, [game.id, tip]);
  if (text === null) return null;
  const refuseAll = () => {
    tipsRead.note(NO_TIPS, NO_TIPS);
    show(undefined);
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
        <button type="button" className="bubble-rule" onClick={() => show(undefined)}>
          {say(message('tip.ok'))}
        </button>
        <button type="button" className="bubble-rule" onClick={refuseAll}>
          {say(message('tip.off'))}
        </button>
      </div>
    </section>
  );
}
