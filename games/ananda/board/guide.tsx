import { Inspect } from '@baithak/board';
import { type Message, message } from '@baithak/kernel';

/** The rules behind each phase, and behind the end. */
const CHAPTERS = [
  ['monk', ['A6', 'A7']],
  ['build', ['A9', 'A10', 'A13', 'A15', 'A16']],
  ['meditate', ['A17']],
  ['refill', ['A18', 'A19']],
  ['balance', ['A23']],
  ['end', ['A24', 'A27']],
] as const;

/** How a turn goes and what it is good for, for those who have never had one. */
export function Guide({ say }: { readonly say: (message: Message) => string }) {
  return (
    <Inspect label={say(message('board.guide'))} face="?" closeLabel={say(message('board.close'))}>
      <ol className="a-guide">
        {CHAPTERS.map(([step, rules]) => (
          <li key={step}>
            <h4>{say(message(`board.step.${step}`))}</h4>
            {rules.map((rule) => (
              <p key={rule}>{say(message(`rule.${rule}`))}</p>
            ))}
          </li>
        ))}
      </ol>
    </Inspect>
  );
}
