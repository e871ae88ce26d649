import { flip, type Ids, PawnFace } from '@baithak/board';
import { type Message, message, type Seat } from '@baithak/kernel';
import { HOME_TO_WIN } from '../rules/components.ts';
import { homePlace } from './journeys.ts';

interface HomeProps {
  readonly seat: Seat;
  readonly count: number;
  readonly ids: Ids;
  readonly say: (message: Message) => string;
}

/** What a seat has brought home, beside the edge where its pieces arrive. */
export function Home({ seat, count, ids, say }: HomeProps) {
  const places = Array.from({ length: HOME_TO_WIN }, (_, place) => place);
  return (
    <p className="v-home">
      <span className="v-home-places" aria-hidden="true">
        {places.map((place) => (
          <span key={place} className="v-home-place">
            {place < count && (
              <span className="b-man" {...flip(ids.at.get(homePlace(seat, place))!)}>
                <PawnFace colour={seat === 0 ? 'w' : 'b'} />
              </span>
            )}
          </span>
        ))}
      </span>
      <span className="v-home-words">
        {say(message('board.home', { seat: { seat }, count, most: HOME_TO_WIN }))}
      </span>
    </p>
  );
}
