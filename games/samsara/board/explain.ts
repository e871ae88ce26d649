import { type Message, message } from '@baithak/kernel';
import {
  COMPONENTS,
  type Letter,
  type Power,
  symbolsEach,
  type Zone,
} from '../rules/components.ts';
import type { Event } from '../rules/events.ts';
import { symbolsOf } from '../rules/pieces.ts';
import type { Phase } from '../rules/state.ts';
import { amuletName, cardName, countedCards, seatName } from '../view/names.ts';
import { type Outlook, outlook } from '../view/outlook.ts';
import { type Arrival, arrivalOf, consequences, missed, powerEvents } from './consequences.ts';
import { amuletAt, askersOf } from './layout.ts';
import { isDealt, type Situation } from './scene.ts';
import { kindOf, letterOf, restOf, type Thing } from './things.ts';

/** The explanation of a selected thing. */
export interface Explained {
  readonly title: Message;
  readonly lines: readonly Message[];
}

export function explain(situation: Situation, thing: Thing): Explained | null {
  const { view, near, decides } = situation;
  const kind = kindOf(thing);
  const own = view.seats[near]!;
  if (kind === 'power') return explainPower(situation, Number(restOf(thing)));
  if (kind === 'amulet' || kind === 'far') return explainAmulet(situation, thing);
  const letter = letterOf(thing, own);
  if (letter === null) return null;
  const zone = kind === 'zone' ? (letter as Zone) : null;
  const title = cardName(letter);
  const moves = zone !== null && decides && view.phase === 'go';
  const arrival = moves ? arrivalOf(situation, zone) : null;
  const needed = decides ? missed(situation, thing) : [];
  const picks = zone !== null && decides && PICKING.includes(view.phase) && view.supply[zone] > 0;
  return {
    title,
    lines: [
      ...(arrival ? arrivalLines(situation, arrival, letter) : []),
      ...(moves && !arrival ? [message('board.here')] : []),
      ...(decides ? consequences(situation, thing, letter) : []),
      ...(picks ? [message('board.asked', { n: askersOf(view, near, letter) })] : []),
      // What is given away plays no action.
      ...(view.phase === 'pay' ? needed : []),
      message(`board.card.${letter}`),
      ...(view.phase === 'pay' ? [] : needed),
      ...(STAYS.includes(letter) && zone === null ? [message('board.card-until')] : []),
      ...(arrival
        ? []
        : [message(`board.symbols.${letter === '+' || letter === '-' ? letter : 'x'}`)]),
      ...((kind === 'zone' && !arrival && !picks) || kind === 'pile'
        ? [message('board.left-of', { n: view.supply[letter] })]
        : []),
    ],
  };
}

/** Cards that stay out. */
const STAYS: readonly Letter[] = ['K', 'B'];

/** What going to a zone would cost and bring. */
function arrivalLines({ view, near }: Situation, arrival: Arrival, zone: Letter): Message[] {
  const { reborn, back, bad, given, pays, gives, fine, occupants, card, more, reach } = arrival;
  const lines: Message[] = [];
  const there = [view.neutral, ...occupants.map((seat) => view.seats[seat]!.zone)].includes(
    zone as Zone,
  );
  const met = {
    who: occupants.length > 0 ? occupants.map(seatName) : message('board.neutral'),
    met: occupants.length,
    here: there ? 'yes' : 'no',
  };
  const later = gives ? 'yes' : 'no';
  const all = { bad: bad + fine, ...met, met: fine > 0 ? met.met : 0, pays: later };
  if (reborn && given !== '') {
    lines.push(message('board.then.reborn-with', { cards: countedCards(given), ...all }));
  } else if (reborn) lines.push(message('board.then.reborn', { back, ...all }));
  if (pays && !gives && !reborn) lines.push(message('board.then.pay-bad', { n: fine, ...met }));
  const whom = occupants.length === 0 ? 'neutral' : view.seats.length === 5 ? 'five' : 'others';
  const payment = gives ? [message(`board.then.pay-${whom}`, { ...met, n: occupants.length })] : [];
  // After a rebirth the sentence about it names the payment already.
  if (!reborn) lines.push(...payment);
  if (!reborn && !pays) lines.push(message('board.then.free'));
  if (card === null) lines.push(message('board.then.get-nothing'));
  else {
    const n = askersOf(view, near, card);
    lines.push(message('board.then.get', { card: cardName(card) }));
    if (n > 0) lines.push(message('board.asked', { n }));
  }
  if (reborn) lines.push(...payment);
  if (more > 0) lines.push(message('board.then.more', { n: more }));
  const best = [...reach].sort((one, other) => one.price - other.price)[0];
  if (best !== undefined) {
    const amulet = amuletName(best.amulet);
    lines.push(message('board.then.reach', { amulet, n: best.price, count: reach.length }));
  }
  return lines;
}

