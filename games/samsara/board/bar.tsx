import { type Bar, type BarButton, Icon } from '@baithak/board';
import { type Message, message, type Seat } from '@baithak/kernel';
import { COMPONENTS } from '../rules/components.ts';
import type { Phase } from '../rules/state.ts';
import { inReach, outlook } from '../view/outlook.ts';
import { prompt } from '../view/tally.ts';
import type { View } from '../view/view.ts';
import { leaves } from '../words/command.ts';
import { exchange } from './consequences.ts';
import { Emblem } from './emblem.tsx';
import { explain } from './explain.ts';
import { amuletAt } from './layout.ts';
import { type Offer, offer, offersOf, standingOffers } from './offers.ts';
import type { Scene } from './scene.ts';

/** What the action bar says and offers while the near seat decides. */
export function barOf(
  scene: Scene,
  attempt: (text: string) => void,
  clear: () => void,
  giving: Giving = NEVER,
): Bar {
  const { view, near, decides, legal, chosen, say } = scene;
  if (!decides) return { ask: say(prompt(view)) };
  const offers = offersOf(view, near, legal, chosen).filter((offer) => offer.legal);
  const standing = standingOffers(view, legal).filter(
    (offer) => offer.legal && !offers.some(({ text }) => text === offer.text),
  );
  const proposed = offers.length > 0 || scene.guided ? [] : proposedBy(view, near, legal);
  const [first, ...others] = [
    ...[...offers, ...proposed],
    ...loudOf(standing, legal, offers.length + proposed.length === 0),
  ];
  const rest = standing.filter(({ text }) => text !== first?.text && isAside(text));
  // Whoever has chosen an amulet and ends the turn may think that this wins it: that is asked once.
  const aim = view.phase === 'amulet' ? offers[0]?.text : undefined;
  const button = ({ text, label }: Offer): BarButton => ({
    label: say(label),
    act:
      aim !== undefined && text === 'amulet:.' && giving.asked === null
        ? () => giving.ask(aim)
        : () => attempt(text),
  });
  // On a phone a quiet button has a sign and at most a short word.
  const quietly = (offer: Offer): BarButton => ({
    ...button(offer),
    ...(offer.text.endsWith(':.') && {
      brief: say(message(`board.short.${leaves(view, offer.text)}`)),
    }),
    ...(offer.text === 'pay:--' && { brief: say(message('board.short.pay')) }),
    icon: signOf(offer.text),
  });
  const cleared: BarButton[] =
    view.phase === 'swap' && chosen.length > 0
      ? [{ label: say(message('board.clear')), icon: <Icon name="clear" />, act: clear }]
      : [];
  const more = others.length + rest.length > 2 ? [] : others;
  // The long question leaves no room for more where it has told all that can be chosen.
  const treats = legal.filter((text) => text.startsWith('pay:+'));
  const isTold =
    view.phase === 'pay' &&
    (legal.length === 1 || (view.seats.length === 5 && treats.length === 1));
  const isAsked = aim !== undefined && giving.asked === aim;
  const ask = say(isAsked ? message('board.give-up') : prompt(view));
  return {
    ask,
    ...(isTold ? {} : noteOf(scene, ask)),
    urgent: isAsked,
    steps: stepsOf(scene),
    quiet: [...[...more, ...rest].map(quietly), ...cleared].slice(0, 2),
    primary:
      first === undefined
        ? { label: say(message(`board.choose.${view.phase}`)), act: undefined }
        : button(first),
  };
}

/** The amulet that the seat was asked about when it was about to end its turn without it. */
interface Giving {
  readonly asked: string | null;
  readonly ask: (amulet: string) => void;
}

const NEVER: Giving = { asked: '', ask: () => {} };

function signOf(text: string) {
  if (text.endsWith(':.')) return <Icon name="forward" />;
  if (text !== 'pay:--') return undefined;
  return (
    <i className="icon s-bad-sign" aria-hidden="true">
      <Emblem letter="-" />
    </i>
  );
}

/** To leave the step, or to take Bad Karma: never the loudest thing while there is a choice. */
const isAside = (text: string): boolean => text.endsWith(':.') || text === 'pay:--';

