import {
  type BoardProps,
  Cloth,
  Deed,
  flip,
  Grid,
  Motion,
  opponentsOf,
  type Place,
  Plate,
  Stage,
  useFrame,
} from '@baithak/board';
import { Fault, message } from '@baithak/kernel';
import { facts } from '../facts.ts';
import type { Event } from '../rules/play.ts';
import { ROWS } from '../rules/squares.ts';
import { marksOn, type View } from '../view/view.ts';
import './board.css';
import { cuesOf } from './motion.ts';

/**
 * A board knows no rules: `legal` says what can be played and `preview` what it would lead to. The
 * grid brings the keyboard and the roles for screen readers; the board gives every place its name.
 */
export function Board(props: BoardProps<View, Event>) {
  const { view, seat, legal, preview, lit, news, say, attempt, quiet } = props;
  const [proposed] = props.proposed ?? [];
  const frame = useFrame();
  const marks = marksOn(view);

  function place(square: string): Place {
    const mark = marks.get(square);
    const offer = legal.includes(square) ? markAfter(square) : undefined;
    const standing = {
      line: yesNo(view.line.includes(square)),
      last: yesNo(view.last === square),
      lit: yesNo(lit.includes(square)),
    };
    return {
      name: square,
      label: say(
        offer === undefined
          ? message('board.square', { square, mark: mark ?? 'none', ...standing })
          : message('board.offer', { square, mark: offer }),
      ),
      kind: 'square',
      state: square === proposed ? 'chosen' : offer === undefined ? 'plain' : 'target',
      lit: lit.includes(square),
      last: view.last === square,
      blank: mark === undefined,
      face: (
        <>
          <span className="template-name">{square}</span>
          {mark && (
            <span className="template-stone" {...flip(`mark-${square}`)}>
              <Mark mark={mark} look={view.line.includes(square) ? 'won' : 'plain'} />
            </span>
          )}
          {offer && <Mark mark={offer} look="offer" />}
        </>
      ),
      // An illegal move can be tried too: the page shows the refusal with its rule.
      choose: seat === null ? undefined : () => attempt(square),
    };
  }

  /** The mark that a move would put on its square. */
  function markAfter(square: string): string | undefined {
    const after = preview([square]);
    return after instanceof Fault ? undefined : marksOn(after.view).get(square);
  }

  // A cloth is square, so its grid has as many rows as columns.
  const grid = (
    <Cloth look={facts.look}>
      <Grid
        label={say(message('board.grid'))}
        rows={ROWS.map((squares) => squares.map(place))}
        quiet={quiet}
      />
    </Cloth>
  );
  if (quiet === true) return grid;

  const near = frame.players[frame.near];
  return (
    <Motion moment={news.key} cues={cuesOf(news.events)}>
      <Stage
        look={facts.look}
        where={say(message('board.goal'))}
        ground="floor"
        bar={{ ask: say(message('board.ask')) }}
      >
        <div className="template-table">
          {opponentsOf(frame).map((player) => (
            <Plate key={player.seat} player={player}>
              <Deed player={player} />
            </Plate>
          ))}
          <div className="template-board" data-region="board">
            {grid}
          </div>
          {near && <Plate player={near} about={say(message(`seat.${near.seat}`))} />}
        </div>
      </Stage>
    </Motion>
  );
}

const yesNo = (holds: boolean) => (holds ? 'yes' : 'no');

interface MarkProps {
  readonly mark: string;
  /** An offer shows only under the pointer or the focus. */
  readonly look: 'plain' | 'won' | 'offer';
}

/** Two strokes or a circle: the marks differ by shape, not by colour alone. */
function Mark({ mark, look }: MarkProps) {
  return (
    <svg viewBox="0 0 100 100" className="template-mark" data-look={look} aria-hidden="true">
      {mark === 'X' ? <path d="M25 25 75 75M75 25 25 75" /> : <circle cx="50" cy="50" r="27" />}
    </svg>
  );
}
