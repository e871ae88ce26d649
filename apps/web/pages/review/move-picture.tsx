import type { Moment } from '@baithak/bots';
import { shapeOf } from '@baithak/catalog/facts';
import { type LessonMove, type LessonPicture, pictureOf } from '@baithak/kernel/lesson';
import { Suspense, useMemo } from 'react';
import type { OpenGame } from '../../shell/open-game.ts';
import { Miniature } from '../learn/miniature.tsx';
import { useLesson } from '../learn/open-lesson.ts';
import type { Source } from './source.ts';
import type { Telling } from './telling.ts';

interface MovePicturesProps {
  readonly source: Source;
  readonly open: OpenGame;
  readonly telling: Telling;
  readonly at: number;
  readonly moment: Moment;
  /** What was played and what was better, in words. */
  readonly told: readonly [played: string, better: string];
}

/** What was played and what was better: in words, and drawn by the game's own board if it can. */
export function MovePictures(props: MovePicturesProps) {
  return (
    <Suspense fallback={<Told told={props.told} />}>
      <Drawn {...props} />
    </Suspense>
  );
}

function Told({ told: [played, better] }: Pick<MovePicturesProps, 'told'>) {
  return (
    <>
      <p>{played}</p>
      <p className="review-better">{better}</p>
    </>
  );
}

/** A small board is drawn as a whole, with the move on it. */
const WHOLE: readonly LessonMove[] = [{ fits: '.+', show: [] }];
const NONE: readonly LessonMove[] = [];

function Drawn({ source, open, telling, at, moment, told }: MovePicturesProps) {
  const { game, match } = source;
  const lesson = useLesson(game.id);
  const moves = shapeOf(game.id) === 'square' ? WHOLE : (lesson?.lesson.moves ?? NONE);
  const { move = '', gap } = moment;
  const best = gap?.best ?? '';
  // The boards of the pictures stay while the curve below is looked at.
  const pictures = useMemo(() => {
    const position = game.writePosition(telling.walked.states[at]);
    const from = { seats: match.seats, options: match.options, position };
    return [move, best].map((each) => pictureOf(each, moves, from));
  }, [game, match, telling, at, move, best, moves]);
  if (pictures.includes(null)) return <Told told={told} />;
  return (
    <div
      className="review-pictures"
      // A swap shows twice as much.
      style={{ gridTemplateColumns: pictures.map((each) => column(each!)).join(' ') }}
    >
      {pictures.map((picture, i) => (
        <figure key={i}>
          <figcaption className={i === 1 ? 'review-better' : undefined}>{told[i]}</figcaption>
          <Miniature open={open} picture={picture!} isBrief />
        </figure>
      ))}
    </div>
  );
}

const column = ({ show = [] }: LessonPicture) => `minmax(0, ${Math.max(1, show.length)}fr)`;
