import type { Words } from '@baithak/kernel';
import { allVariants, type Kit } from '../kit.ts';
import { type Attempt, type Event, toy } from './game.ts';
import { DECK, KINDS, type Kind, type State } from './state.ts';
import type { View } from './view.ts';

const en = {
  'heading.X1': 'The game',
  'rule.X1': 'A turn has a fixed number of acts.',
  'rule.X2': 'Only a card in the hand can be dropped.',
  'rule.X3': 'Only a card of the row can be taken.',
  'rule.X4': 'A hand holds four cards at the most.',
  'fault.no-acts': 'No acts are left in this turn.',
  'fault.not-held': 'You hold no {kind}.',
  'fault.not-in-row': 'There is no {kind} in the row.',
  'fault.full': 'Your hand is full.',
  'fault.notation': '{text} is no move.',
  'fault.outcome': '{text} cannot be drawn.',
  'fault.position': 'This is no position.',
  'prompt.act': 'Act or end; {acts} left.',
  'prompt.wait': 'Waiting for {seat}.',
  'prompt.over': 'It is over.',
  'log.took': '{seat} takes {card}.',
  'log.dropped': '{seat} drops {card}.',
  'log.drew': '{seat} draws {card}.',
  'log.laid': '{card} is laid out.',
  'tally.sets': 'Sets',
  'end.deck': 'The deck is empty.',
} as const;

const de: Record<keyof typeof en, string> = {
  'heading.X1': 'Das Spiel',
  'rule.X1': 'Ein Zug hat eine feste Zahl von Handlungen.',
  'rule.X2': 'Nur eine Handkarte kann abgelegt werden.',
  'rule.X3': 'Nur eine Karte der Reihe kann genommen werden.',
  'rule.X4': 'Eine Hand fasst höchstens vier Karten.',
  'fault.no-acts': 'In diesem Zug ist keine Handlung mehr übrig.',
  'fault.not-held': 'Du hast kein {kind}.',
  'fault.not-in-row': 'In der Reihe liegt kein {kind}.',
  'fault.full': 'Deine Hand ist voll.',
  'fault.notation': '{text} ist kein Zug.',
  'fault.outcome': '{text} kann nicht gezogen werden.',
  'fault.position': 'Das ist keine Stellung.',
  'prompt.act': 'Handle oder beende; {acts} übrig.',
  'prompt.wait': '{seat} ist am Zug.',
  'prompt.over': 'Das Spiel ist aus.',
  'log.took': '{seat} nimmt {card}.',
  'log.dropped': '{seat} legt {card} ab.',
  'log.drew': '{seat} zieht {card}.',
  'log.laid': '{card} wird ausgelegt.',
  'tally.sets': 'Sätze',
  'end.deck': 'Der Stapel ist leer.',
};

const words: Words<Event> = {
  catalogues: { en, de },
  rules: ['X1', 'X2', 'X3', 'X4'],
  houseRules: [],
  sentence: (event) => ({
    key: `log.${event.kind}`,
    args: {
      card: event.card ?? '?',
      ...('seat' in event ? { seat: { seat: event.seat } } : {}),
    },
  }),
  places: (move) => [move],
  command: () => ({ key: 'prompt.act', args: { acts: 1 } }),
};

export const toyKit: Kit<State, View, Attempt, Event> = {
  game: toy,
  words,
  variants: allVariants(toy),
  attempt(_, random) {
    const kind = KINDS[random.below(4)] as Kind;
    return random.below(9) === 0
      ? { act: 'end' }
      : { act: random.below(2) === 0 ? 'take' : 'drop', kind };
  },
  brokenLaw(state) {
    for (let k = 0; k < 4; k++) {
      let cards =
        (state.deck[k] as number) + (state.row[k] as number) + (state.discards[k] as number);
      for (let seat = 0; seat < state.stories.length; seat++) {
        cards += (state.known[4 * seat + k] as number) + (state.hidden[4 * seat + k] as number);
      }
      if (cards !== DECK[k]) return `${cards} cards of ${KINDS[k]}`;
    }
    return undefined;
  },
};
