import { flip } from '@baithak/board';
import { message, type Seat } from '@baithak/kernel';
import { COLOURS, COMPONENTS, SYMBOLS } from '../rules/components.ts';
import { cardSaid, colourSaid } from '../rules/naming.ts';
import { circlesFor, hasPowerIn } from '../view/bill.ts';
import { SmallCircle, SmallSign, TiltedFace } from './art.tsx';
import { cardId, Titled, toneOf } from './cards.tsx';
import type { Scene } from './scene.ts';

interface SeatProps {
  readonly scene: Scene;
  readonly seat: Seat;
}

/** The Journal with its tilted cards, and below it discounts, symbols and the Backpack. */
export function Journal({ scene, seat }: SeatProps) {
  const { view, say, lit } = scene;
  const { journal } = view.seats[seat]!;
  return (
    <Titled say={say} of="journal" seat={seat} note={{}}>
      <ul className="k-pages">
        {journal.map((name, place) => (
          <li
            key={place}
            className="b-card k-page"
            data-tone={toneOf(name)}
            data-lit={lit.has(`journal:${seat}:${name}`)}
            {...flip(cardId(name, `journal ${seat}`, place), { from: `hand ${name} 0` })}
          >
            <span className="b-unseen">{say(cardSaid(name))}</span>
            <TiltedFace name={name} />
          </li>
        ))}
        {journal.length === 0 && <li className="k-small">{say(message('said.nothing'))}</li>}
      </ul>
      <Circles scene={scene} seat={seat} />
      <Symbols scene={scene} seat={seat} />
      <Backpack scene={scene} seat={seat} />
    </Titled>
  );
}

/** K17: the discount on each colour. */
function Circles({ scene: { view, say }, seat }: SeatProps) {
  const circles = circlesFor(view.seats[seat]!);
  return (
    <p className="k-facts">
      <span>{say(message('board.discounts'))}</span>
      {COLOURS.map((colour, i) => (
        <span key={colour} className="k-fact">
          <SmallCircle colour={colour} />
          <span className="b-unseen">{say(colourSaid(colour))}</span>{' '}
          {circles[i] === 0 ? 0 : `−${circles[i]}`}
        </span>
      ))}
      {hasPowerIn(view.seats[seat]!, 'discount') && <span>{say(message('gift.discount'))}</span>}
    </p>
  );
}

/** K36, K37: symbols as count in the Journal × count on the Map, and loops. */
function Symbols({ scene: { scores, say }, seat }: SeatProps) {
  const { journalSymbols, mapSymbols, halfLoops, loops } = scores[seat]!;
  return (
    <p className="k-facts">
      <span>{say(message('board.symbols'))}</span>
      {SYMBOLS.map((symbol, s) => (
        <span key={symbol} className="k-fact">
          <SmallSign of={symbol} />
          <span className="b-unseen">{say(message(`symbol.${symbol}`))}</span> {journalSymbols[s]}×
          {mapSymbols[s]}
        </span>
      ))}
      <span className="k-fact">
        <SmallSign of="o" /> {say(message('board.loops', { half: halfLoops, n: loops }))}
      </span>
    </p>
  );
}

/** K22. */
function Backpack({ scene: { view, say }, seat }: SeatProps) {
  const n = view.seats[seat]!.backpackSize;
  const { backpack } = COMPONENTS.limits;
  return (
    <p className="k-facts k-backpack">
      <span>{say(message('board.backpack', { n, limit: backpack }))}</span>
      <span className="k-pips" aria-hidden="true">
        {Array.from({ length: Math.max(n, backpack) }, (_, i) => (
          <span key={i} data-there={i < n} />
        ))}
      </span>
    </p>
  );
}
