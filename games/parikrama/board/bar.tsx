import { type Bar, Icon } from '@baithak/board';
import { Fault, type Message, message } from '@baithak/kernel';
import { cardNumber, FREE_PLAYS } from '../rules/cards.ts';
import { COMPONENTS } from '../rules/components.ts';
import { cardSaid, colourSaid, faceSaid } from '../rules/naming.ts';
import type { Phase } from '../rules/state.ts';
import { arithmeticOf, handLimitOf, hasPowerIn } from '../view/bill.ts';
import { isClosable } from '../view/tally.ts';
import type { View } from '../view/view.ts';
import {
  bringsTile,
  closingSaid,
  closings,
  gainOf,
  gainSaid,
  signed,
  sumSaid,
  thenTileSaid,
  whyNot,
} from './consequences.ts';
import { giftSaid } from './goals.tsx';
import { isLay, isStandIn, laidCard } from './laying.ts';
import { hoveringIn, turned } from './placing.ts';
import { closingMove, dueIn, isComplete, movesOf, nextMeaning, plannedSet } from './planning.ts';
import type { Scene } from './scene.ts';
import { setName } from './sets.tsx';
import { tileTold } from './tiles.tsx';

/** The sentence, the note and the buttons of a step, before they are put into words. */
interface Asked {
  readonly ask: Message;
  readonly note?: readonly (Message | null)[];
  readonly primary?: Message;
  /** Moves of a quiet button and its label; on a phone a short word, if there is one. */
  readonly other?:
    | readonly [label: Message, moves: readonly [string, ...string[]], short?: Message]
    | undefined;
  /** The moves of the primary button, if they are not simply those that are chosen. */
  readonly moves?: readonly string[];
}

const STEPS: Readonly<Record<string, readonly Phase[]>> = {
  play: ['start', 'lay'],
  pay: ['ride', 'pay'],
  close: ['close', 'journal', 'special', 'tile', 'gift', 'row', 'sight'],
  place: ['next', 'at', 'rotate'],
  draw: ['draw', 'drop', 'refill'],
};

/** What the action bar asks: one sentence, what the choice leads to, and one button that does it. */
export function barOf(scene: Scene): Bar {
  const { say, decides, legal, picks, pick, attempt } = scene;
  const phase = phaseShown(scene);
  const steps = Object.entries(STEPS).map(([step, phases]) => ({
    name: say(message(`board.step-${step}`)),
    current: phases.includes(phase),
  }));
  if (!decides || legal.size === 0) return { ask: say(message('board.moment')), steps };
  const asked = askedIn(scene);
  const moves = asked.moves ?? movesOf(scene);
  const ready = isComplete(scene, moves);
  const hovering = hoveringIn(scene);
  const [note, ...more] = (asked.note ?? []).filter((each) => each !== null).map(say);
  return {
    ask: say(asked.ask),
    note:
      more.length === 0 ? (
        note
      ) : (
        <>
          {note}
          <span className="k-more"> {more.join(' ')}</span>
        </>
      ),
    steps,
    quiet: [
      ...(asked.other === undefined
        ? []
        : [
            {
              label: say(asked.other[0]),
              icon: asked.other[2] && (
                <i className="icon k-short" aria-hidden="true">
                  {say(asked.other[2])}
                </i>
              ),
              act: () => attempt(...asked.other![1]),
            },
          ]),
      ...(hovering?.moves.some((text) => text.startsWith('r'))
        ? [
            {
              label: say(message('board.turn')),
              icon: <Icon name="turn" />,
              act: () => pick(turned(scene, hovering, 1)),
            },
          ]
        : []),
      // Beside another button there is no room for it on a phone; a second press clears as well.
      ...(picks.length > 0 && hovering === null && asked.other === undefined
        ? [{ label: say(message('board.clear')), act: () => pick([]) }]
        : []),
    ],
    primary:
      asked.primary === undefined
        ? undefined
        : {
            label: say(asked.primary),
            act: ready ? () => attempt(...(moves as [string, ...string[]])) : undefined,
          },
  };
}

