import type { SamplesProps } from '@baithak/board';
import { message } from '@baithak/kernel';
import { GOODS, LETTERS, PILES } from '../rules/components.ts';
import './board.css';
import { Bonus, CardFace, Coin, Seals, Tile } from './pieces.tsx';

/** Jaipur's own drawings: cards, emblems, tokens and seals. */
export function Samples({ say }: SamplesProps) {
  return (
    <div className="j-samples">
      <ul aria-label={say(message('board.market'))}>
        {LETTERS.map((letter) => (
          <li key={letter} className="j-card">
            <CardFace letter={letter} name={say(message(`board.card.${letter}`))} />
          </li>
        ))}
      </ul>
      <ul>
        {LETTERS.map((letter) => (
          <li key={letter}>
            <Tile letter={letter} /> {say(message(`good.${letter}`))}
          </li>
        ))}
      </ul>
      <ul aria-label={say(message('board.tokens'))}>
        {GOODS.map((good, i) => (
          <li key={good}>
            <Coin good={good} value={7 - i} />
          </li>
        ))}
        {PILES.map((pile) => (
          <li key={pile}>
            <Bonus>{pile}</Bonus>
          </li>
        ))}
        <li>
          <Seals won={1} most={2} label={say(message('board.seals-of', { n: 1, most: 2 }))} />
        </li>
      </ul>
    </div>
  );
}
