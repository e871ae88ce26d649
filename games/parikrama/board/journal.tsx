import { flip } from '@baithak/board';
import { message, type Seat } from '@baithak/kernel';
import { cardSaid } from '../rules/naming.ts';
import { TiltedFace } from './art.tsx';
import { cardId, toneOf } from './cards.tsx';
import type { Scene } from './scene.ts';

interface SeatProps {
  readonly scene: Scene;
  readonly seat: Seat;
}

/** The Journal with its tilted cards: numbers are points, circles discounts. */
export function Journal({ scene, seat }: SeatProps) {
  const { view, say, lit } = scene;
  const { journal } = view.seats[seat]!;
  return (
    <section className="k-goals k-journal" aria-label={say(message('board.journal'))}>
      <h2 className="k-label">
        {say(message('board.journal'))} <small>{say(message('board.journal-note'))}</small>
      </h2>
      <ul className="k-pages">
        {journal.map((name, place) => (
          <li
            key={place}
            className="k-card k-page"
            data-tone={toneOf(name)}
            data-lit={lit.has(`journal:${seat}:${name}`)}
            {...flip(cardId(name, `journal ${seat}`, place), { from: `hand ${name} 0` })}
          >
            <span className="b-unseen">{say(cardSaid(name))}</span>
            <TiltedFace name={name} />
          </li>
        ))}
        {journal.length === 0 && <li className="k-none">{say(message('board.journal-empty'))}</li>}
      </ul>
    </section>
  );
}
