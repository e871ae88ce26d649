import { BlockPrint } from '@baithak/board';
import { lookOf } from '@baithak/catalog/facts';
import { message } from '@baithak/kernel';
import { pathTo } from '../../routes.ts';
import { useSay } from '../../shell/language.ts';
import { MoreWords } from '../../shell/more-words.tsx';
import { Link, replace, Title, useAsked } from '../../shell/navigation.tsx';
import { NotFound } from '../../shell/notices.tsx';
import { type OpenGame, useGame } from '../../shell/open-game.ts';
import * as words from '../../words/rules.ts';
import { type OpenLesson, useLesson } from '../learn/open-lesson.ts';
import { RuleBook } from './rule-book.tsx';
import { RulePicture } from './rule-picture.tsx';
import './print.css';

/** The numbered rules of a game, to look things up in and to print. */
export function RulesPage({ param }: { readonly param: string }) {
  const open = useGame(param);
  const lesson = useLesson(param);
  return open === undefined ? (
    <NotFound />
  ) : (
    <MoreWords books={words}>
      <Rules open={open} lesson={lesson} />
    </MoreWords>
  );
}

interface RulesProps {
  readonly open: OpenGame;
  readonly lesson: OpenLesson | undefined;
}

function Rules({ open, lesson }: RulesProps) {
  const { id } = open.game;
  const { accent, motif } = lookOf(id);
  const say = useSay(open.words);
  const tell = useSay(lesson?.words);
  const linkTo = (to: string) => `${pathTo('rules', id)}#${to}`;
  const pictures = lesson?.lesson.pictures ?? [];
  const picturesAt = (rule: string) => pictures.filter(({ rules }) => rules[0] === rule);
  return (
    <article className="rules" data-accent={accent}>
      <Title text={say(message('rules.title', { game: message('name') }))} />
      <BlockPrint motif={motif} accent={accent} size={22} />
      <p className="rules-about">{say(message('about'))}</p>
      <p className="quiet">
        {say(message('credits'))} {say(message('rules.intro'))}
      </p>
      <RuleBook
        words={open.words}
        say={say}
        cited={useAsked()}
        linkTo={linkTo}
        follow={(to) => replace(linkTo(to))}
        beside={(rule) =>
          lesson !== undefined &&
          picturesAt(rule).map((picture) => (
            <RulePicture key={picture.id} {...{ open, lesson, picture }} />
          ))
        }
        captions={(rule) =>
          picturesAt(rule).flatMap((picture) =>
            ['title', 'line'].map((word) => tell(message(`${picture.id}.${word}`))),
          )
        }
        more={
          <div className="rule-more">
            {lesson !== undefined && (
              <>
                <Link to={pathTo('how', id)}>{say(message('game.how'))}</Link>
                <Link to={pathTo('lesson', id)}>{say(message('door.learn'))}</Link>
              </>
            )}
            <Link to={pathTo('game', id)}>{say(message('name'))}</Link>
            <button type="button" onClick={() => window.print()}>
              {say(message('rules.print'))}
            </button>
          </div>
        }
      />
    </article>
  );
}
