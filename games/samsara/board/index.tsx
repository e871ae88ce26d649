import {
  type BoardProps,
  Jali,
  Motion,
  Stage,
  useDrag,
  useFrame,
  useFresh,
  useLasting,
} from '@baithak/board';
import { message } from '@baithak/kernel';
import { type KeyboardEvent, lazy, Suspense, useMemo, useState } from 'react';
import { facts } from '../facts.ts';
import type { Zone } from '../rules/components.ts';
import type { Event } from '../rules/events.ts';
import type { View } from '../view/view.ts';
import { DotHelp, Wing, wonSign } from './amulets.tsx';
import { barOf } from './bar.tsx';
import { KarmaPile } from './cards.tsx';
import { afterExchange, arrivalOf } from './consequences.ts';
import { useDeeds } from './deeds.ts';
import { useKeptFocus } from './focus.tsx';
import { aroundTable } from './layout.ts';
import { cuesOf } from './motion.ts';
import { legalUses, meantBy, offersOf, selectNext, tableDrag, thingsFor } from './offers.ts';
import { DotKey, Mine, Opponents } from './opponents.tsx';
import { Picture } from './picture.tsx';
import { Rail } from './rail.tsx';
import type { Scene, Sheet, Situation } from './scene.ts';
import { type CardIds, followCards, kindOf, restOf, type Thing } from './things.ts';
import { Wheel } from './wheel.tsx';
import './board.css';
import './drawings.css';

export { CardArt, Emblem } from './emblem.tsx';

export function Board(props: BoardProps<View, Event>) {
  return props.quiet === true ? <Picture {...props} /> : <Table {...props} />;
}

/** Most turns need no closer look. */
const CloserLook = lazy(async () => ({ default: (await import('./sheets.tsx')).CloserLook }));

const NOTHING: readonly Thing[] = [];

/**
 * Anything can be selected at any time and is then explained in the hub of the wheel. If the step
 * asks for such a thing, the action bar makes the move, or a second press on the thing itself.
 */
function Table(props: BoardProps<View, Event>) {
  const { view, seat, legal, preview, lit, news, say, attempt: submit } = props;
  const [proposed] = props.proposed ?? [];
  const frame = useFrame();
  const moment = useMemo(() => JSON.stringify(view), [view]);
  const near = view.viewer ?? frame.near;
  // While a move is being sent, the seat still decides but no legal moves are listed.
  const decides = seat === near && legal.length > 0;
  const [chosen, select] = useFresh(
    `${seat} ${moment} ${proposed}`,
    proposed === undefined ? NOTHING : thingsFor(proposed, view.seats[near]!),
  );
  const [asked, ask] = useFresh<string | null>(`${seat} ${moment}`, null);
  const [pointed, point] = useFresh<Thing | null>(`${seat} ${moment}`, null);
  const [sheet, open] = useState<Sheet | null>(null);
  const ids = useLasting<CardIds>(`${moment} ${news.key}`, (before) =>
    followCards(before, view.seats[near]!, near, news.events),
  );
  const did = useDeeds(news, near);
  const kept = useKeptFocus(`${decides} ${moment}`);
  const shown = pointed === null ? chosen : [pointed];
  const situation: Situation = { view, near, decides, legal, preview };

  function attempt(text: string): void {
    kept.acted();
    submit(text);
  }
  /** The first press explains, the second one makes the move; a wrong one hears why not. */
  function look(thing: Thing): void {
    point(null);
    if (asked !== null) ask('');
    const next = selectNext(view, chosen, thing);
    const meant = meantBy(view, chosen.includes(thing) ? chosen : next, thing);
    const uses = offersOf(view, near, legal, meant);
    const [only, ...more] = uses;
    if (chosen.includes(thing) && only?.legal && more.length === 0) attempt(only.text);
    else select(next);
    if (!chosen.includes(thing) && decides && only && uses.every((use) => !use.legal)) {
      submit(only.text);
    }
  }
  const scene: Scene = {
    ...situation,
    ...{ say, chosen, shown, look, point, open, ids, did },
    guided: frame.guide !== undefined && frame.guide !== null,
    ahead: useMemo(
      () => aheadOf({ view, near, decides, legal, preview }, shown[0], chosen),
      [moment, shown[0], chosen, decides],
    ),
    useful: (thing) => legalUses(view, near, legal, chosen, thing).length > 0,
    lit: (name) => lit.includes(name),
  };
  const dragging = useDrag(
    decides ? tableDrag(view, near, (thing) => select([thing]), attempt) : undefined,
  );
  const press = (event: KeyboardEvent) => event.key === 'Escape' && select(NOTHING);
  const count = view.seats.length;
  const around = aroundTable(count, near);
  return (
    <Motion
      moment={`${news.key} ${near}`}
      cues={cuesOf(news.events, { near, seats: count, ids })}
      className="s-root"
    >
      <div className="s-all" ref={kept.around.ref}>
        <Stage
          look={facts.look}
          where={<Where scene={scene} />}
          ground="cloth"
          bar={barOf(scene, attempt, () => select(NOTHING), { asked, ask })}
          sign={wonSign}
        >
          {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape comes from the buttons inside */}
          <div
            className="s-table"
            data-seats={count}
            data-over={view.phase === 'over'}
            data-sides={around.right === null ? 1 : 2}
            onKeyDown={press}
            onFocus={kept.around.onFocus}
            onBlur={kept.around.onBlur}
            {...dragging}
          >
            <div className="s-cloth" aria-hidden="true">
              <Jali lattice={facts.look.lattice} />
            </div>
            <Opponents {...{ scene, around }} />
            <Wing scene={scene} spot={around.left} side="left" />
            <div className="s-centre">
              <Wheel scene={scene} />
              <KarmaPile scene={scene} letter="+" />
              <KarmaPile scene={scene} letter="-" />
              {count > 2 && <DotHelp say={say} alone={false} />}
              <Mine scene={scene} />
            </div>
            {around.right === null ? (
              <DotKey scene={scene} />
            ) : (
              <Wing scene={scene} spot={around.right} side="right" />
            )}
            <p className="s-aim">{say(goalOf(scene))}</p>
            <Rail scene={scene} />
            <Suspense>
              {sheet !== null && <CloserLook {...{ scene, sheet }} close={() => open(null)} />}
            </Suspense>
          </div>
        </Stage>
      </div>
    </Motion>
  );
}

/** Where the match stands, and what it is about. A phone says the latter beside the amulets. */
function Where({ scene }: { readonly scene: Scene }) {
  const { view, say } = scene;
  const alone = view.seats.length === 1;
  return (
    <>
      {say(message(alone ? 'board.where-solo' : 'board.where', { n: view.round }))}
      <span className="s-goal"> · {say(goalOf(scene))}</span>
    </>
  );
}

const goalOf = ({ view }: Scene) =>
  message(view.seats.length === 1 ? 'board.goal-solo' : 'board.goal');

/** The table after the chosen exchange, or after going to a shown zone, if no choice on the way can still change it. */
function aheadOf(
  situation: Situation,
  thing: Thing | undefined,
  chosen: readonly Thing[],
): View | null {
  if (situation.decides && situation.view.phase === 'swap') return afterExchange(situation, chosen);
  const goes = situation.decides && situation.view.phase === 'go';
  if (!goes || thing === undefined || kindOf(thing) !== 'zone') return null;
  return arrivalOf(situation, restOf(thing) as Zone)?.ahead ?? null;
}
