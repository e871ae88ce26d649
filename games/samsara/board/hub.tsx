import { dragMarks, spot, useFrame } from '@baithak/board';
import { type Message, message } from '@baithak/kernel';
import type { Character, Letter, Zone } from '../rules/components.ts';
import { ZONES } from '../rules/components.ts';
import type { Phase } from '../rules/state.ts';
import { cardName, seatName } from '../view/names.ts';
import { type Cover, covers, outlook } from '../view/outlook.ts';
import { AmuletFace } from './amulets.tsx';
import { STEPS } from './bar.tsx';
import { type Arrival, arrivalOf } from './consequences.ts';
import { summaryOf } from './deeds.ts';
import { Emblem } from './emblem.tsx';
import { amuletAt, RIFT_PLACE, stepsTo } from './layout.ts';
import { places } from './motion.ts';
import { isDealt, type Scene } from './scene.ts';
import { kindOf, letterOf, restOf, type Thing } from './things.ts';

/** What a thing costs or brings, with the sign of the card. */
interface Due {
  readonly kind: 'cost' | 'gain';
  readonly words: Message;
  readonly sign?: Letter | undefined;
  /** The other way to pay. */
  readonly or?: Message | undefined;
}

export interface Hubbed {
  readonly title: Message | null;
  readonly sub?: Message | undefined;
  /** What the others did. */
  readonly told?: readonly Message[];
  /** Where the turn stands; wide tables say it in the bar. */
  readonly step?: Message | undefined;
  readonly dues?: readonly Due[];
  readonly amulet?: string;
  readonly covered?: readonly Cover[];
  /** Cards that would complete an amulet. */
  readonly cards?: string | undefined;
}

/** The one place for what something costs and brings; at rest it says whose turn it is. */
export function Hub({ scene }: { readonly scene: Scene }) {
  const { say, view } = scene;
  const { outcome, bar } = useFrame();
  // The page still shows what the others did: the hub must not run ahead of it.
  const isAhead = scene.decides && scene.shown.length === 0 && bar !== null;
  const isOver = outcome !== null && outcome !== undefined;
  const {
    title,
    sub,
    told = [],
    step,
    dues = [],
    amulet,
    covered,
    cards,
  } = isOver
    ? { title: message('hub.over') }
    : hubOf(isAhead ? { ...scene, decides: false } : scene);
  return (
    <div
      className="s-hub"
      aria-hidden="true"
      data-phase={view.phase}
      // A card is played by dragging it onto the table, whether others lie there or not.
      {...dragMarks({ drop: 'played' })}
      {...spot(places.hub)}
    >
      {amulet !== undefined && (
        <span className="s-hub-amulet">
          <AmuletFace text={amulet} covers={covered} />
        </span>
      )}
      {title && <strong>{say(title)}</strong>}
      {sub && <span className="s-hub-sub">{say(sub)}</span>}
      {told.map((line, i) => (
        <span key={i} className="s-hub-told">
          {say(line)}
        </span>
      ))}
      {step && <span className="s-hub-step">{say(step)}</span>}
      {dues.map(({ kind, words, sign, or }, i) => (
        <span key={i} className="s-due" data-kind={kind}>
          <span>
            {say(words)}
            {sign && <Emblem letter={sign} />}
          </span>
          {or && (
            <small>
              {say(or)}
              <Emblem letter="-" />
            </small>
          )}
        </span>
      ))}
      {cards && (
        <span className="s-hub-cards">
          +
          {[...cards].map((letter, i) => (
            <Emblem key={i} letter={letter as Letter} />
          ))}
        </span>
      )}
    </div>
  );
}

function hubOf(scene: Scene): Hubbed {
  const { view, shown } = scene;
  const [first, second] = shown;
  if (first === undefined) return atRest(scene);
  const kind = kindOf(first);
  if (view.phase === 'swap' && second !== undefined) return exchanged(scene);
  if (kind === 'char') return character(restOf(first) as Character);
  if (kind === 'amulet' || kind === 'far') return amuletHub(scene, first);
  if (kind === 'power') return powerHub(scene, Number(restOf(first)));
  if (kind === 'seat') return { title: seatName(Number(restOf(first))) };
  return cardHub(scene, first);
}

function atRest({ view, near, decides, legal, did }: Scene): Hubbed {
  const { phase, turn, actions } = view;
  if (phase === 'over') return { title: message('hub.over') };
  if (phase === 'characters' || phase === 'amulets' || phase === 'deal') {
    return { title: message('hub.goal'), sub: message('hub.goal-how') };
  }
  const isOwn = turn === near && view.viewer !== null;
  const counts: Partial<Record<Phase, number>> = {
    back: view.back,
    pick: view.picks,
    // Besides the amulets in reach, the end of the step is listed.
    amulet: legal.length - 1,
  };
  const n = counts[phase] ?? actions;
  if (decides) {
    const told = phase === 'go' ? summaryOf(did, view.seats.length - 1 > MOST_TOLD) : [];
    return {
      title: message('hub.you'),
      // The bar asks for it, too.
      sub: told.length > MOST_TOLD ? undefined : message(`hub.do.${phase}`, { n }),
      told,
      step: phase === 'go' ? undefined : stepOf(phase),
    };
  }
  if (isOwn) return { title: message('hub.you') };
  if (did.last !== null) return { title: seatName(turn), told: [did.last] };
  return { title: seatName(turn), sub: message(`hub.does.${phase}`, { n }) };
}

