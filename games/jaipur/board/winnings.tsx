import { flip, Token } from '@baithak/board';
import { type Message, message, type Seat } from '@baithak/kernel';
import { GOODS } from '../rules/components.ts';
import type { SeatView } from '../view/view.ts';

interface WinningsProps {
  readonly seat: Seat;
  readonly goods: SeatView['goods'];
  readonly say: (message: Message) => string;
}

/** The goods tokens of a trader, one upon the other for each good. */
export function Winnings({ seat, goods, say }: WinningsProps) {
  return (
    <ul className="j-won">
      {GOODS.filter((good) => goods[good].length > 0).map((good) => (
        <li key={good}>
          <span className="j-small-print">{say(message(`good.${good}`))} </span>
          {goods[good].map((value, i) => (
            <Token
              key={i}
              tone={good}
              moving={flip(`won ${seat} ${good} ${i}`, { from: `pile ${good}` })}
            >
              {value}
            </Token>
          ))}
        </li>
      ))}
    </ul>
  );
}
