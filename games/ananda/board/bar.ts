import type { Bar, BarButton } from '@baithak/board';
import { Icon } from '@baithak/board';
import { type Message, message } from '@baithak/kernel';
import { createElement } from 'react';
import { prompt } from '../view/summary.ts';
import type { View } from '../view/view.ts';
import {
  aimMessage,
  eventOf,
  isRackFull,
  lossMessage,
  monkMessage,
  type Outlook,
  ownOf,
  tileMessages,
} from './consequences.ts';
import type { Play } from './play.ts';
import { fitting, meditationOf, type Selection, sumOf } from './selection.ts';

interface BarProps {
  readonly view: View;
  readonly play: Play;
  readonly say: (message: Message) => string;
  /** How wide the table is: in narrow windows the bar says less. */
  readonly width: number;
}

/** The parts of a turn in which one decides. */
export const STEPS: readonly string[] = ['monk', 'build', 'meditate'];
/** Below this width the names of the steps would take the place of the sentence. */
const WIDTH_FOR_STEPS = 1150;
const NARROW = 700;
/** Below this width the sentence alone fills three lines beside its button. */
const TIGHT = 380;

/** What the action bar says and offers: what is asked, what the shown thing leads to, and its button. */
export function barOf(props: BarProps): Bar {
  const { view, play, say, width } = props;
  const bar = phaseBar(props);
  const isNarrow = width < NARROW;
  return {
    ...bar,
    note: isNarrow && (width < TIGHT || isSaid(bar, play, width)) ? null : bar.note,
    steps:
      width < WIDTH_FOR_STEPS
        ? []
        : STEPS.map((step) => ({
            name: say(message(`board.step.${step}`)),
            current: view.phase === step,
          })),
  };
}

/** Above its buttons a narrow bar has room for a short note; the temple's corner says a longer one. */
const isSaid = ({ ask, primary, note }: Bar, { phase }: Play, width: number): boolean =>
  phase === 'build'
    ? typeof note === 'string' && typeof ask === 'string' && !fitsBar(ask, note, width)
    : phase === 'monk' && primary?.act !== undefined;

/** So many letters fit into the two lines that question and note share in a narrow bar. */
const TWO_LINES = 90;
const LINE = 48;

/** Whether a narrow bar has room for a note: what can stand there must not cover the temple. */
const fitsBar = (ask: string, note: string, width: number): boolean =>
  width >= TIGHT && (note.length <= LINE || ask.length + note.length <= TWO_LINES);

/** What a narrow bar has no room for while a tile is chosen. */
export function noteBeside(view: View, play: Play, say: BarProps['say'], width: number) {
  const note = buildNote(view, play, say);
  return note === null || fitsBar(buildAsk(view, play, say, width), note, width) ? null : note;
}

function phaseBar(props: BarProps): Bar {
  switch (props.play.phase) {
    case 'monk':
      return props.play.offers.texts.has('monk:.') ? noAreaBar(props) : monkBar(props);
    case 'build':
      return buildBar(props);
    case 'meditate':
      return meditateBar(props);
    default:
      // Who is next, in the moment before the page itself says so.
      return { ask: props.say(prompt(props.view)) };
  }
}

function monkBar({ view, play, say, width }: BarProps): Bar {
  const placed = eventOf(play.ahead, 'monk-placed');
  const isPoor = placed !== undefined && isPoorIn(view, play, placed.colour);
  return {
    // A narrow bar has room for one sentence: then the warning is it.
    ask: say(
      isPoor && width < NARROW
        ? monkMessage(view, play.seat, placed.colour)
        : message('board.ask-monk'),
    ),
    note: say(
      placed === undefined
        ? message(width < NARROW ? 'board.how-monk-short' : 'board.how-monk')
        : monkMessage(view, play.seat, placed.colour),
    ),
    primary: {
      label: say(monkLabel(view, play)),
      act: actOf(play),
    },
  };
}

const actOf = ({ chosen, attempt }: Play) =>
  chosen === null ? undefined : () => attempt(chosen.text);

const isPoorIn = (view: View, { seat }: Play, colour: string): boolean =>
  ownOf(view.seats[seat]!, colour).tiles === 0;

/** Whoever has no tile of the colour is not invited, but may go there. */
function monkLabel(view: View, play: Play): Message {
  const placed = eventOf(play.chosen?.ahead ?? null, 'monk-placed');
  if (placed === undefined) return message('board.place-monk');
  const { colour: letter } = placed;
  return isPoorIn(view, play, letter)
    ? message('board.place-monk-anyway')
    : message('board.place-monk-on', { colour: message(`colour.${letter}`) });
}

function noAreaBar({ play, say }: BarProps): Bar {
  const { tileCount: tiles = 0, cardCount: cards = 0 } =
    eventOf(play.preview(['monk:.']), 'gave-up') ?? {};
  return {
    ask: say(message('board.ask-no-area')),
    note: say(message('board.then-no-area', { tiles, cards })),
    primary: { label: say(message('board.no-area')), act: () => play.attempt('monk:.') },
  };
}

