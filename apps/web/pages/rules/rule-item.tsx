import { message } from '@baithak/kernel';
import type { ReactNode } from 'react';
import type { Say } from '../../shell/language.ts';
import { piecesOf } from './finding.ts';

interface RuleItemProps {
  readonly number: ReactNode;
  readonly text: string;
  /** Why we decided so; `undefined` for a rule of the rulebook. */
  readonly reason: string | undefined;
  /** Words to mark. */
  readonly wanted: readonly string[];
  readonly say: Say;
}

/** One rule. A house ruling says that it is one, and why. */
export function RuleItem({ number, text, reason, wanted, say }: RuleItemProps) {
  return (
    <div className="rule">
      {number}
      <div>
        <p>
          <Marked text={text} wanted={wanted} />
        </p>
        {reason !== undefined && (
          <p className="rule-house">
            <b>{say(message('rules.house'))}</b> <Marked text={reason} wanted={wanted} />
          </p>
        )}
      </div>
    </div>
  );
}

function Marked({ text, wanted }: Pick<RuleItemProps, 'text' | 'wanted'>) {
  if (wanted.length === 0) return text;
  return piecesOf(text, wanted).map((piece, i) =>
    piece.isFound ? <mark key={i}>{piece.text}</mark> : piece.text,
  );
}
