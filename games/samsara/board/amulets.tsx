import { flip } from '@baithak/board';
import { message } from '@baithak/kernel';
import { type Letter, symbolsEach } from '../rules/components.ts';
import { sideOf, symbolsOf } from '../rules/pieces.ts';
import { amuletName, seatName } from '../view/names.ts';
import { type Outlook, outlook } from '../view/outlook.ts';
import { Emblem } from './emblem.tsx';
import { RovingGroup } from './focus.tsx';
import { amuletThing, type Spot } from './layout.ts';
import { labelOf, marksOf, type Scene } from './scene.ts';

type GroupSpot = Extract<Spot, { kind: 'group' }>;

/** The amulets between two neighbours. */
export function AmuletGroup({ scene, spot }: { readonly scene: Scene; readonly spot: GroupSpot }) {
  const { view, near, say } = scene;
  const { group, from, to } = spot;
  const side = sideOf(view.seats.length, near, group);
  const isMine = side !== undefined && view.viewer !== null;
  const count = view.seats.length;
  const title =
    count <= 2
      ? message(`board.group.${from === 0 ? 'all' : 'rest'}`)
      : message(`board.group.${isMine ? side : 'far'}`, {
          one: seatName(group),
          other: seatName((group + 1) % count),
        });
  const places = view.groups[group]?.slice(from, to) ?? [];
  return (
    <section className="s-group" data-side={side ?? 'far'} data-part={from === 0 ? 1 : 2}>
      <h3>{say(title)}</h3>
      <RovingGroup label={say(title)} className="s-amulets">
        {places.map((text, i) =>
          text === null ? (
            <span key={i} className="s-amulet s-amulet-gone" />
          ) : (
            <AmuletButton
              key={i}
              {...{ scene, text }}
              thing={amuletThing(view, near, group, from + i)}
            />
          ),
        )}
      </RovingGroup>
    </section>
  );
}

interface AmuletProps {
  readonly scene: Scene;
  readonly text: string;
  readonly thing: string;
}

function AmuletButton({ scene, text, thing }: AmuletProps) {
  const { view, near } = scene;
  const isNear = thing.startsWith('amulet');
  const own = isNear && view.seats[near]!.hand !== null && view.phase !== 'over';
  const chances = own ? outlook(view, near, text) : null;
  const label = labelOf(scene, thing, thing, [amuletName(text), chances && closeness(chances)]);
  return (
    <button
      type="button"
      className="b-thing s-amulet"
      aria-label={label}
      data-near={isNear}
      data-aim={view.aim !== null && isNear && view.turn === near && thing === `amulet:${view.aim}`}
      {...marksOf(scene, thing, thing)}
      {...flip(`amulet ${text}`)}
    >
      <AmuletFace text={text} />
      {chances && <Pips of={chances} />}
      {chances?.obstacle === null && (
        <span className="s-price" aria-hidden="true">
          {chances.dark}
          <Emblem letter="-" />
        </span>
      )}
    </button>
  );
}

const closeness = ({ obstacle, light, total, dark, open }: Outlook) =>
  message(obstacle === null ? 'board.close.won' : `board.close.${obstacle}`, {
    light,
    total,
    dark,
    open,
  });

/** The symbols that an amulet asks for, and how many of each. */
export function AmuletFace({ text }: { readonly text: string }) {
  const symbols = symbolsOf(text);
  return (
    <span className="s-amulet-face" data-count={symbols.length} aria-hidden="true">
      {[...symbols].map((symbol) => (
        <span key={symbol} data-tone={symbol}>
          <Emblem letter={symbol as Letter} />
          {symbolsEach(symbols)}
        </span>
      ))}
    </span>
  );
}

/** One dot for each symbol: covered by a light one, by a dark one, or not at all. */
function Pips({ of: { light, dark, open } }: { readonly of: Outlook }) {
  const pips = 'l'.repeat(light) + 'd'.repeat(dark) + 'o'.repeat(open);
  return (
    <span className="s-pips" aria-hidden="true">
      {[...pips].map((pip, i) => (
        <i key={i} data-pip={pip} />
      ))}
    </span>
  );
}
