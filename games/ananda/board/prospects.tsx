import { type Message, message, type Seat } from '@baithak/kernel';
import { COLOURS, type Colour } from '../rules/components.ts';
import type { View } from '../view/view.ts';
import { ownOf } from './foretell.ts';
import { type Scene, spacesIn } from './scene.ts';
import type { Offers } from './selection.ts';
import { Sign } from './signs.tsx';

/** What a colour promises to whoever places a monk. */
export interface Prospect {
  readonly colour: Colour;
  /** Spaces of its largest free area. */
  readonly largest: number;
  readonly tiles: number;
  readonly cards: string;
}

/** The colours that a monk could go to, with what one has for them. */
export function prospectsOf(view: View, seat: Seat, scene: Scene, offers: Offers): Prospect[] {
  const free = spacesIn(scene).filter(({ name }) => offers.monks.has(name));
  const areas = free.map(({ area }) => scene.areas[area!]!);
  return COLOURS.flatMap((colour) => {
    const sizes = areas.filter((area) => area.colour === colour).map((area) => area.spaces.length);
    if (sizes.length === 0) return [];
    const { tiles, cards } = ownOf(view.seats[seat]!, colour);
    return [{ colour, largest: Math.max(...sizes), tiles, cards }];
  });
}

interface ProspectsProps {
  readonly of: readonly Prospect[];
  /** The colour that is pointed at. */
  readonly chosen: Colour | null | undefined;
  readonly say: (message: Message) => string;
}

/** The choice of colours. */
export function Prospects({ of, chosen, say }: ProspectsProps) {
  return (
    <table className="a-prospects">
      <thead>
        <tr>
          {(['colour', 'area', 'tiles', 'cards'] as const).map((name) => (
            <th key={name} scope="col">
              {say(message(`board.prospect.${name}`))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {of.map(({ colour, largest, tiles, cards }) => (
          <tr key={colour} data-poor={tiles === 0} data-chosen={colour === chosen}>
            <th scope="row">
              <Sign colour={colour} /> {say(message(`colour.${colour}`))}
            </th>
            <td>{largest}</td>
            <td>{tiles}</td>
            <td>{cards || '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