/** More whole sentences do not fit into the hub. */
const MOST_TOLD = 2;

function stepOf(phase: Phase): Message | undefined {
  const at = STEPS.findIndex(([, phases]) => phases.includes(phase));
  return at < 0 ? undefined : message('hub.step', { n: at + 1, most: STEPS.length });
}

const character = (name: Character): Hubbed => ({
  title: message(`board.who.${name}`),
  sub: message(`board.plays.${name}`),
});

function powerHub({ view, near }: Scene, n: number): Hubbed {
  const { character: name, marker } = view.seats[near]!;
  if (name === null) return { title: null };
  return {
    title: message(`power-name.${name}.${n}`),
    sub: message(marker === n ? 'hub.rests' : `power.${name}.${n}`),
  };
}

function exchanged({ view, near, shown }: Scene): Hubbed {
  const own = view.seats[near]!;
  const find = (kind: string) => shown.find((thing) => kindOf(thing) === kind);
  const given = letterOf(find('hand') ?? '', own);
  const got = letterOf(find('zone') ?? '', own);
  if (given === null || got === null) return { title: null };
  return {
    title: message('card.Y'),
    dues: [
      { kind: 'cost', words: message('hub.give'), sign: given },
      { kind: 'gain', words: message('hub.get', { n: 1 }), sign: got },
    ],
  };
}

function cardHub(scene: Scene, thing: Thing): Hubbed {
  const { view, near, decides } = scene;
  const letter = letterOf(thing, view.seats[near]!);
  if (letter === null) return { title: null };
  const isZone = kindOf(thing) === 'zone';
  const arrival =
    isZone && decides && view.phase === 'go' ? arrivalOf(scene, letter as Zone) : null;
  if (arrival === null) return { title: cardName(letter), sub: message(`hub.card.${letter}`) };
  const { zone } = view.seats[near]!;
  const from = zone === 'rift' ? RIFT_PLACE : ZONES.indexOf(zone);
  const dues = duesOn(scene, arrival);
  const rows = rowsOf(dues);
  return {
    // The zone is lit, and the way to it is numbered.
    title: rows > MOST_ROWS + 1 ? null : cardName(letter),
    sub:
      rows < MOST_ROWS
        ? message('hub.steps', { n: stepsTo(from, ZONES.indexOf(letter as Zone)) })
        : undefined,
    dues,
  };
}

/** More rows of costs and gains leave no room for other words in the circle. */
const MOST_ROWS = 3;

const rowsOf = (dues: readonly Due[]): number =>
  dues.length + dues.filter(({ or }) => or !== undefined).length;

/** The cards that go back, by their sign if there is no choice and all are alike. */
function rebornDues(back: number, given: string): Due[] {
  const [sign, ...others] = new Set(given);
  if (sign === undefined || others.length > 0) {
    return [{ kind: 'cost', words: message('hub.reborn', { n: back }) }];
  }
  return [
    {
      kind: 'cost',
      words: message('hub.reborn-with', { n: given.length }),
      sign: sign as Letter,
    },
  ];
}

/** What going to a zone costs and brings. */
function duesOn({ view }: Scene, arrival: Arrival): Due[] {
  const { reborn, back, bad, given, gives, fine, occupants, card, more } = arrival;
  const dues: Due[] = [];
  if (reborn && back > 0) dues.push(...rebornDues(back, given));
  const taken = bad + fine;
  if (taken > 0) dues.push({ kind: 'cost', words: message('hub.take', { n: taken }), sign: '-' });
  if (gives) {
    const or = message('hub.or-bad');
    const [who] = occupants;
    const one = occupants.length === 1 ? 'one' : 'some';
    const words =
      who === undefined
        ? message('hub.pay-neutral')
        : message(view.seats.length === 5 ? `hub.treat-${one}` : `hub.pay-${one}`, {
            seat: seatName(who),
          });
    dues.push({ kind: 'cost', words, or, sign: view.seats.length === 5 ? '+' : undefined });
  }
  if (card !== null) {
    dues.push({ kind: 'gain', words: message('hub.get', { n: 1 }), sign: card });
  }
  // The next step offers them, too.
  if (more > 0 && rowsOf(dues) < MOST_ROWS)
    dues.push({ kind: 'gain', words: message('hub.more', { n: more }), sign: 'K' });
  return dues;
}

function amuletHub({ view, near, ahead }: Scene, thing: Thing): Hubbed {
  const amulet = amuletAt(view, near, thing);
  if (amulet === null) return { title: null };
  if (kindOf(thing) === 'far') return { title: null, amulet, sub: message('hub.far') };
  if (!isDealt(view, near)) return { title: null, amulet };
  const { obstacle, dark, open, completions } = outlook(ahead ?? view, near, amulet);
  const covered = covers(ahead ?? view, near, amulet);
  if (obstacle === null) {
    const words = dark === 0 ? message('hub.free') : message('hub.take', { n: dark });
    const kind = dark === 0 ? 'gain' : 'cost';
    return {
      title: null,
      amulet,
      covered,
      dues: [{ kind, words, sign: dark === 0 ? undefined : '-' }],
    };
  }
  const sub =
    obstacle === 'symbols'
      ? message('hub.missing', { n: open })
      : message(`hub.${obstacle}`, { n: open });
  return { title: null, amulet, covered, sub, cards: completions[0]?.cards };
}
