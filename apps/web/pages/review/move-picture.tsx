import type { Moment } from '@baithak/bots';
import { shapeOf } from '@baithak/catalog/facts';
import { message } from '@baithak/kernel';
import { pictureOf } from '@baithak/kernel/lesson';
import { Suspense } from 'react';
import type { Say } from '../../shell/language.ts';
import type { OpenGame } from '../../shell/open-game.ts';
import { Miniature } from '../learn/miniature.tsx';
import { useLesson } from '../learn/open-lesson.ts';
import type { Source } from './source.ts';
import type { Telling } from './telling.ts';

interface MovePicturesProps {
  readonly source: Source;
  readonly open: OpenGame;
  readonly telling: Telling;
  readonly say: Say;
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
const WHOLE = [{ fits: '.+', show: [] }];

function Drawn({ source, open, telling, say, at, moment, told }: MovePicturesProps) {
  const { game, match } = source;
  const lesson = useLesson(game.id);
  const moves = shapeOf(game.id) === 'square' ? WHOLE : (lesson?.lesson.moves ?? []);
  const { move = '', gap, seat } = moment;
  const position = game.writePosition(telling.stateOf(at, moment));
  const from = { seats: match.seats, options: match.options, position };
  const pictures = [move, gap?.best ?? ''].map((each) => pictureOf(each, moves, from));
  if (pictures.includes(null)) return <Told told={told} />;
  return (
    <div className="review-pictures">
      {pictures.map((picture, i) => (
        <figure key={PARTS[i]}>
          <figcaption>
            <b>{say(message(PARTS[i]!, { seat: { seat: seat! } }))}</b>
            {told[i]}
          </figcaption>
          <Miniature open={open} picture={picture!} isBrief />
        </figure>
      ))}
    </div>
  );
}

const PARTS = ['review.played', 'review.better-brief'];
