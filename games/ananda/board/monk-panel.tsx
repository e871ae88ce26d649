import { Action } from '@baithak/board';
import { type Message, message, type Seat } from '@baithak/kernel';
import { COLOURS, type Colour } from '../rules/components.ts';
import type { View } from '../view/view.ts';
import { eventOf, monkMessages, ownOf } from './consequences.ts';
import { Buttons, Clear, type PanelProps, Told } from './panel-parts.tsx';
import { Sign } from './pieces.tsx';
import { type Scene, spacesIn } from './scene.ts';
import type { Offers } from './selection.ts';

/** Where the monk goes: the colours to choose from, and the area that was chosen. */
export function MonkPanel(props: PanelProps) {
  const { view, seat, scene, offers, text, ahead, say, attempt } = props;
  if (offers.texts.has('monk:.')) return <NoArea {...props} />;
  const notes = ahead === null ? hintsOf(props) : monkMessages(view, seat, ahead);
  const prospects = prospectsOf(view, seat, scene, offers);
  const chosen = eventOf(ahead, 'monk-placed')?.colour;
  // Without a tile of the colour the move is legal, but should not look like the thing to do.
  const isAsked = prospects.some(({ colour, tiles }) => colour === chosen && tiles > 0);
  return (
    <>
      <Told notes={notes} ahead={ahead} say={say} />
      <Prospects of={prospects} chosen={chosen} say={say} />
      <Buttons>
        <Action legal={isAsked} act={text === null ? undefined : () => attempt(text)}>
          {say(message('board.place-monk', { at: props.selection.at ?? 'none' }))}
        </Action>
        <Clear {...props} />
      </Buttons>
    </>
  );
}

/** A player without karma may never have heard what it is good for. */
function hintsOf({ view, seat }: PanelProps): Message[] {
  const isNew = view.seats[seat]!.karma.length === 0;
  return [message('board.choose-area'), ...(isNew ? [message('board.goal')] : [])];
}

function NoArea({ preview, say, attempt }: PanelProps) {
  const { tileCount: tiles = 0, cardCount: cards = 0 } =
    eventOf(preview(['monk:.']), 'gave-up') ?? {};
  return (
    <>
      <Told notes={[message('board.then-no-area', { tiles, cards })]} say={say} />
      <Buttons>
        <Action legal act={() => attempt('monk:.')}>
          {say(message('board.no-area'))}
        </Action>
      </Buttons>
    </>
  );
}

/** What a colour promises to the player who places a monk. */
interface Prospect {
  readonly colour: Colour;
  /** Spaces of its largest free area. */
  readonly largest: number;
  readonly tiles: number;
  readonly cards: string;
}

/** The colours that a monk could go to, with what the player has for them. */
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
  /** The colour of the chosen space. */
  readonly chosen: Colour | undefined;
  readonly say: (message: Message) => string;
}

/** The colours to choose from, as a table. */
function Prospects({ of, chosen, say }: ProspectsProps) {
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
