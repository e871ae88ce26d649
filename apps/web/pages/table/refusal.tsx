import { Icon } from '@baithak/board';
import { Fault, message } from '@baithak/kernel';
import { faultMessage } from '@baithak/words';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PartProps } from './parts.tsx';
import { told } from './sentences.ts';

interface RefusalProps extends PartProps {
  readonly openRules: (rule: string) => void;
}

/** A bubble beside the piece: why the move is not possible, the rule, and the nearest legal move. */
export function Refusal({ table, controller, words, say, openRules }: RefusalProps) {
  const { refusal } = table;
  const bubble = useRef<HTMLElement>(null);
  const pressed = usePressed();
  const place = useBesidePiece(bubble, pressed, refusal);
  useEffect(() => {
    if (refusal === null) return undefined;
    const leave = (event: Event) => {
      const outside = !bubble.current?.contains(event.target as Node);
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : outside) {
        controller.dismissRefusal();
      }
    };
    window.addEventListener('pointerdown', leave, true);
    window.addEventListener('keydown', leave);
    return () => {
      window.removeEventListener('pointerdown', leave, true);
      window.removeEventListener('keydown', leave);
    };
  }, [refusal, controller]);
  if (refusal === null) return null;
  const { rule } = refusal;
  const nearest = table.tried === null ? undefined : nearestMove(table.tried, table.legal);
  const leads = nearest === undefined ? undefined : controller.preview([nearest]);
  const instead =
    leads === undefined || leads instanceof Fault ? '' : told(leads.events, words, say).join(' ');
  return (
    <section
      ref={bubble}
      className="bubble"
      role="alert"
      aria-label={say(message('table.refused'))}
      style={place}
    >
      <p>{say(faultMessage(refusal))}</p>
      {nearest !== undefined && instead !== '' && (
        <button type="button" onClick={() => controller.attempt(nearest)}>
          {say(message('table.instead', { what: instead }))}
        </button>
      )}
      {rule !== undefined && (
        <button type="button" className="bubble-rule" onClick={() => openRules(rule)}>
          <Icon name="rules" />
          {say(
            message(words.houseRules.includes(rule) ? 'table.house-rule' : 'table.rule', { rule }),
          )}
        </button>
      )}
    </section>
  );
}

/** What was pressed last on the stage, by pointer or by key. */
function usePressed(): RefObject<Element | null> {
  const pressed = useRef<Element | null>(null);
  useEffect(() => {
    const note = (event: Event) => {
      const target = event.target as Element | null;
      if (target?.closest('.stage-table, .action-bar')) pressed.current = target;
    };
    window.addEventListener('pointerup', note, true);
    window.addEventListener('keydown', note, true);
    return () => {
      window.removeEventListener('pointerup', note, true);
      window.removeEventListener('keydown', note, true);
    };
  }, []);
  return pressed;
}

const GAP = 10;
const HIDDEN = { visibility: 'hidden' } as const;

/** Beside what was pressed, inside the table, and over nothing that the refusal points at. */
function useBesidePiece(
  bubble: RefObject<HTMLElement | null>,
  pressed: RefObject<Element | null>,
  refusal: unknown,
): React.CSSProperties {
  const [place, setPlace] = useState<React.CSSProperties>(HIDDEN);
  useLayoutEffect(() => {
    const box = bubble.current;
    const table = document.querySelector('.stage-table');
    if (box === null || table === null) return;
    const room = table.getBoundingClientRect();
    const lit = [...document.querySelectorAll('.stage-table [data-lit="true"]')].map((each) =>
      each.getBoundingClientRect(),
    );
    const piece = pressed.current?.closest('.stage-table') ? pressed.current : null;
    const target = piece?.getBoundingClientRect() ?? lit[0] ?? room;
    const { width, height } = box.getBoundingClientRect();
    const between = (least: number, wanted: number, most: number) =>
      Math.max(least, Math.min(wanted, most));
    const centre = between(
      room.left + GAP,
      target.left + (target.width - width) / 2,
      room.right - width - GAP,
    );
    const middle = between(
      room.top + GAP,
      target.top + (target.height - height) / 2,
      room.bottom - height - GAP,
    );
    const candidates = [
      { left: centre, top: target.bottom + GAP },
      { left: centre, top: target.top - height - GAP },
      { left: target.right + GAP, top: middle },
      { left: target.left - width - GAP, top: middle },
    ].filter(
      ({ left, top }) =>
        left >= room.left &&
        left + width <= room.right &&
        top >= room.top &&
        top + height <= room.bottom,
    );
    const covers = ({ left, top }: { left: number; top: number }) =>
      [...lit, target].filter(
        (each) =>
          each.left < left + width &&
          each.right > left &&
          each.top < top + height &&
          each.bottom > top,
      ).length;
    const [best] = candidates.sort((a, b) => covers(a) - covers(b));
    setPlace(best ?? { left: centre, top: room.bottom - height - GAP });
  }, [bubble, pressed, refusal]);
  return refusal === null ? HIDDEN : place;
}

/** The legal move closest to the text, if one is clearly closest. */
export function nearestMove(tried: string, legal: readonly string[]): string | undefined {
  const ranked = legal
    .map((move) => ({ move, distance: distance(tried, move) }))
    .sort((a, b) => a.distance - b.distance);
  const [best, second] = ranked;
  if (best === undefined || best.distance > Math.max(1, Math.floor(tried.length / 3))) {
    return undefined;
  }
  return second !== undefined && second.distance === best.distance ? undefined : best.move;
}

/** The Levenshtein distance. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
