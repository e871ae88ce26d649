import { message } from '@baithak/kernel';
import { faultMessage } from '@baithak/words';
import { type RefObject, useEffect, useRef } from 'react';
import { pathTo } from '../../routes.ts';
import { Link } from '../../shell/link.tsx';
import { nearestMove } from './nearest.ts';
import type { PartProps } from './screen.ts';

/** Why not: one sentence, and the rule behind it. */
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
      <button type="button" onClick={() => controller.forgive()}>
        {say(message('table.close'))}
      </button>
    </section>
  );
}

/** Where the bubble has to lie over the board, the page moves on until it hides nothing that it lights. */
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