/** The step that the choice belongs to: who chooses cards of the market already draws. */
function phaseShown({ view, picks }: Scene): Phase {
  if (view.phase !== 'start') return view.phase;
  if (picks.some((text) => text.startsWith('draw:'))) return 'draw';
  return closingMove(view, picks) === null ? view.phase : 'close';
}

function askedIn(scene: Scene): Asked {
  const { view, picks } = scene;
  const sight = picks.find((text) => text.startsWith('sight:'));
  if (sight !== undefined) return sightAsked(scene, sight.slice(6));
  switch (view.phase) {
    case 'start':
      return startAsked(scene);
    case 'lay':
      return layAsked(scene);
    case 'ride':
    case 'pay':
      return payAsked(scene);
    case 'close':
      return closeAsked(scene, view.set!);
    case 'journal':
      return journalAsked(scene);
    case 'special':
    case 'gift':
    case 'tile':
      return tileAsked(scene);
    case 'sight':
      return sightAsked(scene, null);
    case 'draw':
      return drawAsked(scene);
    case 'drop':
      return dropAsked(scene);
    default:
      return placeAsked(scene);
  }
}

/** K8: play, close or draw. */
function startAsked(scene: Scene): Asked {
  const { view, legal, picks } = scene;
  if (picks.some(isLay)) return layAsked(scene);
  if (picks.some((text) => text.startsWith('draw:'))) return drawAsked(scene);
  const close = closingMove(view, picks);
  if (close !== null) return { ...closeAsked(scene, close.slice(6)), other: undefined };
  const canPlay = [...legal].some(isLay);
  const canClose = [...legal].some((text) => text.startsWith('close:'));
  const sights = [...legal].filter((text) => /^sight:\d/.test(text));
  const canSight = sights.length > 0;
  const skip = message(view.last ? 'board.skip-last' : 'board.skip');
  if (!canPlay && !canClose) {
    const ask = message(view.last ? 'board.ask-nothing-last' : 'board.ask-nothing');
    const note = message(canSight ? 'board.note-start-sight' : 'board.note-nothing');
    return { ask, note: [note], primary: skip, moves: ['skip'] };
  }
  return {
    ask: message(view.last ? 'board.ask-start-last' : 'board.ask-start', {
      close: canClose ? 'yes' : 'no',
      sight: canSight ? 'yes' : 'no',
    }),
    note: canSight ? [message('board.note-start-sight')] : noteForStart(canClose, view.last),
    other: [skip, ['skip']],
    // On a phone Sights are not on the table: the button takes the only one.
    ...(sights.length === 1
      ? { primary: message('board.take-sight'), moves: sights }
      : { primary: message('board.choose') }),
  };
}

/** In the last round the question itself is long, and nobody draws. */
function noteForStart(canClose: boolean, isLast: boolean): Message[] {
  if (canClose) return isLast ? [] : [message('board.note-close')];
  return [message('board.note-start'), ...(isLast ? [] : [message('board.note-start-draw')])];
}

/** K9–K18: the set with the chosen cards, and what it costs. */
function layAsked(scene: Scene): Asked {
  const { view, preview, picks } = scene;
  const lays = picks.filter(isLay);
  const ahead = preview(lays);
  const after = ahead instanceof Fault ? view : ahead.view;
  const uses = neededRide(after);
  const sum = uses === null ? arithmeticOf(after) : arithmeticOf(riding(after, uses));
  const { cards } = plannedSet(scene) ?? { cards: view.seats[view.turn]!.sets[view.set!] ?? [] };
  const n = after.laid.length;
  const left = sum?.left ?? 0;
  const refused = whyNot(scene, ...lays, 'done');
  const meaning = nextMeaning(scene, lays);
  return {
    ask: message('board.ask-lay', { set: setName(cards), left }),
    note: [
      refused ?? (meaning === undefined ? null : meaningSaid(meaning)),
      uses === null || refused !== null
        ? null
        : message('board.note-uses', { card: cardSaid(uses) }),
      refused === null && meaning === undefined ? sum && sumSaid(sum) : null,
      refused === null && !isClosable(cards) ? message('board.note-grow') : null,
    ],
    primary: message('board.play', { n, left }),
    moves: [...lays, 'done'],
  };
}

