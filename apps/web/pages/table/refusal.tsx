import { message } from '@baithak/kernel';
import { faultMessage } from '@baithak/words';
import { type RefObject, useEffect, useRef } from 'react';
import { pathTo } from '../../routes.ts';
import { Link } from '../../shell/navigation.tsx';
import type { PartProps } from './parts.tsx';

/** Says why a move was refused, and cites the rule. */
export function Refusal({ table, controller, words, say }: PartProps) {
  const { refusal, game } = table;
  const bubble = useRef<HTMLElement>(null);
  useClearSight(bubble, refusal);
  if (refusal === null) return null;
  const nearest = table.tried === null ? undefined : nearestMove(table.tried, table.legal);
  return (
    <section
      ref={bubble}
      className="refusal"
      role="alert"
      aria-label={say(message('table.refused'))}
    >
      <p className="refusal-sentence">{say(faultMessage(refusal))}</p>
      {refusal.rule !== undefined && (
        <p className="refusal-rule">
          <Link to={`${pathTo('rules', game.id)}#${refusal.rule}`}>
            {say(
              message(words.houseRules.includes(refusal.rule) ? 'table.house-rule' : 'table.rule', {
                rule: refusal.rule,
              }),
            )}
          </Link>{' '}
          {say(message(`rule.${refusal.rule}`))}
        </p>
      )}
      {nearest !== undefined && (
        <button type="button" onClick={() => controller.attempt(nearest)}>
          {say(message('table.instead', { move: nearest }))}
        </button>
      )}
      <button type="button" onClick={() => controller.dismissRefusal()}>
        {say(message('table.close'))}
      </button>
    </section>
  );
}

/** If the refusal covers a highlighted place on the board, scrolls until the place is visible. */
function useClearSight(bubble: RefObject<HTMLElement | null>, refusal: unknown): void {
  useEffect(() => {
    if (bubble.current === null) return;
    const { top, left, right } = bubble.current.getBoundingClientRect();
    const lit = [...document.querySelectorAll('.board-space [data-lit="true"]')]
      .map((piece) => piece.getBoundingClientRect())
      .filter((piece) => piece.right > left && piece.left < right);
    const hidden = Math.max(0, ...lit.map(({ bottom }) => bottom - top));
    if (hidden > 0) window.scrollBy({ top: hidden + MARGIN });
  }, [bubble, refusal]);
}

const MARGIN = 8;

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
