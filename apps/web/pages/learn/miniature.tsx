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
/** Places of a table, cards, names and faces: they are shown as a whole or not at all. */
const WHOLE = '.stage-table :is([data-region], .plate, .portrait, [data-flip], li, button)';
/** Pixels of the stage around what matters, and the least of it that is shown. */
const MARGIN = 40;
const LEAST = { left: 0, top: 0, right: 460, bottom: 270 };
/** Around a place that is shown as a whole. */
const EDGE = 8;
/** A place that matters is shown as a whole, unless it would become smaller than this. */
const SMALLEST = 0.42;

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
    // What it shows finds its place little by little: fonts and pictures come later.
    for (const each of box.current.querySelectorAll(`.stage, ${WHOLE}`)) observer.observe(each);
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
  const matters = [...stage.querySelectorAll(MATTERS)].filter(
    (each) => at(each).right > at(each).left,
  );
  const { clientWidth, clientHeight } = box;
  const wholes = [...stage.querySelectorAll<HTMLElement>(WHOLE)];
  const isAbout = (whole: Element) => matters.some((each) => whole.contains(each));
  const scaleFor = ({ left, top, right, bottom }: Edges, choose: typeof Math.min) =>
    choose(clientWidth / (right - left), clientHeight / (bottom - top));
  const fits = (edges: Edges) => scaleFor(edges, Math.min) >= SMALLEST;
  const places = wholes.filter((whole) => isAbout(whole) && fits(at(whole)));
  const all = around([
    ...matters.map((each) => grown(at(each), MARGIN)),
    ...places.map((each) => grown(at(each), EDGE)),
  ]);
  // Where two places that matter lie too far apart, the first is shown.
  const first = places.slice(0, 1).map((each) => grown(at(each), EDGE));
  const want =
    matters.length === 0 ? room : fits(all) ? all : around(first.length > 0 ? first : [all]);
  const cover = Math.max(scaleFor(room, Math.max), scaleFor(LEAST, Math.min));
  const scale = Math.min(cover, Math.max(SMALLEST, scaleFor(want, Math.min)));
  const place = (from: number, to: number, low: number, high: number, size: number) => {
    const shown = size / scale;
    if (shown >= high - low) return (low + high - shown) / 2;
    return Math.min(high - shown, Math.max(low, (from + to - shown) / 2));
  };
  const x = place(want.left, want.right, room.left, room.right, clientWidth);
  const y = place(want.top, want.bottom, room.top, room.bottom, clientHeight);
  const [right, bottom] = [x + clientWidth / scale, y + clientHeight / scale];
  const told = fits(all) ? matters : matters.filter((each) => places[0]?.contains(each) ?? true);
  for (const whole of wholes) {
    const each = at(whole);
    const isCut =
      each.left < x - 1 || each.top < y - 1 || each.right > right + 1 || each.bottom > bottom + 1;
    whole.toggleAttribute(
      'data-cut',
      isCut && told.length > 0 && !told.some((one) => whole.contains(one)),
    );
  }
  return { transform: `scale(${scale}) translate(${-x}px, ${-y}px)` };
}

interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const grown = ({ left, top, right, bottom }: Edges, by: number): Edges => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

const around = (boxes: readonly Edges[]): Edges => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});
