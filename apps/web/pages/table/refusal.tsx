import { message } from '@baithak/kernel';
import { faultMessage } from '@baithak/words';
import { pathTo } from '../../routes.ts';
import { Link } from '../../shell/link.tsx';
import { nearestMove } from './nearest.ts';
import type { PartProps } from './screen.ts';

/** Why not: one sentence, and the rule behind it. */
export function Refusal({ table, controller, words, say }: PartProps) {
  const { refusal, game } = table;
  if (refusal === null) return null;
  const nearest = table.tried === null ? undefined : nearestMove(table.tried, table.legal);
  return (
    <section className="refusal" role="alert" aria-label={say(message('table.refused'))}>
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
