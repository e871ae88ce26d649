import { ActionBar, BlockPrint, Icon, type IconName } from '@baithak/board';
import { lookOf } from '@baithak/catalog/facts';
import { message } from '@baithak/kernel';
import { useRef } from 'react';
import { pathTo } from '../../routes.ts';
import { WithGame } from '../../shell/game-page.tsx';
import { useSay } from '../../shell/language.ts';
import { go, Link } from '../../shell/navigation.tsx';
import type { OpenGame } from '../../shell/open-game.ts';
import * as words from '../../words/learn.ts';
import { Miniature } from './miniature.tsx';
import { type OpenLesson, useLesson } from './open-lesson.ts';
import { usePages } from './pages.ts';
import '../table/table.css';
import './how.css';

/** How to play on one screen. */
export function HowToPlayPage({ param }: { readonly param: string }) {
  const lesson = useLesson(param);
  return (
    <WithGame id={param} words={words}>
      {(open) => lesson && <HowToPlay open={open} lesson={lesson} />}
    </WithGame>
  );
}

interface HowToPlayProps {
  readonly open: OpenGame;
  readonly lesson: OpenLesson;
}

function HowToPlay({ open, lesson }: HowToPlayProps) {
  const { id } = open.game;
  const say = useSay(open.words);
  const tell = useSay(lesson.words);
  const { accent, motif } = lookOf(id);
  const { pictures } = lesson.lesson;
  const name = say(message('name'));
  const list = useRef<HTMLOListElement>(null);
  const pages = usePages(list);
  return (
    <div className="stage how" data-accent={accent} data-ground="floor">
      <title>
        {say(message('page.title', { text: say(message('how.title', { game: name })) }))}
      </title>
      <header className="stage-top">
        <div>
          <Link to={pathTo('game', id)} className="tool" label={name}>
            <Icon name="back" />
          </Link>
          <h1 tabIndex={-1}>{name}</h1>
          <p className="stage-where">{say(message('how.short'))}</p>
          <div className="stage-tools">
            <Link to={pathTo('rules', id)} className="tool">
              <Icon name="rules" />
              <span>{say(message('how.rules'))}</span>
            </Link>
          </div>
        </div>
        <BlockPrint motif={motif} size={12} />
      </header>
      <main className="how-main" id="main">
        <ol
          ref={list}
          className="how-pictures"
          data-count={pictures.length}
          // The arrow keys turn the pages.
          tabIndex={pages.isPaged ? 0 : undefined}
        >
          {pictures.map((picture, i) => (
            <li key={picture.id}>
              <Miniature open={open} picture={picture} />
              <div className="how-words">
                <b aria-hidden="true">{i + 1}</b>
                <div>
                  <h2>{tell(message(`${picture.id}.title`))}</h2>
                  <p>{tell(message(`${picture.id}.line`))}</p>
                </div>
              </div>
            </li>
          ))}
        </ol>
        {pages.isPaged && <Pager {...pages} count={pictures.length} />}
      </main>
      <ActionBar
        bar={{
          ask: say(message('how.enough')),
          note: say(message('how.lesson')),
          quiet: [{ label: say(message('how.start')), act: () => go(pathTo('lesson', id)) }],
          primary: { label: say(message('how.play')), act: () => go(pathTo('play', id)) },
        }}
      />
    </div>
  );
}

interface PagerProps extends ReturnType<typeof usePages> {
  readonly count: number;
}

/** The way from one picture to the next, for whoever does not swipe. */
function Pager({ at, count, goTo }: PagerProps) {
  const say = useSay();
  const turn = (icon: IconName, key: string, next: number) => (
    <button
      type="button"
      className="tool"
      aria-label={say(message(key))}
      aria-disabled={next < 0 || next >= count}
      onClick={() => goTo(next)}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <nav className="how-pager" aria-label={say(message('how.pictures'))}>
      {turn('back', 'how.before', at - 1)}
      <p className="how-page" aria-live="polite">
        {say(message('how.page', { n: at + 1, all: count }))}
      </p>
      {turn('forward', 'how.next', at + 1)}
    </nav>
  );
}