function explainAmulet({ view, near }: Situation, thing: Thing): Explained | null {
  const text = amuletAt(view, near, thing);
  if (text === null) return null;
  const title = amuletName(text);
  const symbols = symbolsOf(text);
  const asks = message('board.amulet-asks', {
    n: symbolsEach(symbols),
    symbols: [...symbols].map(cardName),
  });
  if (kindOf(thing) === 'far') return { title, lines: [asks, message('board.amulet-far')] };
  if (!isDealt(view, near)) return { title, lines: [asks] };
  const chances = outlook(view, near, text);
  const later = view.turn === near && chances.obstacle === null && ACTING.includes(view.phase);
  return {
    title,
    lines: [...outlookLines(chances), ...(later ? [message('board.amulet-later')] : [])],
  };
}

const ACTING: readonly Phase[] = ['take', 'act', 'swap', 'keep'];
const PICKING: readonly Phase[] = ['take', 'swap', 'pick'];
const MOST_WAYS = 3;

/** How close the seat is to an amulet, what it would cost, and which cards would complete it. */
function outlookLines(chances: Outlook): Message[] {
  const { total, light, dark, open, obstacle, completions } = chances;
  if (obstacle === null) return [message('board.price', { n: dark })];
  const covered = message('board.covered', { total, light, dark, open });
  const lines = [
    ...(obstacle === 'fifth' ? [] : [covered]),
    ...(obstacle === 'symbols'
      ? []
      : [message(`board.obstacle.${obstacle}`, { n: dark, light, total })]),
  ];
  const ways = completions
    .slice(0, MOST_WAYS)
    .map((way) => message('board.way', { cards: countedCards(way.cards), n: way.price }));
  return [...lines, ...ways];
}

/** What a power is good for, one sentence for each of its effects. */
function reasonsOf({ bad, good, pick, draw, stay }: Power): Message[] {
  return [
    ...(bad === undefined ? [] : ['bad']),
    ...(good === undefined ? [] : [`good-${good.to}`]),
    ...(pick === undefined ? [] : [`pick-${pick.to}`]),
    ...(draw === undefined ? [] : ['draw']),
    ...(stay === undefined ? [] : ['stay']),
  ].map((key) => message(`board.why.${key}`));
}

function explainPower(situation: Situation, power: number): Explained | null {
  const { view, near, decides } = situation;
  const { character, marker } = view.seats[near]!;
  if (character === null) return null;
  const choosing = decides && view.phase === 'power';
  const events = choosing ? powerEvents(situation, power) : [];
  const ended = events.find((event) => event.kind === 'evanescent-ended');
  return {
    title: message(`power-name.${character}.${power}`),
    lines: [
      ...(view.phase === 'power' ? [] : [message('board.power-when')]),
      ...reasonsOf(COMPONENTS.powers[character][power - 1]!),
      ...(marker === power ? [message('board.covered-power')] : []),
      ...(events.some(isIdle) ? [message('board.idle')] : []),
      ...(ended ? [message('board.ends', { cards: countedCards(ended.cards) })] : []),
    ],
  };
}

const isIdle = (event: Event): boolean => event.kind === 'used-power' && event.idle;
