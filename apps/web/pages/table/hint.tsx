import { useFresh } from '@baithak/board';
import type { Advice } from '@baithak/bots';
import { message } from '@baithak/kernel';
import { useEffect, useReducer, useRef } from 'react';
import type { Advising } from '../../controller/lobby.ts';
import { useCoaching } from '../../shell/coaching.ts';
import { useLobby } from '../../shell/contexts.ts';
import type { PartProps } from './parts.tsx';
import type { whyOf } from './why.ts';

/** A hint goes on with each press: where to look, the move, the reason. */
const STEPS = ['places', 'move', 'why'] as const;

type Hinted =
  | { readonly shows: 'nothing' | 'thinking' }
  | {
      readonly shows: (typeof STEPS)[number] | 'closed';
      readonly advice: Advice;
      readonly whyOf: WhyOf;
    };

/** Comes with the first advice. */
type WhyOf = typeof whyOf;

const NOTHING: Hinted = { shows: 'nothing' };

/** A hint as the screen shows it. */
export interface Hinting {
  /** Goes on with the hint; undefined where none can be given. */
  readonly press: (() => void) | undefined;
  /** Why none can be given now. */
  readonly reason?: string | undefined;
  readonly close: () => void;
  /** How often one was begun: then the board forgets what was chosen before. */
  readonly asked: number;
  readonly shows: Hinted['shows'];
  /** What it says; `null` for nothing. */
  readonly text: string | null;
  readonly lit: readonly string[];
  readonly proposed: readonly string[];
}

const NONE: readonly string[] = [];

/**
 * Advice for the seat that decides at this screen, from what that seat knows. In a coached game it comes
 * by itself, once the stage is still.
 */
export function useHint(parts: PartProps, isStill: boolean, isScene: boolean): Hinting {
  const { table, words, say } = parts;
  const lobby = useLobby();
  const { acting, room, drafted, forced, legal, remembered, past } = table;
  const moment = `${acting} ${room.log.length} ${room.stage} ${drafted.join(' ')} ${past} ${isScene}`;
  const [hinted, hint] = useFresh<Hinted>(moment, NOTHING);
  const [asked, begin] = useReducer((count: number) => count + 1, 0);
  const asking = useRef<Advising | null>(null);
  useEffect(() => forget, [moment]);
  const may = room.settings?.hints !== false && room.stage === 'playing' && !isScene;
  const can = may && past === null && acting !== null && !forced && legal.length > 0;

  const isCoached = useCoaching() !== undefined;
  const whispers = can && isStill && isCoached;
  useEffect(() => {
    if (whispers) void ask();
  }, [whispers, moment]);

  async function ask(): Promise<void> {
    hint({ shows: 'thinking' });
    const question = lobby.advise(table.game.id, remembered);
    asking.current = question;
    const [advice, { whyOf }] = await Promise.all([question.answer, import('./why.ts')]);
    // What was asked about an earlier moment, or is not wanted any more, changes nothing now.
    if (asking.current !== question) return;
    hint(
      advice === null || advice.plan.length === 0 ? NOTHING : { shows: 'places', advice, whyOf },
    );
  }

  function forget(): void {
    asking.current?.stop();
    asking.current = null;
  }

  function close(): void {
    forget();
    // What the hint chose stays chosen; before it chose anything, there is nothing to keep.
    const keeps = 'advice' in hinted && hinted.shows !== 'places';
    hint(keeps ? { ...hinted, shows: 'closed' } : NOTHING);
  }

  function press(): void {
    if (hinted.shows === 'thinking') return;
    if (hinted.shows === 'nothing') {
      begin();
      return void ask();
    }
    if (!('advice' in hinted)) return;
    hint({ ...hinted, shows: STEPS[STEPS.indexOf(hinted.shows as 'move') + 1] ?? 'closed' });
  }

  const advice = 'advice' in hinted ? hinted.advice : null;
  const [move, ...then] = advice?.plan ?? NONE;
  const places = move === undefined ? NONE : words.places(move, remembered, then);
  return {
    press: can ? press : undefined,
    reason: can ? undefined : say(message('hint.not-now')),
    close,
    asked,
    shows: hinted.shows,
    text: textOf(),
    lit: hinted.shows === 'places' ? places : NONE,
    proposed: advice === null || hinted.shows === 'places' ? NONE : advice.plan,
  };

  function textOf(): string | null {
    switch (hinted.shows) {
      case 'thinking':
        return say(message('hint.thinking'));
      case 'places':
        return say(message(places.length > 0 ? 'hint.look' : 'hint.look-nowhere'));
      case 'move':
        return say(message(places.length > 0 ? 'hint.move' : 'hint.go-on'));
      case 'why':
        return 'advice' in hinted ? say(hinted.whyOf(parts, hinted.advice)) : null;
      default:
        return null;
    }
  }
}
