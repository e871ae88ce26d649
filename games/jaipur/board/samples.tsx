import { Card, type SamplesProps, Token } from '@baithak/board';
import { message } from '@baithak/kernel';
import { GOODS, LETTERS, PILES } from '../rules/components.ts';
import './board.css';
import { CardArt, Emblem } from './emblem.tsx';

/** Jaipur's own drawings: cards, emblems and tokens. */
export function Samples({ say }: SamplesProps) {
  return (
    <div className="j-frame j-samples">
      <ul aria-label={say(message('board.market'))}>
        {LETTERS.map((letter, i) => (
          <li key={letter}>
            <Card
              label={say(message(`board.card.${letter}`))}
              tone={letter}
              emblem={<CardArt letter={letter} />}
              lit={i === 2}
            />
          </li>
        ))}
      </ul>
      <ul>
        {LETTERS.map((letter) => (
          <li key={letter} data-tone={letter}>
            <Emblem letter={letter} /> {say(message(`good.${letter}`))}
          </li>
        ))}
      </ul>
      <ul aria-label={say(message('board.tokens'))}>
        {GOODS.map((good, i) => (
          <li key={good}>
            <Token tone={good}>{7 - i}</Token>
          </li>
        ))}
        {PILES.map((pile) => (
          <li key={pile}>
            <Token tone="bonus">{pile}</Token>
          </li>
        ))}
      </ul>
    </div>
  );
}
