import { Action } from '@baithak/board';
import { type Message, message } from '@baithak/kernel';
import type { ReactNode } from 'react';
import { CARD_COST, cardNumber, FREE_PLAYS, rewardFor } from '../rules/cards.ts';
import { COMPONENTS } from '../rules/components.ts';
import { cardSaid } from '../rules/naming.ts';
import type { Phase } from '../rules/state.ts';
import { type Arithmetic, arithmeticOf, handLimitOf, hasPowerIn } from '../view/bill.ts';
import type { SeatView, View } from '../view/view.ts';
import {
  closingSaid,
  closings,
  dueAfter,
  gainOf,
  openPlaces,
  pieceSaid,
  sumAfter,
  whyNot,
} from './consequences.ts';
import { giftSaid, pointsSaid } from './goals.tsx';
import { laysOf, newLetter } from './laying.ts';
import type { Scene } from './scene.ts';

interface BarProps {
  readonly scene: Scene;
  /** The payment of the current play, also while it is being paid. */
  readonly sum: Arithmetic | null;
}

/** The steps of a turn. The current one says what it asks, costs and brings. */
export function Bar({ scene, sum }: BarProps) {
  const { view, say, decides } = scene;
  // While cards or tiles are drawn, the seat is asked nothing although its turn goes on.
  const asked = decides && scene.legal.size > 0;
  const shown = arithmeticSaid(scene, sum);
  return (
    <section className="k-bar" aria-label={say(message('board.turn'))}>
      <Steps scene={scene} />
      <output className="k-told">
        {shown !== null && <p className="k-sum">{say(shown)}</p>}
        {asked &&
          toldFor(scene, sum).map((each, i) => <p key={i}>{[each].flat().map(say).join(' ')}</p>)}
        {decides && view.phase !== 'sight' && sightsIn(scene).length > 0 && (
          <p>{say(message('board.told-sight'))}</p>
        )}
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
      <li className="k-round" data-late={view.ender !== null}>
        {roundSaid(view).map(say).join(', ')}
      </li>
    </ol>
  );
}

/** The round, and whether it is the last one or the one before. */
function roundSaid({ round, last, ender }: View): Message[] {
  const note = last ? 'last' : 'ending';
  return [
    message('sketch.round', { round }),
    ...(ender === null ? [] : [message(`sketch.${note}`)]),
  ];
}

/** The payment if the chosen card is laid where it costs least. */
function chosenSum(scene: Scene): Arithmetic | null {
  const { view, chosen, legal } = scene;
  if (chosen === null) return null;
  const sums = laysOf(view, chosen)
    .filter((text) => legal.has(text))
    .flatMap((text) => sumAfter(scene, text) ?? []);
  return sums.toSorted((one, other) => one.left - other.left)[0] ?? null;
}

/** The payment, or what the tile brings in the rotation that is shown. */
function arithmeticSaid(scene: Scene, sum: Arithmetic | null): Message | null {
  const { view, decides, turn } = scene;
  const gain = decides && view.phase === 'rotate' ? gainOf(scene, turn) : null;
  if (gain !== null) {
    const more = pointsSaid(view, gain.points);
    return message('board.with', { what: message('board.adds'), more });
  }
  const shown = chosenSum(scene) ?? sum;
  return shown && message('board.sum', { ...shown, costs: shown.costs.join(' + ') });
}

/** K25: the Sights that can be taken now. */
const sightsIn = ({ legal }: Scene): string[] =>
  [...legal].filter((text) => /^sight:\d/.test(text));

/** What a beginner wants to know at this step. */
function toldFor(scene: Scene, sum: Arithmetic | null): (Message | Message[])[] {
  const { view, near, chosen } = scene;
  if (chosen !== null) return [chosenSaid(scene, chosen)];
  if (view.phase === 'close') return closeTold(scene);
  const own = view.seats[near]!;
  if (view.phase === 'lay') return layTold(scene, own, sum);
  const limit = handLimitOf(own);
  return [
    message(`board.${toldAt(scene, own)}`, {
      limit,
      n: own.handSize - limit,
      size: view.size,
      card: view.card === null ? '' : cardSaid(view.card),
    }),
  ];
}

