import { message } from '@baithak/kernel';
import { type ReactNode, use, useEffect, useRef, useState } from 'react';
import type { Say } from '../../shell/language.ts';
import { Link } from '../../shell/navigation.tsx';
import type { GameWords } from '../../shell/open-game.ts';
import { RuleFinder, type Wish } from './finder.tsx';
import { isFound, type Part, partsOf, wordsIn } from './finding.ts';
import { RuleItem } from './rule-item.tsx';
import './rules.css';

export interface RuleBookProps {
  readonly words: GameWords;
  readonly say: Say;
  /** What is shown first: a rule, or the heading of a part. */
  readonly cited: string;
  /** The address of a rule, or of a part. */
  readonly linkTo: (id: string) => string;
  /** Called when somebody goes to a rule or a part. */
  readonly follow?: (id: string) => void;
  /** What lies beside a rule. */
  readonly beside?: (rule: string) => ReactNode;
  /** What is said about the pictures beside a rule, so that it is found as well. */
  readonly captions?: (rule: string) => readonly string[];
  readonly more?: ReactNode;
}

const NOTHING: Wish = { query: '', isHouse: false };
const headingOf = ({ rules }: Part): string => `part-${rules[0]}`;

/** The numbered rules of a game. Suspends until their texts are loaded. */
export function RuleBook({ words, say, cited, linkTo, follow, ...extras }: RuleBookProps) {
  const { beside = () => null, captions = () => [], more } = extras;
  const texts = use(words.rulebook());
  const [wish, setWish] = useState(NOTHING);
  // Where somebody went after the page was opened; `at` tells the same way twice apart.
  const [way, setWay] = useState({ to: cited, at: 0 });
  const book = useRef<HTMLDivElement>(null);
  const wanted = wordsIn(wish.query);
  const parts = partsOf(words.rules, texts);
  const isShown = ({ heading }: Part, rule: string) =>
    (!wish.isHouse || words.houseRules.includes(rule)) &&
    isFound(wanted, rule, [
      heading,
      texts[`rule.${rule}`] ?? '',
      texts[`house.${rule}`] ?? '',
      ...captions(rule),
    ]);
  const shown = parts
    .map((part) => ({ ...part, rules: part.rules.filter((rule) => isShown(part, rule)) }))
    .map((part, i) => ({ part, id: headingOf(parts[i]!) }))
    .filter(({ part }) => part.rules.length > 0);
  const goTo = (to: string) => {
    setWish(NOTHING);
    setWay({ to, at: way.at + 1 });
    follow?.(to);
  };
  useEffect(() => {
    setWay((before) => (before.to === cited ? before : { to: cited, at: before.at + 1 }));
  }, [cited]);
  useEffect(() => {
    if (way.to === '') return;
    const target = book.current?.querySelector<HTMLElement>(`#${CSS.escape(way.to)}`);
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  }, [way]);
  return (
    <div ref={book} className="rule-book">
      <div className="rule-ways">
        <RuleFinder
          wish={wish}
          change={setWish}
          found={shown.reduce((sum, { part }) => sum + part.rules.length, 0)}
          house={words.houseRules.length}
          say={say}
        />
        <nav aria-label={say(message('rules.parts'))}>
          <ul>
            {parts.map((part) => (
              <li key={headingOf(part)}>
                <Link to={linkTo(headingOf(part))} act={() => goTo(headingOf(part))}>
                  {part.heading}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {more}
      </div>
      <div className="rule-parts">
        {shown.map(({ part, id }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} tabIndex={-1}>
              {part.heading}
            </h2>
            <ol className="rule-list">
              {part.rules.map((rule) => (
                <li
                  key={rule}
                  id={rule}
                  tabIndex={-1}
                  data-cited={rule === way.to}
                  data-house={words.houseRules.includes(rule)}
                >
                  {beside(rule)}
                  <RuleItem
                    number={
                      <Link to={linkTo(rule)} className="rule-number" act={() => goTo(rule)}>
                        {rule}
                      </Link>
                    }
                    text={texts[`rule.${rule}`] ?? ''}
                    reason={texts[`house.${rule}`]}
                    {...{ wanted, say }}
                  />
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </div>
  );
}
