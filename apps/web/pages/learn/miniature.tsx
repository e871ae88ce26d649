import { type BoardProps, type Frame, FrameContext, PICTURE } from '@baithak/board';
import { lookOf, shapeOf } from '@baithak/catalog/facts';
import { Fault, message } from '@baithak/kernel';
import { type LessonPart, type LessonPicture, Trial } from '@baithak/kernel/lesson';
import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { useSay } from '../../shell/language.ts';
import { type OpenGame, useBoard } from '../../shell/open-game.ts';
import { castOf, playersOf } from './cast.tsx';
import { placingOf } from './framing.ts';
import './miniature.css';

interface MiniatureProps {
  readonly open: OpenGame;
  readonly picture: LessonPicture;
  /** Of a small board, only the move and not what it leads to. */
  readonly isBrief?: boolean;
}

/**
 * A picture by the real board. A small board is shown as a whole, before and after the move; of a large
 * table only the parts that the picture names, as large as they fit.
 */
export function Miniature({ open: { game, words }, picture, isBrief = false }: MiniatureProps) {
  const Board = useBoard(game.id);
  const page = useSay();
  const { proposed = [], show = [], isSwap = false } = picture;
  const trial = useMemo(
    () => new Trial(game, { ...picture, goal: {}, answer: [] }),
    [game, picture],
  );
  const cast = castOf(picture.seats, trial.seat, page);
  const say = useSay(words, cast.names, cast.you);
  const box = useRef<HTMLDivElement>(null);
  const isSmall = shapeOf(game.id) === 'square';
  useParts(box, show, isBrief);
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
  const before: BoardProps = {
    ...PICTURE,
    view: trial.view,
    seat: trial.seat,
    legal: trial.legal,
    // Beside what the move leads to, the board is as it was before.
    ...(isBrief || !isSmall ? { preview: (moves) => trial.preview(moves) } : {}),
    lit: first === undefined || isSmall ? [] : words.places(first, trial.view, then),
    proposed,
    say,
    quiet: isSmall,
  };
  const after = isSmall && !isBrief && first !== undefined ? trial.preview(proposed) : undefined;
  const boards =
    after === undefined || after instanceof Fault
      ? Array.from({ length: Math.max(1, show.length) }, () => before)
      : [before, { ...PICTURE, view: after.view, seat: trial.seat, say }];
  return (
    <div
      ref={box}
      className="how-picture"
      data-accent={lookOf(game.id).accent}
      data-small={isSmall}
      data-parts={boards.length}
      data-brief={isBrief}
      aria-hidden="true"
      inert
    >
      {boards.map((board, i) => (
        <div key={i} className="how-part">
          {i > 0 && <Arrow isSwap={isSwap} />}
          <div className="how-clip">
            <div className="how-stage">
              <FrameContext value={frame}>
                <Board {...board} />
              </FrameContext>
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}

function Arrow({ isSwap }: { readonly isSwap: boolean }) {
  return (
    <svg className="how-arrow" aria-hidden="true" viewBox="0 0 32 32">
      {isSwap ? <path d="M3 11h25l-6-6M29 21H4l6 6" /> : <path d="M3 16h25M20 8l8 8-8 8" />}
    </svg>
  );
}

/** Pixels of the picture around its parts, and between two of them, with the arrow. */
const ROOM = { edge: 12, gap: 52 };
const BRIEF_ROOM = { edge: 6, gap: 28 };
/** Pixels of the table around a part: frames and ticks of what is chosen reach beyond it. */
const MARGIN = 6;

/** So many frames in a row must be the same until a table counts as still. */
const STILL = 40;

/** Shows the parts of each stage that the picture is about, and nothing else of it. */
function useParts(
  box: RefObject<HTMLDivElement | null>,
  show: readonly LessonPart[],
  isBrief: boolean,
): void {
  useLayoutEffect(() => {
    const picture = box.current;
    if (picture === null || show.length === 0) return undefined;
    const clips = [...picture.querySelectorAll<HTMLElement>('.how-clip')];
    // A table finds its places little by little: boards measure and scroll, fonts and pictures come later.
    let [seen, still, next] = ['', 0, 0];
    const look = () => {
      const now = frameParts(picture, clips, show, isBrief ? BRIEF_ROOM : ROOM);
      still = now === seen ? still + 1 : 0;
      seen = now;
      next = still < STILL ? requestAnimationFrame(look) : 0;
    };
    const observer = new ResizeObserver(() => {
      still = 0;
      if (next === 0) look();
    });
    observer.observe(picture);
    for (const [i, clip] of clips.entries()) {
      for (const part of clip.querySelectorAll(show[i]!.of)) observer.observe(part);
    }
    return () => {
      observer.disconnect();
      cancelAnimationFrame(next);
    };
  }, [box, show, isBrief]);
}

function frameParts(
  picture: HTMLElement,
  clips: readonly HTMLElement[],
  show: readonly LessonPart[],
  { edge, gap }: typeof ROOM,
) {
  const sizes = clips.map((clip, i) => {
    const stage = clip.querySelector<HTMLElement>('.how-stage')!;
    const { of, at = of } = show[i]!;
    for (const part of stage.querySelectorAll(of)) part.setAttribute('data-pictured', '');
    return around(stage, [...stage.querySelectorAll(at)]);
  });
  const frame = { width: picture.clientWidth - 2 * edge, height: picture.clientHeight - 2 * edge };
  const { scales, isStacked } = placingOf(sizes, frame, gap);
  picture.dataset.stacked = String(isStacked);
  for (const [i, clip] of clips.entries()) {
    const { left, top, width, height } = sizes[i]!;
    const scale = scales[i]!;
    clip.style.inlineSize = `${width * scale}px`;
    clip.style.blockSize = `${height * scale}px`;
    const stage = clip.querySelector<HTMLElement>('.how-stage')!;
    stage.style.transform = `scale(${scale}) translate(${-left}px, ${-top}px)`;
  }
  return clips.map((clip) => clip.querySelector<HTMLElement>('.how-stage')!.style.transform).join();
}

/** The box of some parts on their stage, in pixels of the stage. */
function around(stage: HTMLElement, parts: readonly Element[]) {
  const frame = stage.getBoundingClientRect();
  const now = frame.width / stage.offsetWidth;
  const boxes = parts.map((part) => part.getBoundingClientRect()).filter(({ width }) => width > 0);
  const left = Math.min(...boxes.map((each) => each.left)) - frame.left;
  const top = Math.min(...boxes.map((each) => each.top)) - frame.top;
  const right = Math.max(...boxes.map((each) => each.right)) - frame.left;
  const bottom = Math.max(...boxes.map((each) => each.bottom)) - frame.top;
  return {
    left: left / now - MARGIN,
    top: top / now - MARGIN,
    width: (right - left) / now + 2 * MARGIN,
    height: (bottom - top) / now + 2 * MARGIN,
  };
}
