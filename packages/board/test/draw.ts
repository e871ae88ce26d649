import {
  CHANCE,
  Draft,
  FastRandom,
  type Game,
  type GameEvent,
  LANGUAGES,
  type Language,
  legalMoves,
  MEMORY_AIDS,
  type MemoryAids,
  MoveList,
  type Options,
  OVER,
  type Seat,
  type Viewer,
  type Words,
} from '@baithak/kernel';
import { commonCatalogues, speaker } from '@baithak/words';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Board, type BoardProps, NO_NEWS, noPreview } from '../board.ts';

export { renderToStaticMarkup };

/** One game with its words and its board, as a test draws it. */
export interface Stage<State, View, Attempt, Event extends GameEvent> {
  readonly game: Game<State, View, Attempt, Event>;
  readonly words: Words<Event>;
  readonly Board: Board<View, Event>;
}

export interface Scene {
  /** The viewer, who decides if it is their turn. */
  readonly viewer?: Viewer;
  readonly language?: Language;
  readonly aids?: MemoryAids;
  readonly lit?: readonly string[];
  readonly proposed?: readonly string[];
  readonly quiet?: boolean;
}

/** The board of a position as HTML. */
export function drawn<State, View, Attempt, Event extends GameEvent>(
  { game, words, Board }: Stage<State, View, Attempt, Event>,
  state: State,
  {
    viewer = game.status(state),
    language = 'en',
    aids = 'full',
    lit = [],
    proposed = [],
    quiet = false,
  }: Scene = {},
): string {
  const looker = viewer === null || viewer < 0 ? null : viewer;
  const seat = looker === game.status(state) ? looker : null;
  const props: BoardProps<View, Event> = {
    view: game.dim(game.view(state, looker), aids),
    seat,
    legal: seat === null ? [] : legalMoves(game, state),
    preview: previewIn(game, state, seat, aids),
    lit,
    proposed,
    news: NO_NEWS,
    say: speaker(language, [words.catalogues, commonCatalogues], []).say,
    attempt: () => {},
    quiet,
  };
  return renderToStaticMarkup(createElement(Board, props));
}

/** The preview that the page would give a board in this position. */
export function previewIn<State, View, Attempt, Event extends GameEvent>(
  game: Game<State, View, Attempt, Event>,
  state: State,
  seat: Seat | null,
  aids: MemoryAids = 'full',
): BoardProps<View, Event>['preview'] {
  if (seat === null) return noPreview;
  const draft = new Draft(game, state, seat);
  return (moves) => draft.preview(moves, aids);
}

export interface DrawnButton {
  readonly name: string;
  readonly disabled: boolean;
  readonly pressed: boolean;
}

/** The buttons of a drawing in order, by their accessible names. */
export function buttonsIn(html: string): DrawnButton[] {
  return [...html.matchAll(/<button([^>]*)>(.*?)<\/button>/gs)].map(([, attributes, inside]) => ({
    name: plain(/aria-label="([^"]*)"/.exec(attributes!)?.[1] ?? inside!),
    disabled: attributes!.includes('aria-disabled="true"'),
    pressed: attributes!.includes('aria-pressed="true"'),
  }));
}

/** Everything in a drawing that could have the keyboard focus. */
export function stopsIn(html: string): string[] {
  return html.match(/<(button|a|input|select|summary)\b|tabindex=/g) ?? [];
}

/** The text of a drawing. */
export function plain(html: string): string {
  const text = html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&').trim();
}

/** Draws random games for all viewers, in all languages and with all aids; throws if words fail. */
export function drawRandomGames<State, View, Attempt, Event extends GameEvent>(
  stage: Stage<State, View, Attempt, Event>,
  options: Options,
  games: number,
): number {
  let count = 0;
  for (let n = 0; n < games; n++) {
    playRandomly(stage.game, options, new FastRandom(`board ${n}`), (state) => {
      const language = LANGUAGES[count % LANGUAGES.length]!;
      const aids = MEMORY_AIDS[count % MEMORY_AIDS.length]!;
      for (const viewer of [0, 1, null]) {
        checkDrawing(drawn(stage, state, { viewer, language, aids }));
      }
      count++;
    });
  }
  return count;
}

/** Shows one position in four and the end. */
export function playRandomly<State, View, Attempt, Event extends GameEvent>(
  game: Game<State, View, Attempt, Event>,
  options: Options,
  random: FastRandom,
  show: (state: State) => void,
): void {
  const state = game.setup(options, 2);
  const list = new MoveList();
  while (game.status(state) !== OVER) {
    if (random.below(4) === 0) show(state);
    if (game.status(state) === CHANCE) game.resolve(state, game.draw(state, random));
    else {
      game.moves(state, list);
      game.play(state, list.toArray()[random.below(list.size)]!);
    }
  }
  show(state);
}

function checkDrawing(html: string): void {
  const wrong = /undefined|\[object|NaN|[{}]/.exec(html.replace(/style="[^"]*"/g, ''));
  if (wrong !== null) throw new Error(`drawn: …${html.slice(wrong.index - 80, wrong.index + 80)}…`);
  for (const { name } of buttonsIn(html)) {
    if (name === '') throw new Error('a button without a name');
  }
}