/** K18: the hitch-hike card that must be used, because there are not enough other cards to pay with. */
function neededRide(after: View): string | null {
  const hand = after.seats[after.turn]!.hand ?? [];
  const rides = hand.filter((card) => isStandIn(card) && card !== 'W');
  const left = arithmeticOf(after)?.left ?? 0;
  return new Set(rides).size === 1 && left > hand.length - rides.length ? rides[0]! : null;
}

const riding = (view: View, card: string): View => ({
  ...view,
  rides: view.rides + FREE_PLAYS[cardNumber(card)]!,
});

/** A wild card or a hitch-hike card takes the first meaning that fits; a press changes it. */
const meaningSaid = (text: string): Message =>
  message('board.note-meaning', {
    card: laidCard(text),
    face: faceSaid(text.slice(text.indexOf('*') + 1)),
  });

/** K16, K18: what is due, and with what it is paid. */
function payAsked(scene: Scene): Asked {
  const { view, picks, legal } = scene;
  const due = dueIn(scene);
  const all = wholeHand(scene, due);
  if (all !== null) {
    return {
      ask: message('board.ask-pay-all', { due }),
      primary: message('board.pay', { due }),
      moves: all,
    };
  }
  const rides = picks.filter((text) => text.startsWith('ride:')).map((text) => text.slice(5));
  const paid = picks.filter((text) => text.startsWith('pay:')).length;
  const canRide = [...legal].some((text) => /^ride:[CRT]/.test(text));
  const sum = arithmeticOf(view);
  const moves = movesOf(scene);
  const needed = rides.length === 0 && canRide ? whyNot(scene, 'ride:.') : null;
  return {
    ask: payAsk(due, paid),
    note: [
      needed ?? (canRide && rides.length === 0 ? message('board.note-ride') : sum && sumSaid(sum)),
    ],
    primary:
      rides.length === 0
        ? message('board.pay', { due })
        : message('board.pay-ride', { cards: rides.map(cardSaid), due }),
    moves: due > paid ? [] : moves,
  };
}

function payAsk(due: number, paid: number): Message {
  if (due === 0 || paid === 0) return message('board.ask-pay', { due });
  return paid < due
    ? message('board.ask-pay-more', { more: due - paid })
    : message('board.ask-pay-these', { due });
}

/** Whoever owes as many cards as the hand has need not choose them. */
function wholeHand(scene: Scene, due: number): readonly string[] | null {
  const { view } = scene;
  const { hand } = view.seats[view.turn]!;
  if (view.phase !== 'pay' || hand === null || hand.length !== due) return null;
  const pays = hand.map((card) => `pay:${card}`);
  return isComplete(scene, pays) ? pays : null;
}

/** K19–K24: what closing brings. */
function closeAsked(scene: Scene, letter: string): Asked {
  const { legal, picks, view } = scene;
  const [first, ...others] = closings(scene, letter);
  const keeps = legal.has('keep') && view.phase === 'close';
  const cards = view.seats[view.turn]!.sets[letter] ?? [];
  const tile = picks.some((text) => text.startsWith('tile:'));
  const ask = message('board.ask-close', { set: setName(cards) });
  const isChoice = first === undefined || others.length > 0;
  const note = isChoice ? [message('board.then-choice')] : closingSaid(first);
  const [keep, close] = [message('board.keep'), message(tile ? 'board.close-tile' : 'board.close')];
  // A set that brings no tile had better grow, as long as there are rounds to come.
  if (keeps && !isChoice && !view.last && !bringsTile(first)) {
    return {
      ask,
      note,
      primary: keep,
      moves: ['keep'],
      other: [close, [`close:${letter}`], message('board.step-close')],
    };
  }
  return {
    ask,
    note,
    primary: close,
    other: keeps ? [keep, ['keep'], message('board.keep-short')] : undefined,
  };
}

