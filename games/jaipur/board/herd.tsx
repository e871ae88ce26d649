import { Action, Card } from '@baithak/furniture';
import { type Message, message } from '@baithak/kernel';
import { Emblem } from './emblem.tsx';

interface HerdProps {
  readonly count: number;
  readonly chosen: number;
  readonly lit: boolean;
  readonly say: (message: Message) => string;
  readonly choose: ((camels: number) => void) | undefined;
}

/** One's own camels, all alike: they are picked up by number. */
export function Herd({ count, chosen, lit, say, choose }: HerdProps) {
  const total = say(message('counted.K', { n: count }));
  return (
    <div className="j-herd">
      {count > 0 && <Card label={total} tone="K" emblem={<Emblem letter="K" />} lit={lit} />}
      <div>
        <p>{total}</p>
        {choose && count > 0 && (
          <div className="j-stepper">
            <Action
              label={say(message('board.camel-less'))}
              act={chosen > 0 ? () => choose(chosen - 1) : undefined}
            >
              −
            </Action>
            <output>{say(message('board.camels-chosen', { n: chosen, count }))}</output>
            <Action
              label={say(message('board.camel-more'))}
              act={chosen < count ? () => choose(chosen + 1) : undefined}
            >
              +
            </Action>
          </div>
        )}
      </div>
    </div>
  );
}
