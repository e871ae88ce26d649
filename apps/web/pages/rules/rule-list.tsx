import { message } from '@baithak/kernel';
import { useEffect } from 'react';
import type { Say } from '../../shell/language.ts';
import type { GameWords } from '../../shell/open-game.ts';
import './rules.css';

interface RuleListProps {
  readonly words: GameWords;
  readonly say: Say;
  /** The rule to show first. */
  readonly cited: string;
}

/** The numbered rules of a game. */
export function RuleList({ words, say, cited }: RuleListProps) {
  useEffect(() => {
    document.getElementById(cited)?.scrollIntoView();
  }, [cited]);
  return (
    <dl className="rule-list">
      {words.rules.map((rule) => (
        <div key={rule} id={rule} data-cited={rule === cited}>
          <dt>{rule}</dt>
          <dd>
            {say(message(`rule.${rule}`))}
            {words.houseRules.includes(rule) && (
              <span className="house"> {say(message('rules.house'))}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
