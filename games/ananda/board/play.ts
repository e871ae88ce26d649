import { type BoardProps, useFresh } from '@baithak/board';
import { Fault, type Message, message, type Seat } from '@baithak/kernel';
import { type Attempt, format, parse } from '../position/notation.ts';
import type { Event } from '../rules/events.ts';
import type { View } from '../view/view.ts';
import { type Ahead, type Outlook, outlookOf, reasonOf, worthOf } from './consequences.ts';
import { type Scene, sceneOf } from './scene.ts';
import {
  afterDrop,
  canTurn,
  chooseTile,
  fitting,
  meditationOf,
  movesAhead,
  NOTHING,
  type Offers,
  offersOf,
  placesFor,
  pointAt,
  type Selection,
  selectionFor,
  toggleCard,
  turned,
  turnedAbout,
  waysAt,
} from './selection.ts';

type Phase = 'monk' | 'build' | 'meditate';
const PHASES: readonly string[] = ['monk', 'build', 'meditate'];
/** Somebody wanted to turn a tile that lies well. */
const ONLY_WAY = 'board.only-way';

/** What the player at this screen is doing: what they have picked up, what it leads to, what they can press. */
export interface Play {
  /** `null` unless the viewer decides now. */
  readonly phase: Phase | null;
  readonly seat: Seat;
  readonly scene: Scene;
  readonly offers: Offers;
  readonly selection: Selection;
  /** The legal move that is shown on the board, its preview, and whether only the pointer asks for it. */
  readonly text: string | null;
  readonly ahead: Ahead | null;
  readonly passive: boolean;
  /** The legal move that is chosen and its preview: the button makes it, wherever the pointer is. */
  readonly chosen: { readonly text: string; readonly ahead: Ahead } | null;
  /** What the chosen cards come to; `null` if they are refused. */
  readonly outlook: Outlook | null;
  /** Why a press did nothing, where the board itself can say it. */
  readonly note: Message | null;
  /** Whether nothing was wrong with that press. */
  readonly isCalm: boolean;
  /** The card that was pressed last: a refusal speaks of it, not of others with its value. */
  readonly tapped: string | null;
  readonly select: (selection: Selection) => void;
  /** Ends a drag: selects, or says why the thing cannot go there. */
  readonly drop: (name: string, at: string | null) => void;
  readonly hover: ((space: string | null) => void) | undefined;
  readonly point: ((space: string) => void) | undefined;
  readonly pressTile: ((tile: string) => void) | undefined;
  readonly pressCard: ((card: string) => void) | undefined;
  /** Turns the tile that is tried, or says why it cannot be turned. */
  readonly turn: (() => void) | undefined;
  readonly canTurn: boolean;
  readonly preview: BoardProps<View, Event>['preview'];
  readonly attempt: (text: string) => void;
}

