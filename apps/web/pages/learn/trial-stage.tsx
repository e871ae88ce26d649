import { type Bar, type Frame, FrameContext, Icon, NO_NEWS, useStill } from '@baithak/board';
import { message } from '@baithak/kernel';
import type { Try } from '@baithak/kernel/lesson';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Say } from '../../shell/language.ts';
import { Link } from '../../shell/navigation.tsx';
import { type OpenGame, useBoard } from '../../shell/open-game.ts';
import { usePressed } from '../table/pressed.ts';
import { useSettled } from '../table/settled.ts';
import { Tool } from '../table/tool.tsx';
import { type Cast, playersOf } from './cast.tsx';
import type { Trying } from './trying.ts';
import '../table/table.css';
import './learn.css';

/** Loaded when they are first needed. */
const RuleSheet = lazy(async () => ({
  default: (await import('../table/rule-sheet.tsx')).RuleSheet,
}));
const Refusal = lazy(async () => ({ default: (await import('../table/refusal.tsx')).Refusal }));
const HintBubble = lazy(async () => ({
  default: (await import('../table/hint-bubble.tsx')).HintBubble,
}));

interface TrialStageProps {
  readonly open: OpenGame;
  readonly trying: Trying<Try>;
  readonly cast: Cast;
  readonly say: Say;
  /** The title of the tab. */
  readonly title: string;
  readonly back: { readonly to: string; readonly label: string };
  /** Begins anew; undefined where there is nothing to try. */
  readonly again?: string;
  /** Goes on without this one; undefined if nothing comes after it. */
  readonly skip?: { readonly label: string; readonly act: (() => void) | undefined };
  readonly guide: ReactNode;
  /** `null`: the board's own bar is shown. */
  readonly bar: Bar | null;
  readonly attempt?: (...texts: readonly string[]) => void;
  /** What a refusal says besides its reason. */
  readonly nudge?: ReactNode;
  /** The rule that is shown to whoever opens the rules. */
  readonly rule?: string;
}

/** The real stage of a game with something to try on it: a step of a lesson, or a puzzle. */
export function TrialStage(props: TrialStageProps) {
  const { open, trying, cast, say, title, back, again, skip, guide, nudge, rule = '' } = props;
  const { game, words } = open;
  const { trial, hint, refusal, number, moment } = trying;
  const Board = useBoard(game.id);
  const pressed = usePressed();
  const [rules, openRules] = useState<string | null>(null);
  const frame: Frame = {
    title: say(message('name')),
    back: (
      <Link to={back.to} className="tool" label={back.label}>
        <Icon name="back" />
      </Link>
    ),
    tools: (
      <>
        <Tool icon="hint" label={say(message('hint.title'))} act={hint.press} />
        {again !== undefined && <Tool icon="replay" label={again} act={trying.again} />}
        <Tool icon="rules" label={say(message('table.rules'))} act={() => openRules('')} />
        {skip !== undefined && <Tool icon="forward" {...skip} />}
      </>
    ),
    players: playersOf(cast, trial.acting !== null, say),
    near: trial.seat,
    guide,
    side: null,
    bar: useSettled(props.bar, useStill(moment)),
    scene: null,
    asked: hint.asked,
  };
  return (
    <FrameContext value={frame}>
      <title>{say(message('page.title', { text: title }))}</title>
      <Board
        key={number}
        view={trial.view}
        seat={trial.acting}
        legal={trial.acting === null ? [] : trial.legal}
        preview={trying.preview}
        lit={refusal?.at ?? hint.lit}
        proposed={hint.proposed}
        news={trial.news.length === 0 ? NO_NEWS : { key: moment, events: trial.news }}
        say={say}
        attempt={props.attempt ?? trying.attempt}
      />
      <Suspense>
        {refusal !== null && (
          <Refusal refusal={refusal} dismiss={trying.dismiss} {...{ pressed, say, openRules }}>
            {nudge}
          </Refusal>
        )}
        {refusal === null && hint.text !== null && <HintBubble hint={hint} say={say} />}
        {rules !== null && (
          <RuleSheet
            game={game.id}
            words={words}
            cited={rules || rule}
            close={() => openRules(null)}
          />
        )}
      </Suspense>
    </FrameContext>
  );
}