function buildBar(props: BarProps): Bar {
  const { view, play, say, width } = props;
  const colour = message(`colour.${view.area?.colour ?? 'r'}`);
  const placed = eventOf(play.chosen?.ahead ?? null, 'tile-placed');
  const stop = stopButton(props);
  const fits = fitting(play.offers);
  if (fits.size === 0) {
    return {
      ask: say(message('board.nothing-fits', { colour, built: view.built })),
      note: view.built === 0 ? say(message('board.undo-monk')) : null,
      primary: stop,
    };
  }
  const turn: BarButton = {
    label: say(message('board.turn-tile')),
    icon: createElement(Icon, { name: 'turn' }),
    act: play.turn,
  };
  return {
    ask: buildAsk(view, play, say, width),
    note: buildNote(view, play, say),
    quiet: width < NARROW ? [stop] : [stop, turn],
    primary: {
      label: say(
        placed === undefined
          ? message('board.place-tile')
          : message('board.place-tile-then', { value: placed.value }),
      ),
      act: actOf(play),
    },
  };
}

function buildAsk(view: View, play: Play, say: BarProps['say'], width: number): string {
  const isHeld = play.selection.tile !== null && play.chosen === null;
  if (isHeld) return say(message('board.ask-place'));
  const colour = message(`colour.${view.area?.colour ?? 'r'}`);
  const key = width < NARROW ? 'board.ask-build-short' : 'board.ask-build';
  return say(message(key, { colour, built: view.built }));
}

/** What the tile does to other areas; else how large the area should become. `null` if no tile fits. */
function buildNote(view: View, play: Play, say: BarProps['say']): string | null {
  if (fitting(play.offers).size === 0) return null;
  const then = eventOf(play.ahead, 'tile-placed')?.value;
  const [news] = play.ahead === null ? [] : tileMessages(play.scene, play.ahead);
  if (news !== undefined) return say(news);
  const left = view.seats[play.seat]!.rackSize - (then === undefined ? 0 : 1);
  return say(aimMessage(view, play.seat, then ?? view.area?.spaces.length ?? 0, left));
}

/** One move ends building, or the whole turn before the first tile; the button says what that brings. */
function stopButton({ view, play, say }: BarProps): BarButton {
  const gaveUp = eventOf(play.preview(['tile:.']), 'gave-up');
  const act = () => play.attempt('tile:.');
  if (gaveUp === undefined) {
    return { label: say(message('board.stop', { value: view.area?.spaces.length ?? 0 })), act };
  }
  const full = isRackFull(view, play.seat) ? 'yes' : 'no';
  const args = { tiles: gaveUp.tileCount, cards: gaveUp.cardCount, full };
  return { label: say(message('board.give-up-for', args)), act };
}

function meditateBar(props: BarProps): Bar {
  const { view, play, say } = props;
  const colour = message(`colour.${view.area?.colour ?? 'r'}`);
  const room = (view.area?.spaces.length ?? 0) - view.spent;
  const { outlook, offers, selection } = play;
  const end =
    outlook === null
      ? undefined
      : () => {
          for (const text of meditationOf(selection)) play.attempt(text);
        };
  const ends = outlook?.ends ?? false;
  const drawn = {
    tiles: outlook?.tiles ?? 0,
    cards: outlook?.cards ?? 0,
    ends: ends ? 'yes' : 'no',
  };
  if (!offers.hasCards) {
    const { count } = ownOf(view.seats[play.seat]!, view.area?.colour ?? 'r');
    return {
      ask: say(message('board.no-cards', { colour, room, n: count })),
      note: outlook === null ? null : say(outlookMessage(outlook)),
      primary: { label: say(message('board.no-meditation', drawn)), act: end },
    };
  }
  const isShort = props.width < NARROW;
  const supply = ends ? 'ends' : view.supplySize > 0 ? 'some' : 'none';
  const ask = say(
    message(isShort ? 'board.ask-cards-short' : 'board.ask-cards', { colour, room, supply }),
  );
  if (selection.cards.length === 0) {
    const loss = outlook === null ? null : lossMessage(outlook);
    const how = isShort ? null : message('board.how-cards', { supply });
    const note = loss ?? how;
    return {
      ask,
      note: note === null ? null : say(note),
      // Whoever can score is not invited to forgo it.
      quiet: [{ label: say(message('board.draw-instead', drawn)), act: end }],
      primary: { label: say(message('board.choose-cards')), act: undefined },
    };
  }
  return {
    ask,
    note: outlook === null ? null : say(outlookMessage(outlook)),
    quiet: isShort
      ? []
      : [
          {
            label: say(message('board.clear')),
            act: () => play.select({ ...selection, cards: [] }),
          },
        ],
    primary: { label: say(cardsLabel(selection, isShort)), act: end },
  };
}

const cardsLabel = (selection: Selection, isShort: boolean): Message =>
  message(isShort ? 'board.meditate-short' : 'board.meditate', {
    cards: selection.cards.join(' + '),
    n: selection.cards.length,
    sum: sumOf(selection),
  });

/** What the rest of the area brings, or what is lost of it. */
function outlookMessage(outlook: Outlook): Message {
  const { tiles, cards, balance } = outlook;
  return lossMessage(outlook) ?? message('board.then-meditated', { tiles, cards: cards + balance });
}
