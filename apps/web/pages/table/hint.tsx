import { Icon, useFresh } from '@baithak/board';
import type { Advice } from '@baithak/bots';
import { message } from '@baithak/kernel';
import { useEffect, useRef } from 'react';
import type { Advising } from '../../controller/lobby.ts';
import { isCoached } from '../../routes.ts';
import { useLobby } from '../../shell/contexts.ts';
import { here } from '../../shell/navigation.tsx';
import { useBeside } from './beside.ts';
import type { PartProps } from './parts.tsx';
import { whyOf } from './why.ts';

/** A hint goes on with each press: where to look, the move, the reason. */
const STEPS = ['places', 'move', 'why'] as const;

type Hinted =
  | { readonly shows: 'nothing' | 'thinking' }
  | { readonly shows: (typeof STEPS)[number] | 'closed'; readonly advice: Advice };

const NOTHING: Hinted = { shows: 'nothing' };

/** A hint as the screen shows it. */
export interface Hinting {
  /** Goes on with the hint; undefined where none can be given. */
  readonly press: (() => void) | undefined;
  readonly close: () => void;
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
export function useHint(parts: PartProps, isStill: boolean): Hinting {
  const { table, words, say } = parts;
  const lobby = useLobby();
  const { acting, room, drafted, forced, legal, remembered } = table;
  const moment = `${acting} ${room.log.length} ${room.stage} ${drafted.join(' ')}`;
  const [hinted, hint] = useFresh<Hinted>(moment, NOTHING);
  const asking = useRef<Advising | null>(null);
  useEffect(() => () => asking.current?.stop(), [moment]);
  const may = room.settings?.hints !== false && room.stage === 'playing';
  const can = may && acting !== null && !forced && legal.length > 0;

  const whispers = can && isStill && isCoached(here().search);
  useEffect(() => {
    if (whispers) void ask();
  }, [whispers, moment]);

  async function ask(): Promise<void> {
    hint({ shows: 'thinking' });
    const question = lobby.advise(table.game.id, remembered);
    asking.current = question;
    const advice = await question.answer;
    // What was asked about an earlier moment changes nothing now: see `useFresh`.
    hint(advice === null || advice.plan.length === 0 ? NOTHING : { shows: 'places', advice });
  }

  function press(): void {
    if (hinted.shows === 'thinking') return;
    if (hinted.shows === 'nothing') return void ask();
    if (!('advice' in hinted)) return;
    const { advice } = hinted;
    hint({ shows: STEPS[STEPS.indexOf(hinted.shows as 'move') + 1] ?? 'closed', advice });
  }

  const advice = 'advice' in hinted ? hinted.advice : null;
  const [move, ...then] = advice?.plan ?? NONE;
  const places = move === undefined ? NONE : words.places(move, remembered, then);
  return {
    press: can ? press : undefined,
    close: () => hint(advice === null ? NOTHING : { shows: 'closed', advice }),
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
        return whyOf(parts, advice!).map(say).join(' ');
      default:
        return null;
    }
  }
}

interface HintBubbleProps extends Pick<PartProps, 'say'> {
  readonly hint: Hinting;
}

/** What the coach says, beside what it speaks of. It moves nothing and covers nothing that it lights. */
export function HintBubble({ hint, say }: HintBubbleProps) {
  const bubble = useRef<HTMLElement>(null);
  const { style, tail } = useBeside(bubble, hint.text);
  if (hint.text === null) return null;
  const next = hint.shows === 'places' ? 'hint.show' : hint.shows === 'move' ? 'hint.why' : null;
  return (
    <section
      ref={bubble}
      className="bubble hint"
      aria-label={say(message('hint.title'))}
      data-tail={tail?.side}
      style={{ ...style, '--tail': `${tail?.at}px` }}
    >
      <p role="status" className="hint-said">
        {hint.text}
      </p>
      <button
        type="button"
        className="hint-close"
        aria-label={say(message('table.close'))}
        onClick={hint.close}
      >
        <Icon name="clear" />
      </button>
      {next !== null && (
        <button type="button" className="bubble-rule" onClick={hint.press}>
          {say(message(next))}
        </button>
      )}
    </section>
  );
}