/** K21: the card of a rainbow that goes to the Journal. */
function journalAsked(scene: Scene): Asked {
  const { view, picks } = scene;
  const card = picks.find((text) => text.startsWith('journal:'))?.slice(8);
  const found = closings(scene, view.set!).find((each) => each.card === card);
  return {
    ask: message('board.ask-journal'),
    note: [found === undefined ? message('board.then-choice') : thenTileSaid(found)],
    primary:
      card === undefined
        ? message('board.choose-card')
        : message('board.journal-it', { card: faceSaid(card) }),
  };
}

/** K22, K23, K26: a tile of the row, or a special one. */
function tileAsked(scene: Scene): Asked {
  const { view, picks } = scene;
  const own = view.seats[view.turn]!;
  const text = picks.find((each) => /^(tile|special):/.test(each));
  const name = text?.startsWith('tile:') ? view.row[Number(text.slice(5)) - 1] : text?.slice(8);
  const free = view.phase === 'tile' && hasPowerIn(own, 'choice');
  const args = { size: view.size, colour: colourSaid(view.card?.[0] ?? 'P') };
  const note = message(free ? 'board.note-any-tile' : `board.note-${view.phase}`, args);
  // Special tiles are explained where they fan out.
  const told = text?.startsWith('tile:') && name !== undefined ? tileTold(name) : null;
  return {
    ask: message(free ? 'board.ask-any-tile' : `board.ask-${view.phase}`, args),
    note: [name === undefined ? note : told],
    primary: message(name === undefined ? 'board.choose-tile' : 'board.take-tile'),
  };
}

/** K25. */
function sightAsked({ view, legal, picks }: Scene, name: string | null): Asked {
  const offered = [...legal].filter((text) => /^sight:\d/.test(text)).map((text) => text.slice(6));
  const chosen = name ?? (offered.length === 1 ? offered[0]! : null);
  const side = COMPONENTS.sights.find((other) => other.name === chosen);
  return {
    ask: message('board.ask-sight'),
    note: [side ? giftSaid(side) : message('board.note-sight')],
    primary: message(side ? 'board.take-sight' : 'board.choose-sight'),
    moves: chosen === null ? picks : [`sight:${chosen}`],
    other: view.phase === 'sight' ? [message('board.sight-none'), ['sight:.']] : undefined,
  };
}

/** K27. */
function placeAsked(scene: Scene): Asked {
  const { view } = scene;
  const hovering = hoveringIn(scene);
  const gain = hovering && gainOf(scene, hovering.moves);
  const first = view.seats[view.turn]!.map.length === 0;
  const total = gain?.points.total ?? 0;
  return {
    ask: message('board.ask-place', { next: view.phase === 'next' ? 'yes' : 'no' }),
    note: [
      gain && (gain.circles.length + gain.loops > 0 || total !== 0)
        ? gainSaid(gain)
        : message(first ? 'board.note-first' : 'board.note-place'),
    ],
    primary: message('board.place', signed(total)),
    moves: hovering?.moves ?? [],
  };
}

/** K29. */
function drawAsked(scene: Scene): Asked {
  const { view, picks } = scene;
  const own = view.seats[view.turn]!;
  const picked = picks.filter((text) => text.startsWith('draw:'));
  const wild = picked.includes('draw:W') ? 'yes' : 'no';
  const ready = isComplete(scene, movesOf(scene));
  const n = ready ? picked.length : picked.length + view.drawn;
  return {
    ask: message('board.ask-draw', { n, wild, ready: ready ? 'yes' : 'no' }),
    note: [message('board.note-draw', { hand: own.handSize, limit: handLimitOf(own) })],
    primary: message(ready ? 'board.draw' : 'board.choose', { n }),
  };
}

/** K30. */
function dropAsked({ view, picks }: Scene): Asked {
  const own = view.seats[view.turn]!;
  const limit = handLimitOf(own);
  const n = own.handSize - limit;
  return {
    ask: message('board.ask-drop', { n, chosen: picks.length }),
    note: [message('board.note-drop', { limit })],
    primary: message('board.drop', { n }),
  };
}
