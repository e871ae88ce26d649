import { type Frame, FrameContext, PICTURE } from '@baithak/board';
import { shapeOf } from '@baithak/catalog/facts';
import { message } from '@baithak/kernel';
import { type LessonPicture, Trial } from '@baithak/kernel/lesson';
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSay } from '../../shell/language.ts';
import { type OpenGame, useBoard } from '../../shell/open-game.ts';
import { castOf, playersOf } from './cast.tsx';
import './miniature.css';

interface MiniatureProps {
  readonly open: OpenGame;
  readonly picture: LessonPicture;
}

/** A picture by the real board: small boards as a whole, of large tables what matters. */
export function Miniature({ open: { game, words }, picture }: MiniatureProps) {
  const Board = useBoard(game.id);
  const page = useSay();
  const { proposed = [] } = picture;
  const trial = useMemo(
    () => new Trial(game, { ...picture, goal: {}, answer: [] }),
    [game, picture],
  );
  const cast = castOf(picture.seats, trial.seat, page);
  const say = useSay(words, cast.names, cast.you);
  const box = useRef<HTMLDivElement>(null);
  const isSmall = shapeOf(game.id) === 'square';
  const style = useZoom(box, !isSmall);
  const frame: Frame = {
    title: say(message('name')),
    back: null,
    tools: null,
    players: playersOf(cast, true, say),
    near: trial.seat,
    side: null,
    bar: null,
    scene: null,
  };
  const [first, ...then] = proposed;
  return (
    <div ref={box} className="how-picture" data-small={isSmall} aria-hidden="true" inert>
      <div className="how-stage" style={style}>
        <FrameContext value={frame}>
          <Board
            {...PICTURE}
            view={trial.view}
            seat={trial.seat}
            legal={trial.legal}
            preview={(moves) => trial.preview(moves)}
            lit={first === undefined || isSmall ? [] : words.places(first, trial.view, then)}
            proposed={proposed}
            say={say}
            quiet={isSmall}
          />
        </FrameContext>
      </div>
    </div>
  );
}

/** What the picture is about. */
const MATTERS = '[data-lit="true"], .a-lit, [data-state="chosen"], .b-above > .marks > *';
/** Pixels of the stage around what matters, and the least of it that is shown. */
const MARGIN = 40;
const LEAST = { width: 460, height: 270 };

/** Shows the part of a stage that matters, as large as it fits. */
function useZoom(
  box: RefObject<HTMLDivElement | null>,
  isWanted: boolean,
): React.CSSProperties | undefined {
  const [style, setStyle] = useState<React.CSSProperties>();
  useLayoutEffect(() => {
    if (!isWanted || box.current === null) return undefined;
    const look = () => setStyle(zoomOf(box.current!));
    const observer = new ResizeObserver(look);
    observer.observe(box.current);
    const stage = box.current.querySelector('.stage');
    if (stage !== null) observer.observe(stage);
    return () => observer.disconnect();
  }, [box, isWanted]);
  return style;
}

function zoomOf(box: HTMLElement): React.CSSProperties | undefined {
  const stage = box.querySelector<HTMLElement>('.stage');
  const table = stage?.querySelector('.stage-table');
  if (!stage || !table) return undefined;
  const frame = stage.getBoundingClientRect();
  const now = frame.width / stage.offsetWidth;
  const at = (each: Element) => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    return {
      left: (left - frame.left) / now,
      top: (top - frame.top) / now,
      right: (right - frame.left) / now,
      bottom: (bottom - frame.top) / now,
    };
  };
  const room = at(table);
  const matters = [...stage.querySelectorAll(MATTERS)].map(at).filter((r) => r.right > r.left);
  const boxes = matters.length > 0 ? matters : [room];
  const want = {
    left: Math.min(...boxes.map((each) => each.left)) - MARGIN,
    top: Math.min(...boxes.map((each) => each.top)) - MARGIN,
    right: Math.max(...boxes.map((each) => each.right)) + MARGIN,
    bottom: Math.max(...boxes.map((each) => each.bottom)) + MARGIN,
  };
  const { clientWidth, clientHeight } = box;
  const width = Math.max(LEAST.width, want.right - want.left);
  const height = Math.max(LEAST.height, want.bottom - want.top);
  const least = Math.max(
    clientWidth / (room.right - room.left),
    clientHeight / (room.bottom - room.top),
  );
  const scale = Math.max(least, Math.min(clientWidth / width, clientHeight / height));
  const place = (from: number, to: number, low: number, high: number, size: number) => {
    const shown = size / scale;
    return Math.min(high - shown, Math.max(low, (from + to - shown) / 2));
  };
  const x = place(want.left, want.right, room.left, room.right, clientWidth);
  const y = place(want.top, want.bottom, room.top, room.bottom, clientHeight);
  return { transform: `scale(${scale}) translate(${-x}px, ${-y}px)` };
}
