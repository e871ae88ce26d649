import { type Frame, FrameContext, Icon, NO_NEWS, noPreview } from '@baithak/board';
import { isClearLuck, type Moment, type Review } from '@baithak/bots';
import { message, type Seat } from '@baithak/kernel';
import { faultMessage } from '@baithak/words';
import { useEffect } from 'react';
import type { Say } from '../../shell/language.ts';
import { go } from '../../shell/navigation.tsx';
import { type GameWords, useBoard } from '../../shell/open-game.ts';
import { Face } from '../table/face.tsx';
import { Tool } from '../table/tool.tsx';
import { caption } from './curve.tsx';
import { usePlayFrom } from './play-from.tsx';
import { proofOf } from './points.tsx';
import type { Source } from './source.ts';
import { points, type Telling } from './telling.ts';

interface MomentStageProps {
  readonly source: Source;
  readonly review: Review;
  readonly telling: Telling;
  readonly say: Say;
  readonly words: GameWords;
  readonly seat: Seat;
  readonly at: number;
  readonly goTo: (at: number) => void;
  readonly close: () => void;
}

/** One moment of the match on the game's own stage, as a seat saw it; a mistake as its mover saw it. */
export function MomentStage(props: MomentStageProps) {
  const { source, review, telling, say, words, seat, at, goTo, close } = props;
  const { game, match } = source;
  const Board = useBoard(game.id);
  const { moments } = review;
  const moment = moments[at]!;
  const isMistake = moment.gap?.isMistake === true;
  // The better move may lie in the mover's hand. Without secrets all see the same, and no board need turn.
  const near = isMistake && game.hasChance ? moment.seat! : seat;
  const view = game.view(telling.stateOf(at, moment), near);
  const [play, fault] = usePlayFrom({ source, telling, say, seat, at, moment });
  const back = at > 0 ? () => goTo(at - 1) : undefined;
  const forward = at < moments.length - 1 ? () => goTo(at + 1) : undefined;
  useArrows(back, forward, close);
  const lit = isMistake ? words.places(moment.gap!.best, view, []) : [];
  const frame: Frame = {
    title: say(message('name')),
    back: (
      <button
        type="button"
        className="tool"
        aria-label={say(message('review.close'))}
        onClick={close}
      >
        <Icon name="back" />
      </button>
    ),
    tools: (
      <Tool
        icon="analysis"
        label={say(message('review.lab'))}
        act={async () => {
          const { labAt } = await import('../lab/from-match.ts');
          go(await labAt(match, telling.movesBefore(at)));
        }}
      />
    ),
    players: Array.from({ length: match.seats }, (_, each) => ({
      seat: each,
      name: say(message('seat', { seat: { seat: each } })),
      about: '',
      portrait: (
        <Face
          occupant={
            source.seats?.[each] ?? { kind: 'person', person: '', name: match.names[each]! }
          }
          isYou={source.own.length === 1 && source.own[0] === each}
        />
      ),
      isYou: source.own.length === 1 && source.own[0] === each,
      state: moment.kind === 'move' && moment.seat === each ? 'decides' : 'waits',
      clock: null,
      deed: null,
    })),
    near,
    side: null,
    scene: null,
    bar: {
      ask: caption(at, moment, telling, say, seat),
      note: fault === null ? noteOf(props, moment) : say(faultMessage(fault)),
      quiet: [
        {
          label: say(message('past.back')),
          brief: say(message('past.back-brief')),
          icon: <Icon name="back" />,
          act: back,
        },
        {
          label: say(message('past.forward')),
          brief: say(message('past.forward-brief')),
          icon: <Icon name="forward" />,
          act: forward,
        },
      ],
      primary: { label: say(message('review.play')), act: play },
    },
  };
  return (
    <FrameContext value={frame}>
      <title>{say(message('page.title', { text: say(message('review.title')) }))}</title>
      <Board
        view={view}
        seat={null}
        legal={[]}
        preview={noPreview}
        lit={lit}
        news={{ ...NO_NEWS, key: `review ${at}` }}
        say={say}
        attempt={() => {}}
      />
    </FrameContext>
  );
}

/** What the numbers say about a moment; nothing where they are not sure. */
function noteOf({ telling, say, seat, at }: MomentStageProps, moment: Moment): string {
  const { luck, gap, error } = moment;
  if (isClearLuck(moment, seat))
    return say(message('review.note-luck', { points: points(luck[seat]!) }));
  if (gap === undefined) return '';
  const proof = proofOf(moment);
  const proven = proof === undefined ? '' : say(proof);
  if (!gap.isMistake) return proven;
  const by = message('review.mistake', { seat: { seat: moment.seat! } });
  const cost = say(message('review.note-mistake', { by, points: points(-error[seat]!) }));
  const better = say(message('review.better', { deed: telling.better(at, moment) }));
  return [cost, better, proven].join(' ');
}

/** The arrow keys go from moment to moment, Escape leads back to the curve. */
function useArrows(
  back: (() => void) | undefined,
  forward: (() => void) | undefined,
  close: () => void,
): void {
  useEffect(() => {
    const press = ({ key, target }: KeyboardEvent) => {
      if (target instanceof HTMLInputElement) return;
      if (key === 'ArrowLeft') back?.();
      else if (key === 'ArrowRight') forward?.();
      else if (key === 'Escape') close();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}
