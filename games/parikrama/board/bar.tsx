import { Action } from '@baithak/furniture';
import { type Message, message } from '@baithak/kernel';
import type { ReactNode } from 'react';
import { type Arithmetic, arithmeticOf } from '../bill.ts';
import { CARD_COST, cardNumber, FREE_PLAYS } from '../cards.ts';
import { cardSaid } from '../naming.ts';
import type { Phase } from '../state.ts';
import type { View } from '../view.ts';
import { closingSaid } from './closing-said.ts';
import { closings, dueAfter, openPlaces, sumAfter } from './foretell.ts';
import { laysOf, newLetter } from './lays.ts';
import type { Scene } from './scene.ts';

interface BarProps {
  readonly scene: Scene;
  /** The arithmetic of the play, also while it is being paid. */
  readonly sum: Arithmetic | null;
}

/** The steps of a turn, and for each what it asks, costs and gives. */
export function Bar({ scene, sum }: BarProps) {
  const { say, decides } = scene;
  const shown = chosenSum(scene) ?? sum;
  return (
    <section className="k-bar" aria-label={say(message('board.turn'))}>
      <Steps scene={scene} />
      <output className="k-told">
        {shown !== null && <p className="k-sum">{say(sumSaid(shown))}</p>}
        {decides && toldFor(scene, sum).map((each, i) => <p key={i}>{say(each)}</p>)}
      </output>
      <div className="k-buttons">{decides && buttonsFor(scene)}</div>
    </section>
  );
}

const STEPS: Readonly<Record<string, readonly Phase[]>> = {
  play: ['start', 'lay'],
  pay: ['ride', 'pay'],
  close: ['close', 'journal', 'special', 'tile', 'gift', 'row', 'sight'],
  place: ['next', 'at', 'rotate'],
  draw: ['draw', 'drop', 'refill'],
};

function Steps({ scene: { view, say } }: { readonly scene: Scene }) {
  return (
    <ol className="k-steps" aria-label={say(message('board.turn'))}>
      {Object.entries(STEPS).map(([step, phases]) => (
        <li key={step} aria-current={phases.includes(view.phase) ? 'step' : undefined}>
          {say(message(`board.step-${step}`))}
        </li>
      ))}
      <li className="k-round">{roundSaid(view).map(say).join(', ')}</li>
    </ol>
  );
}

/** Which round it is, and when it is the last or next to last one. */
function roundSaid({ round, last, ender }: View): Message[] {
  const note = last ? 'last' : 'ending';
  return [
    message('sketch.round', { round }),
    ...(ender === null ? [] : [message(`sketch.${note}`)]),
  ];
}

/** What the chosen card would make of it, on the set where it costs least. */
function chosenSum({ view, chosen, legal }: Scene): Arithmetic | null {
  if (chosen === null) return null;
  const sums = laysOf(view, chosen)
    .filter((text) => legal.has(text))
    .flatMap((text) => sumAfter(view, text) ?? []);
  return sums.toSorted((one, other) => one.left - other.left)[0] ?? null;
}

const sumSaid = ({ costs, discounts, free, left }: Arithmetic): Message =>
  message('board.sum', { costs: costs.join(' + '), discounts, free, left });

/** What a newcomer wants to know at this step. */
function toldFor(scene: Scene, sum: Arithmetic | null): Message[] {
  const { view, near, chosen } = scene;
  const own = view.seats[near]!;
  const payers = (own.hand ?? []).filter((card) => card.length > 1 || card === 'W').length;
  switch (view.phase) {
    case 'start':
      return chosen === null ? startTold(scene) : [chosenSaid(view, chosen)];
    case 'lay': {
      if (chosen !== null) return [chosenSaid(view, chosen)];
      const means = message('board.means', { n: payers, enough: enough(sum, payers) });
      return canLay(scene) ? [means] : [means, message('board.told-no-more')];
    }
    case 'pay':
      return [message('board.told-pay')];
    case 'close':
      return closeTold(view);
    case 'journal':
      return [message('board.then-choice')];
    case 'tile':
      return [message('board.told-tile', { card: cardSaid(view.card!), size: view.size })];
    case 'special':
      return [message('board.told-special')];
    case 'sight':
      return [message('board.told-sight')];
    case 'at':
      return [message('board.told-at')];
    case 'rotate':
      return [message('board.told-rotate')];
    default:
      return [];
  }
}

const enough = (sum: Arithmetic | null, payers: number): string =>
  sum !== null && sum.left > payers ? 'no' : 'yes';

const canLay = ({ legal }: Pick<Scene, 'legal'>): boolean =>
  [...legal].some((text) => /^[A-Z]+:/.test(text));

function startTold({ view, near, legal }: Scene): Message[] {
  const hasSets = Object.keys(view.seats[near]!.sets).length > 0;
  if (!canLay({ legal })) return [message('board.told-nothing')];
  return [message(hasSets ? 'board.told-start' : 'board.told-first')];
}

/** K16: what the chosen card costs. */
function chosenSaid(view: View, card: string): Message {
  const cost = CARD_COST[cardNumber(card)]!;
  const key = card.length === 1 ? 'board.chosen-wild' : 'board.chosen';
  return message(key, { card: cardSaid(card), cost, set: view.set ?? newLetter(view) });
}

function closeTold(view: View): Message[] {
  const [first, ...others] = closings(view, view.set!);
  if (first === undefined) return [];
  return others.length > 0 ? [message('board.then-choice')] : closingSaid(first);
}

/** The moves that belong to no card and no tile. */
function buttonsFor({ view, legal, act, say, chosen, choose }: Scene): ReactNode {
  const button = (text: string, label: Message) => (
    <Action key={text} legal={legal.has(text)} act={act(text)}>
      {say(label)}
    </Action>
  );
  switch (view.phase) {
    case 'start':
      return chosen === null ? (
        button('skip', message(view.last ? 'board.skip-last' : 'board.skip'))
      ) : (
        <Action act={() => choose(null)}>{say(message('board.put-back'))}</Action>
      );
    case 'lay':
      return button('done', message('board.done', { n: arithmeticOf(view)?.left ?? 0 }));
    case 'ride':
      return [
        ...['C', 'R', 'T']
          .filter((card) => legal.has(`ride:${card}`))
          .map((card) => button(`ride:${card}`, rideSaid(view, card))),
        button('ride:.', message('board.ride-none', { n: dueAfter(view, 'ride:.') ?? -1 })),
      ];
    case 'close':
      return [
        button(`close:${view.set}`, message('board.close', { set: view.set! })),
        button('keep', message('board.keep', { set: view.set! })),
      ];
    case 'journal':
      return closings(view, view.set!).map((each) =>
        button(`journal:${each.card}`, journalSaid(each.card, openPlaces(each.reasons))),
      );
    case 'sight':
      return button('sight:.', message('board.sight-none'));
    default:
      return null;
  }
}

function rideSaid(view: View, card: string): Message {
  const n = dueAfter(view, `ride:${card}`) ?? 0;
  const free = FREE_PLAYS[cardNumber(card)]!;
  return message('board.ride', { card: cardSaid(card), free, n });
}

const journalSaid = (card: string, places: readonly number[]): Message =>
  message('board.journal-card', {
    card: cardSaid(card),
    n: places.length,
    places: places.join(', '),
  });
