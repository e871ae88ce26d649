import { type Cue, type Sound, useLasting } from '@baithak/board';
import type { Seat } from '@baithak/kernel';
import { COMPONENTS, type Letter } from '../rules/components.ts';
import type { Event } from '../rules/events.ts';
import type { View } from '../view/view.ts';
import {
  bonusThing,
  Cards,
  DECK,
  DISCARDS,
  type Held,
  handSpot,
  herdSpot,
  type Layout,
  scoreSpot,
  tokenThing,
} from './layout.ts';

/**
 * Follows all cards from one moment of the game to the next, and says what moves. At first sight nothing
 * moves, but the story so far tells where in the market each card lies.
 */
export function follow(
  before: Layout | null,
  view: View,
  events: readonly Event[],
  story: readonly Event[] = [],
): Layout {
  const turn = new Turn(before);
  for (const event of before === null ? story : events) turn.play(event);
  const layout = turn.end(view);
  return before === null ? { ...layout, cues: [] } : layout;
}

/** A card that leaves a hand or a herd, and where it starts if it was not drawn there. */
interface Given extends Held {
  readonly way: { readonly from?: string };
}

/** One or more turns in motion: each event is a step, or belongs to the step before. */
class Turn {
  private readonly cards: Cards;
  private readonly cues: Cue[] = [];
  /** Where each card that moved has gone. */
  private readonly gone = new Map<string, string>();
  private step = -1;
  private last: Event['kind'] | null = null;

  constructor(before: Layout | null) {
    this.cards = new Cards(before);
  }

  play(event: Event): void {
    if (event.kind !== this.last) this.step++;
    this.last = event.kind;
    if (event.kind === 'round-started') this.start();
    else if (event.kind === 'dealt') this.deal(event.seat, event.card);
    else if (event.kind === 'laid-out') this.layOut(event.card, 'place');
    else if (event.kind === 'took') this.take(event.seat, event.good);
    else if (event.kind === 'took-camels') this.takeCamels(event.seat);
    else if (event.kind === 'exchanged') this.exchange(event);
    else if (event.kind === 'sold') this.sell(event);
    else this.tell(event);
  }

  /** What moves no cards. The cards of a hand were dealt before; the page tells the end of the game. */
  private tell(event: Event): void {
    if (event.kind === 'bonus') {
      this.add({ thing: bonusThing(event.pile), to: scoreSpot(event.seat) }, 'score');
    } else if (event.kind === 'no-bonus') this.add({ thing: event.kind }, 'place');
    else if (event.kind === 'round-scored') this.add({ thing: event.kind }, 'score');
  }

  end(view: View): Layout {
    const layout = this.cards.settle(view, []);
    const drawn = new Set(
      [layout.market, ...layout.hands, ...layout.herds, [layout.top]]
        .flat()
        .flatMap((card) => card?.id ?? []),
    );
    // A card that is not drawn where it has gone still has to be seen going there.
    const cues = this.cues.map((cue) => {
      const to = drawn.has(cue.thing) ? undefined : this.gone.get(cue.thing);
      return to === undefined ? cue : { ...cue, to };
    });
    return { ...layout, cues };
  }

  private add(cue: Omit<Cue, 'kind' | 'step'>, sound?: Sound): void {
    const { step, last } = this;
    this.cues.push({ ...cue, ...(last && { kind: last }), step, ...(sound && { sound }) });
  }

  private go(card: Held, to: string, sound?: Sound): void {
    this.gone.set(card.id, to);
    this.add({ thing: card.id, leaps: true }, sound);
  }

  private fromDeck(card: Held, sound?: Sound): void {
    this.add({ thing: card.id, from: DECK, leaps: true }, sound);
  }

  private start(): void {
    this.cards.clear();
    for (let i = 0; i < COMPONENTS.limits.camelsLaidOut; i++) {
      this.layOut('K', i === 0 ? 'place' : undefined);
    }
  }

  private layOut(letter: Letter, sound: Sound | undefined): void {
    const card = this.cards.fresh(letter);
    this.cards.layOut(card);
    this.fromDeck(card, sound);
  }

  private deal(seat: Seat, letter: Letter | null): void {
    const card = this.cards.fresh(letter);
    const pile = letter === 'K' ? this.cards.herds : this.cards.hands;
    pile[seat]!.push(card);
    this.fromDeck(card, 'place');
  }

  private take(seat: Seat, good: string, sound: Sound | undefined = 'take'): void {
    const card = this.cards.takeFromMarket(good);
    if (card === undefined) return;
    this.cards.hands[seat]!.push(card);
    this.go(card, handSpot(seat), sound);
  }

  private takeCamels(seat: Seat): void {
    let sound: Sound | undefined = 'take';
    for (let card = this.camel(); card !== undefined; card = this.camel()) {
      this.cards.herds[seat]!.push(card);
      this.go(card, herdSpot(seat), sound);
      sound = undefined;
    }
  }

  private camel = () => this.cards.takeFromMarket('K');

  private exchange({ seat, taken, returned }: Extract<Event, { kind: 'exchanged' }>): void {
    // First everything leaves its place, then it finds the gaps that the others have left.
    const given = ([...returned] as Letter[]).map((letter) => this.give(seat, letter));
    [...taken].forEach((good, i) => {
      this.take(seat, good, i === 0 ? 'take' : undefined);
    });
    this.step++;
    given.forEach((card, i) => {
      this.cards.layOut({ id: card.id, letter: card.letter });
      this.add({ ...card.way, thing: card.id, leaps: true }, i === 0 ? 'place' : undefined);
    });
  }

  /** A card that was not drawn, such as the seventh camel of a herd, appears on its way. */
  private give(seat: Seat, letter: Letter): Given {
    const isCamel = letter === 'K';
    const card = isCamel ? this.cards.herds[seat]!.pop() : this.cards.takeFromHand(seat, letter);
    if (card !== undefined) return { ...card, way: {} };
    const from = isCamel ? herdSpot(seat) : handSpot(seat);
    return { ...this.cards.fresh(letter), way: { from } };
  }

  private sell({ seat, good, count, tokens }: Extract<Event, { kind: 'sold' }>): void {
    for (let i = 0; i < count; i++) {
      const { id, letter } = this.give(seat, good);
      this.cards.top = { id, letter };
      this.go(this.cards.top, DISCARDS, i === 0 ? 'sell' : undefined);
    }
    this.step++;
    const first = COMPONENTS.tokens[good].length - this.cards.tokens[good];
    this.cards.tokens[good] -= tokens.length;
    tokens.forEach((_, i) => {
      this.add({ thing: tokenThing(good, first + i), to: scoreSpot(seat) }, 'score');
    });
  }
}

interface Followed {
  readonly key: string;
  readonly layout: Layout;
}

/** Where all cards lie now. `moment` changes with everything that the table shows. */
export function useLayout(
  view: View,
  key: string,
  events: readonly Event[],
  story?: readonly Event[],
): Layout & { readonly moment: string } {
  const hands = view.seats.map(({ hand, handSize, herd }) => `${hand ?? handSize} ${herd}`);
  const { viewer, round, turns, due, market } = view;
  const moment = [key, viewer, round, turns, due, market, ...hands].join(' ');
  const { layout } = useLasting<Followed>(moment, (before) => ({
    key,
    layout: follow(before?.layout ?? null, view, before?.key === key ? [] : events, story),
  }));
  return { ...layout, moment };
}