export function usePlay(props: BoardProps<View, Event>): Play {
  const { view, seat, legal, preview, attempt, proposed = [] } = props;
  const moment = `${seat} ${JSON.stringify(view)}`;
  const [hovered, hover] = useFresh<string | null>(moment, null);
  const [note, tell] = useFresh<Message | null>(moment, null);
  const [tapped, tap] = useFresh<string | null>(moment, null);
  const near = view.viewer ?? 0;
  // One's own last move is shown before the page hears that the turn is over: then another seat is next.
  const isDue = seat === near && view.seat === near;
  const phase = isDue && PHASES.includes(view.phase) ? (view.phase as Phase) : null;
  const scene = sceneOf(view);
  const own = view.seats[near]!;
  const worth = (text: string) => worthOf(scene, preview([text]), own.hand ?? []);
  const offers = offersOf(phase === null ? [] : legal, view.area?.colour, worth);
  const [selection, select] = useFresh(
    `${moment} ${proposed.join()}`,
    phase === null ? NOTHING : selectionFor(phase, scene, offers, proposed),
  );
  const colour = view.area?.colour;

  const chosen = phase === null ? null : (movesAhead(phase, scene, offers, selection)[0] ?? null);
  const pointed = phase === null || hovered === null ? null : moveAt(hovered);
  const isLegal = (text: string | null): text is string => text !== null && offers.texts.has(text);
  const passive = isLegal(pointed) && pointed !== chosen;
  const shown = passive ? pointed : chosen;
  const text = phase !== 'meditate' && isLegal(shown) ? shown : null;
  const ahead = text === null ? null : preview([text]);
  const isReady = phase !== 'meditate' && isLegal(chosen);
  const cards = phase === 'meditate' ? preview(meditationOf(selection)) : null;
  const outlook = cards === null ? null : outlookOf(view, cards);

  /** What a press on the space under the pointer would show; not where something is shown already. */
  function moveAt(space: string): string | null {
    if (phase === 'monk') return format({ act: 'monk', space });
    if (phase !== 'build' || spacesIn(chosen).includes(space)) return null;
    if (!placesFor(offers, selection.tile).has(space)) return null;
    const there = pointAt({ ...selection, at: null }, space, offers);
    return there === null ? null : (movesAhead('build', scene, offers, there)[0] ?? null);
  }

  function point(space: string): void {
    hover(null);
    if (phase === 'monk') {
      const move = format({ act: 'monk', space });
      // A second press on the same space confirms it; a wrong one is explained by the referee.
      if (!offers.monks.has(space) || selection.at === space) attempt(move);
      else select({ ...NOTHING, at: space });
    } else if (phase === 'build') pointTile(space);
    else attempt(format({ act: 'monk', space }));
  }

  function pointTile(space: string): void {
    tell(null);
    if (spacesIn(chosen).includes(space)) {
      if (!canTurn(scene, offers, { ...selection, at: space })) tell(message(ONLY_WAY));
      select(turnedAbout(scene, offers, selection, space));
    } else if (placesFor(offers, selection.tile).has(space)) {
      select(pointAt({ ...selection, at: null }, space, offers) ?? selection);
    } else explainTile(selection.tile ?? likelyTile(), space);
  }

  const likelyTile = (): string =>
    [...fitting(offers)][0] ??
    own.rack?.find((tile) => tile.includes(colour ?? '')) ??
    own.rack?.[0] ??
    'rr';

  /** Tries the tile where it cannot lie, so that the referee says why: best, what is wrong with this very space. */
  function explainTile(tile: string, space: string): void {
    const tried = waysAt(scene, offers, tile, space).map((way) => ({ way, fault: preview([way]) }));
    const isAbout = ({ fault }: (typeof tried)[number], code: string) =>
      fault instanceof Fault && fault.code === code;
    const telling =
      tried.find(
        (each) => isAbout(each, 'on-monk') && (each.fault as Fault).at?.includes(space) === true,
      ) ?? tried.find((each) => !isAbout(each, 'off-board') && !isAbout(each, 'on-monk'));
    const way = (telling ?? tried[0])?.way;
    if (way !== undefined) attempt(way);
  }

  function drop(name: string, at: string | null): void {
    tell(null);
    const next = afterDrop(selection, name, at);
    if (phase === 'meditate') {
      const fault = preview(meditationOf(next));
      if (fault instanceof Fault) tell(reasonOf(fault));
      else select(next);
      return;
    }
    const [move] = movesAhead(phase ?? '', scene, offers, next);
    if (move === undefined || offers.texts.has(move)) select(next);
    else if (next.tile === null || next.at === null) attempt(move);
    else {
      const { tile } = next;
      // It stays in hand, so that there is something to go on with.
      select(fitting(offers).has(tile) ? chooseTile(NOTHING, tile, offers) : NOTHING);
      explainTile(tile, next.at);
    }
  }

  function pressTile(tile: string): void {
    tell(null);
    const anywhere = format({ act: 'tile', tile, spaces: ['a1', 'b1'] });
    if (phase !== 'build' || colour === undefined) attempt(anywhere);
    else if (fitting(offers).has(tile)) select(chooseTile(selection, tile, offers));
    // No single place explains why a tile of the right colour fits nowhere.
    else if (tile.includes(colour)) tell(colourMessage('board.fits-nowhere'));
    else attempt(anywhere);
  }

  function pressCard(card: string): void {
    const value = Number(card[1]);
    const move = format({ act: 'card', value });
    tell(null);
    tap(card);
    if (phase !== 'meditate') attempt(move);
    else if (card[0] !== colour) {
      // A move names only a value: the referee would speak of other cards too.
      tell(colourMessage('board.wrong-card'));
    } else {
      const next = toggleCard(selection, value);
      const fault = preview(meditationOf(next));
      if (!(fault instanceof Fault)) select(next);
      else if (selection.cards.length === 0) attempt(move);
      else tell(reasonOf(fault));
    }
  }
  const colourMessage = (key: string) => message(key, { colour: message(`colour.${colour}`) });

  const isTurnable = canTurn(scene, offers, selection);

  function turn(): void {
    const why = selection.at === null ? 'board.turn-first' : ONLY_WAY;
    tell(isTurnable ? null : message(why));
    if (isTurnable) select(turned(selection, 1));
  }

  const acts = phase !== null;
  return {
    phase,
    seat: near,
    scene,
    offers,
    selection,
    text,
    ahead,
    passive,
    chosen: isReady ? { text: chosen, ahead: passive ? preview([chosen]) : ahead! } : null,
    outlook,
    note,
    isCalm: note?.key === ONLY_WAY,
    tapped,
    select: (next) => {
      tell(null);
      select(next);
    },
    drop,
    hover: acts ? hover : undefined,
    point: acts ? point : undefined,
    pressTile: acts ? pressTile : undefined,
    pressCard: acts ? pressCard : undefined,
    turn: phase === 'build' ? turn : undefined,
    canTurn: isTurnable,
    preview,
    attempt,
  };
}

/** The spaces of a tile that is laid. */
export function spacesIn(text: string | null): readonly string[] {
  const attempt = text === null ? null : (parse(text) as Attempt);
  return attempt?.act === 'tile' && attempt.tile !== null ? attempt.spaces : [];
}
