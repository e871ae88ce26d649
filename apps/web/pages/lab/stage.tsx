import { type Frame, FrameContext, Icon, NO_NEWS } from '@baithak/board';
import { shapeOf } from '@baithak/catalog/facts';
import { Fault, message, type Seat } from '@baithak/kernel';
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { pathTo } from '../../routes.ts';
import { useSay } from '../../shell/language.ts';
import { Link } from '../../shell/navigation.tsx';
import { type OpenGame, useBoard } from '../../shell/open-game.ts';
import { preferences } from '../../shell/storage.ts';
import { Face } from '../table/face.tsx';
import { usePressed } from '../table/pressed.ts';
import { outcome } from '../table/sentences.ts';
import { Tool } from '../table/tool.tsx';
import { LabPanel } from './panel.tsx';
import type { Lab, Moment } from './tree.ts';

/** Loaded when they are first needed. */
const RuleSheet = lazy(async () => ({
  default: (await import('../table/rule-sheet.tsx')).RuleSheet,
}));
const Refusal = lazy(async () => ({ default: (await import('../table/refusal.tsx')).Refusal }));

interface LabStageProps {
  readonly open: OpenGame;
  readonly lab: Lab;
  /** Called after every change. */
  readonly keep: (lab: Lab) => void;
}

/** From this width on a table leaves room for the panel. */
const ROOM = { square: 1200, wide: 1600 };

/** The game's own stage, with every seat in one hand. */
export function LabStage({ open: { game, words }, lab, keep }: LabStageProps) {
  const Board = useBoard(game.id);
  const names = useMemo(
    () => Array.from({ length: lab.seats }, (_, seat) => lab.names[seat] ?? ''),
    [lab],
  );
  const say = useSay(words, names);
  const [, changed] = useReducer((count: number) => count + 1, 0);
  const [refusal, refuse] = useState<Fault | null>(null);
  const [rules, openRules] = useState<string | null>(null);
  const [proposed, propose] = useState<readonly string[]>(NOTHING);
  const [isOpen, setOpen] = useState(
    () => window.matchMedia(`(min-width: ${ROOM[shapeOf(game.id)]}px)`).matches,
  );
  const pressed = usePressed();
  const { acting, current } = lab;
  // In a game with secrets one looks from the side of whoever decides, unless another one is chosen.
  const [side, look] = useState<Seat | null>(game.hasSecrets ? null : 0);
  const before = useRef<{ near: Seat; moment: Moment } | null>(null);
  const near =
    [side, acting, before.current?.near].find((seat) => seat != null && seat < lab.seats) ?? 0;
  const isNext = before.current?.moment === current.parent && before.current?.near === near;
  useEffect(() => {
    before.current = { near, moment: current };
  });
  const change = (act: () => unknown) => {
    const said = act();
    const fault = said instanceof Fault ? said : null;
    refuse(fault);
    propose(NOTHING);
    changed();
    if (fault === null) keep(lab);
  };
  const play = (...moves: readonly string[]) => change(() => lab.play(moves));
  const back = current.parent === null ? undefined : () => change(() => lab.back());
  const forward = current.children.length === 0 ? undefined : () => change(() => lab.forward());
  useStepKeys(back, forward);
  const view = lab.view(near);
  const canAct = acting !== null && (acting === near || !game.hasSecrets);
  const result = acting === null ? game.result(current.state) : null;
  const frame: Frame = {
    title: say(message('name')),
    back: (
      <Link to={pathTo('game', game.id)} className="tool" label={say(message('name'))}>
        <Icon name="back" />
      </Link>
    ),
    tools: (
      <>
        <Tool icon="undo" label={say(message('lab.back'))} act={back} />
        <Tool icon="forward" label={say(message('lab.forward'))} act={forward} />
        {lab.seats > 1 && (
          <Tool
            icon="turn"
            label={say(message('lab.turn'))}
            act={() => look((near + 1) % lab.seats)}
          />
        )}
        <Tool icon="rules" label={say(message('table.rules'))} act={() => openRules('')} />
        <Tool
          icon="analysis"
          label={say(message('lab.title'))}
          pressed={isOpen}
          act={() => setOpen(!isOpen)}
        />
      </>
    ),
    players: names.map((known, seat) => {
      const name = known || say(message('lab.player', { n: seat + 1 }));
      return {
        seat,
        name,
        about: '',
        portrait: (
          // Players without names have numbers: all initials would be the same.
          <Face
            occupant={{ kind: 'person', person: '', name: known || `${seat + 1}` }}
            isYou={false}
          />
        ),
        isYou: false,
        state: seat === acting ? 'decides' : 'waits',
        clock: null,
        deed: null,
      };
    }),
    near,
    side: isOpen && (
      <LabPanel
        {...{ lab, words, say, change, play, propose }}
        shape={shapeOf(game.id)}
        close={() => setOpen(false)}
      />
    ),
    bar:
      result === null
        ? null
        : { ask: say(outcome(result)), note: say(result.reason), quiet: [], primary: undefined },
    scene: null,
  };
  const dismiss = useCallback(() => refuse(null), []);
  return (
    <FrameContext value={frame}>
      <title>
        {say(
          message('page.title', { text: `${say(message('lab.title'))} · ${say(message('name'))}` }),
        )}
      </title>
      <Board
        view={view}
        seat={canAct ? acting : null}
        legal={canAct ? lab.legal : NOTHING}
        preview={(moves) => lab.preview(moves)}
        lit={refusal?.at ?? NOTHING}
        proposed={proposed}
        news={{
          ...NO_NEWS,
          key: `lab ${current.id} ${near}`,
          events: isNext ? current.events.flatMap((event) => game.witness(event, near) ?? []) : [],
        }}
        say={say}
        attempt={play}
      />
      <Suspense>
        {refusal !== null && (
          <Refusal refusal={refusal} dismiss={dismiss} {...{ pressed, say, openRules }} />
        )}
        {rules !== null && (
          <RuleSheet game={game.id} words={words} cited={rules} close={() => openRules(null)} />
        )}
      </Suspense>
    </FrameContext>
  );
}

const NOTHING: readonly string[] = [];

/** The keys , and . go one move back and on: the arrows belong to the board. */
function useStepKeys(back: (() => void) | undefined, forward: (() => void) | undefined): void {
  useEffect(() => {
    const press = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const typing = (target as Element | null)?.closest('input, select, textarea, dialog');
      if (typing || ctrlKey || metaKey || altKey) return;
      if (preferences.getSnapshot().keys === 'off') return;
      if (key === ',') back?.();
      else if (key === '.') forward?.();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}