function loudOf(standing: readonly Offer[], legal: readonly string[], alone: boolean): Offer[] {
  if (!alone) return [];
  if (legal.length === 1) return [...standing];
  const treats = standing.filter(({ text }) => !isAside(text));
  return treats.length === 1 ? treats : [];
}

/**
 * What the main button does while nothing is chosen: reserve cards lower the price one by one, and after the
 * last amulet nothing but less Bad Karma can still matter.
 */
function proposedBy(view: View, near: Seat, legal: readonly string[]): Offer[] {
  const { character, amulets } = view.seats[near]!;
  const isLast = amulets.length === COMPONENTS.limits.amuletsToWin && character !== null;
  const worth = (text: string): number => {
    const { bad, pick } = COMPONENTS.powers[character!][Number(text.split(':')[1]) - 1]!;
    return bad !== undefined ? 2 : pick === undefined ? 1 : 0;
  };
  if (isLast && view.phase === 'power') {
    const [best] = [...legal].sort((one, other) => worth(other) - worth(one));
    return best === undefined ? [] : [offer(view, best, legal)];
  }
  const texts = legal.filter((text) => !isAside(text));
  return view.phase === 'use' || (isLast && view.phase === 'pick')
    ? texts.slice(0, 1).map((text) => offer(view, text, legal))
    : [];
}

/** A wide bar has two lines for a note, or one below a question of two lines. */
const LONGEST_NOTE = 88;
const LONGEST_ASK = 33;
/** A narrow bar has a line for a note, or lets it begin beside the question. */
const LINE = 52;
const TWO_LINES = 96;

/** What the shown thing leads to, or what can be done. More words would push the question out of the bar. */
function noteOf(scene: Scene, ask: string): Pick<Bar, 'note' | 'more'> {
  const { shown, chosen, say } = scene;
  const swapped = exchange(scene, chosen);
  if (swapped !== null) return { note: say(swapped) };
  const told = shown.flatMap((thing) => explain(scene, thing)?.lines ?? []);
  const lines = (told.length === 0 ? [tip(scene)] : told).map(say);
  const most = ask.length > LONGEST_ASK ? LINE : LONGEST_NOTE;
  const note = fitting(lines, Math.max(LINE, Math.min(most, TWO_LINES - ask.length)));
  const whole = fitting(lines, most);
  const more = whole.slice(note.length).trim();
  return { note, more: more === '' ? undefined : more };
}

/** As many sentences as fit, at least one. */
function fitting([first = '', ...others]: readonly string[], most: number): string {
  let text = first;
  for (const line of others) {
    if (text.length + 1 + line.length > most) break;
    text += ` ${line}`;
  }
  return text;
}

function tip({ view, near, legal, useful }: Scene): Message {
  const hand = [...(view.seats[near]!.hand ?? '')];
  const n = hand.filter((_, place) => useful(`hand:${place}`)).length;
  const first = view.seats[near]!.zone === 'rift' ? 'yes' : 'no';
  return message(`board.tip.${view.phase}`, {
    n,
    first,
    reach: inReach(view, near).length,
    back: view.back,
    players: view.seats.length,
    amulets: view.seats[near]!.amulets.length,
    needed: legal.includes('use:.') ? 'no' : 'yes',
    ...prices(view, near),
  });
}

/** What the amulet aimed at costs as it is, and with the whole reserve. */
function prices(view: View, near: Seat) {
  const aim = view.aim === null ? null : amuletAt(view, near, `amulet:${view.aim}`);
  if (aim === null) return {};
  const { dark, open } = outlook(view, near, aim);
  return { dark, open, best: outlook({ ...view, aim: null }, near, aim).dark };
}

export const STEPS: readonly (readonly [string, readonly Phase[]])[] = [
  ['move', ['go', 'back', 'pay', 'take']],
  ['action', ['act', 'draw', 'swap', 'keep']],
  ['amulet', ['amulet', 'use', 'power', 'pick']],
  ['hand', ['redraw']],
];

function stepsOf({ view, say }: Scene) {
  if (view.phase === 'characters') return [];
  return STEPS.map(([step, phases]) => {
    const current = phases.includes(view.phase);
    const times = step === 'action' && current && view.actions > 1 ? ` ×${view.actions}` : '';
    return { name: `${say(message(`board.step.${step}`))}${times}`, current };
  });
}
