import { Action } from '@baithak/board';
import { type Message, message } from '@baithak/kernel';
import { cardsMessage, lossMessage, type Outlook } from './foretell.ts';
import { Slots } from './meditation.tsx';
import { Buttons, Clear, type PanelProps, Told, Value } from './panel-parts.tsx';
import { meditationOf, type Selection, sumOf } from './selection.ts';

/** Cards against the area value; what they leave brings tiles. */
export function MeditatePanel(props: PanelProps) {
  const { view, seat, selection, ahead, outlook, say, attempt } = props;
  const value = view.area?.spaces.length ?? 0;
  const colour = message(`colour.${view.area?.colour ?? 'r'}`);
  const sum = sumOf(selection);
  const choice = outlook && sum === 0 ? cardsMessage(view, seat, outlook) : null;
  // Nobody should take it for what is asked as long as there are cards to choose.
  const isAsked = outlook !== null && choice?.key !== 'board.choose-cards';
  // Cards one after another until one is refused; only a meditation that fits is ended as well.
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
        fault={ahead}
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