function toldAt(scene: Scene, own: SeatView): string {
  const { phase } = scene.view;
  if (phase === 'start' && !canLay(scene)) return 'told-nothing';
  if (phase === 'tile' && hasPowerIn(own, 'choice')) return 'told-choice';
  if (phase === 'journal') return 'then-choice';
  return `told-${phase === 'gift' ? 'special' : phase}`;
}

function layTold(scene: Scene, own: SeatView, sum: Arithmetic | null): Message[] {
  const n = own.handSize - own.hitch.length;
  const left = sum?.left ?? 0;
  const means = message('board.means', { n, enough: left > n ? 'no' : 'yes' });
  return [...(left > 0 ? [means] : []), ...(canLay(scene) ? [] : [message('board.told-no-more')])];
}

const canLay = ({ legal }: Scene): boolean => [...legal].some((text) => /^[A-Z]+:/.test(text));

/** K16: the cost of the chosen card, or why it cannot be laid. */
function chosenSaid(scene: Scene, card: string): Message {
  const { view, legal } = scene;
  const lays = laysOf(view, card);
  const refused = lays.some((text) => legal.has(text)) ? null : whyNot(scene, lays[0]!);
  if (refused !== null) return refused;
  const cost = CARD_COST[cardNumber(card)]!;
  const key = card.length === 1 ? 'board.chosen-wild' : 'board.chosen';
  return message(key, { card: cardSaid(card), cost, set: view.set ?? newLetter(view) });
}

/** What closing brings now, and what a larger set would bring. */
function closeTold(scene: Scene): (Message | Message[])[] {
  const { view, legal } = scene;
  const [first, ...others] = closings(scene, view.set!);
  if (first === undefined) return [];
  const [journal, ...rest] = closingSaid(first);
  const told = others.length > 0 ? [message('board.then-choice')] : [journal!, rest];
  const [n, piece] = [first.size + 1, rewardFor(first.size + 1)];
  if (piece === null || !legal.has('keep')) return told;
  return [...told, message('board.told-keep', { n, piece: pieceSaid(piece) })];
}

/** The moves that are not made with a card or a tile. */
function buttonsFor(scene: Scene): ReactNode {
  const { view, legal, act, say, chosen, choose } = scene;
  const sights = () => sightsIn(scene).map((text) => button(text, takeSaid(text.slice(6))));
  function button(text: string, label: Message) {
    return (
      <Action key={text} legal={legal.has(text)} act={act(text)}>
        {say(label)}
      </Action>
    );
  }
  switch (view.phase) {
    case 'start':
      return chosen === null ? (
        [button('skip', message(view.last ? 'board.skip-last' : 'board.skip')), ...sights()]
      ) : (
        <Action act={() => choose(null)}>{say(message('board.put-back'))}</Action>
      );
    case 'lay':
      return button('done', message('board.done', { n: arithmeticOf(view)?.left ?? 0 }));
    case 'ride':
      return [
        ...['C', 'R', 'T']
          .filter((card) => legal.has(`ride:${card}`))
          .map((card) => button(`ride:${card}`, rideSaid(scene, card))),
        button('ride:.', message('board.ride-none', { n: dueAfter(scene, 'ride:.') ?? -1 })),
      ];
    case 'close':
      return [
        button(`close:${view.set}`, message('board.close', { set: view.set! })),
        button('keep', message('board.keep', { set: view.set! })),
      ];
    case 'journal':
      return closings(scene, view.set!).map((each) =>
        button(`journal:${each.card}`, journalSaid(each.card, openPlaces(each.reasons))),
      );
    case 'sight':
      return [...sights(), button('sight:.', message('board.sight-none'))];
    default:
      return sights();
  }
}

function takeSaid(name: string): Message {
  const side = COMPONENTS.sights.find((other) => other.name === name)!;
  const what = message('board.sight-take-named', { name });
  return message('board.with', { what, more: giftSaid(side) });
}

function rideSaid(scene: Scene, card: string): Message {
  const n = dueAfter(scene, `ride:${card}`) ?? 0;
  const free = FREE_PLAYS[cardNumber(card)]!;
  return message('board.ride', { card: cardSaid(card), free, n });
}

const journalSaid = (card: string, places: readonly number[]): Message =>
  message('board.journal-card', {
    card: cardSaid(card),
    n: places.length,
    places: places.join(', '),
  });
