import { message } from '@baithak/kernel';
import { use, useEffect } from 'react';
import type { Say } from '../../shell/language.ts';
import type { GameWords } from '../../shell/open-game.ts';
import './rules.css';

interface RuleListProps {
  readonly words: GameWords;
  readonly say: Say;
  /** The rule to show first. */
  readonly cited: string;
}

/** The numbered rules of a game. Suspends until their texts are loaded. */
export function RuleList({ words, say, cited }: RuleListProps) {
  const texts = use(words.rulebook());
  useEffect(() => {
    document.getElementById(cited)?.scrollIntoView();
  }, [cited]);
  return (
    <dl className="rule-list">
      {words.rules.map((rule) => (
        <div key={rule} id={rule} data-cited={rule === cited}>
          <dt>{rule}</dt>
          <dd>
            {texts[`rule.${rule}`]}
            {words.houseRules.includes(rule) && (
              <span className="house"> {say(message('rules.house'))}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
