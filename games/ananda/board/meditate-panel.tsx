import { Action } from '@baithak/board';
import { type Message, message } from '@baithak/kernel';
import { cardsMessage, lossMessage, type Outlook } from './consequences.ts';
import { Buttons, Clear, type PanelProps, Told, Value } from './panel-parts.tsx';
import { Sign } from './pieces.tsx';
import { meditationOf, type Selection, sumOf } from './selection.ts';

/** The cards to play against the area value; what they leave of it brings tiles. */
export function MeditatePanel(props: PanelProps) {
  const { view, seat, selection, ahead, outlook, say, attempt } = props;
  const value = view.area?.spaces.length ?? 0;
  const colour = message(`colour.${view.area?.colour ?? 'r'}`);
  const sum = sumOf(selection);
  const choice = outlook && sum === 0 ? cardsMessage(view, seat, outlook, props.offers) : null;
  // While there are cards to choose, playing none should not look like the thing to do.
  const isAsked = outlook !== null && choice?.key !== 'board.choose-cards';
  // The table explains the first card it refuses; only a meditation that fits is ended as well.
  const meditate = () => {
    const texts = meditationOf(selection);
    for (const each of outlook === null ? texts.slice(0, -1) : texts) attempt(each);
  };
  return (
    <>
      <Value now={value} say={say} />
      <Slots
        {...{ value, outlook, say }}
        spent={view.spent + sum}
        colour={view.area?.colour ?? 'r'}
      />
      <Told
        notes={outlook === null ? [] : notesOf(outlook, choice)}
        ahead={ahead}
        why={selection.isOff ? message('board.wrong-card', { colour }) : null}
        say={say}
      />
      <Buttons>
        <Action legal={isAsked} act={meditate}>
          {say(labelOf(selection, outlook))}
        </Action>
        <Clear {...props} />
      </Buttons>
    </>
  );
}

function labelOf(selection: Selection, outlook: Outlook | null): Message {
  const cards = selection.cards.join(' + ');
  if (outlook === null) return message('board.meditate-over', { cards });
  return message('board.meditate', { sum: sumOf(selection), cards, tiles: outlook.tiles });
}

function notesOf(outlook: Outlook, choice: Message | null): Message[] {
  const { value, spent, tiles, cards, balance } = outlook;
  const left = value - spent;
  const loss = lossMessage(outlook);
  return [
    ...(choice === null ? [] : [choice]),
    message('board.then-meditated', { value, spent, left, tiles, cards, balance }),
    ...(loss === null ? [] : [loss]),
  ];
}

interface SlotsProps {
  readonly value: number;
  readonly spent: number;
  readonly outlook: Outlook | null;
  readonly colour: string;
  readonly say: (message: Message) => string;
}

type Slot = 'karma' | 'tile' | 'card' | 'lost';

/** What each space of the area would bring: first karma, then tiles, then cards instead of tiles. */
export function slotsOf(value: number, spent: number, outlook: Outlook | null): Slot[] {
  const { tiles = 0, cards = 0 } = outlook ?? {};
  return Array.from({ length: Math.max(value, spent) }, (_, i): Slot => {
    if (i < spent) return 'karma';
    if (i < spent + tiles) return 'tile';
    return i < spent + tiles + cards ? 'card' : 'lost';
  });
}

const KINDS: readonly Slot[] = ['karma', 'tile', 'card', 'lost'];

/** The area value as a row of slots, grouped by what they bring. */
function Slots({ value, spent, outlook, colour, say }: SlotsProps) {
  const label = message('board.slots', { value, spent, tiles: outlook?.tiles ?? 0 });
  const slots = slotsOf(value, spent, outlook);
  return (
    <div className="a-slots" role="img" aria-label={say(label)}>
      {KINDS.filter((kind) => slots.includes(kind)).map((kind) => (
        <span key={kind} className="a-slot-group">
          {slots.map(
            (slot, i) =>
              slot === kind && (
                <span key={i} className="a-slot" data-slot={slot} data-over={i >= value}>
                  {slot === 'karma' && <Sign colour={colour} />}
                </span>
              ),
          )}
          <small>{say(message(`board.slot.${kind}`, { n: slots.filter(is(kind)).length }))}</small>
        </span>
      ))}
    </div>
  );
}

const is = (kind: Slot) => (slot: Slot) => slot === kind;
