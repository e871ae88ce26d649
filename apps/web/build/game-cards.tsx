import { PICTURE } from '@baithak/board';
import type { Facts } from '@baithak/board/facts';
import { catalog, GAME_IDS, type GameId, wordsOf } from '@baithak/catalog';
import { boards } from '@baithak/catalog/boards';
import { facts } from '@baithak/catalog/facts';
import {
  type Catalogue,
  FastRandom,
  LANGUAGES,
  type Language,
  legalMoves,
  Match,
  sure,
} from '@baithak/kernel';
import { commonCatalogues, speaker } from '@baithak/words';
import { renderToStaticMarkup } from 'react-dom/server';

/** What the home page shows of a game without loading the game. The build makes it. */
export interface GameCardData {
  readonly id: GameId;
  readonly seatCounts: readonly number[];
  readonly facts: Facts;
  /** Name, pitch, one sentence, credits. */
  readonly words: Readonly<Record<Language, Catalogue>>;
  /** Markup of the game's own board, some moves into a match. */
  readonly picture: string;
}

const CARD_WORDS = ['name', 'pitch', 'about', 'credits'] as const;

/** Enough moves to make a board look interesting; a short game stops halfway. */
const MOVES = 8;

/** Temples and Maps take longer to grow. */
const MORE_MOVES: Readonly<Partial<Record<GameId, number>>> = { ananda: 48, parikrama: 400 };

/** The plugin in plugins.ts calls this during the build. */
export function makeCards(): Promise<GameCardData[]> {
  return Promise.all(GAME_IDS.map(makeCard));
}

async function makeCard(id: GameId): Promise<GameCardData> {
  const [game, { catalogues }] = await Promise.all([catalog[id].game(), wordsOf(catalog[id])]);
  const wordsIn = (book: Catalogue) =>
    Object.fromEntries(CARD_WORDS.map((key) => [key, book[key] ?? '']));
  const words = Object.fromEntries(LANGUAGES.map((each) => [each, wordsIn(catalogues[each])]));
  return {
    id,
    seatCounts: game.seatCounts,
    facts: facts[id],
    words: words as GameCardData['words'],
    picture: await drawBoard(id),
  };
}

async function drawBoard(id: GameId): Promise<string> {
  const Board = await boards[id]();
  const [game, { catalogues }] = await Promise.all([catalog[id].game(), wordsOf(catalog[id])]);
  const { say } = speaker('en', [catalogues, commonCatalogues], []);
  const match = sure(Match.open(game, { seats: game.seatCounts[0] ?? 2, seed: 'picture' }));
  match.deal();
  const random = new FastRandom(`picture of ${id}`);
  const count = Math.min(MORE_MOVES[id] ?? MOVES, Math.floor(game.decisionCap / 2));
  for (let i = 0; i < count && match.turn.kind === 'seat'; i++) {
    const moves = legalMoves(game, match.state);
    sure(match.decide(match.turn.seat, [moves[random.below(moves.length)] as string]));
  }
  const view = game.view(match.state, null);
  const picture = renderToStaticMarkup(<Board view={view} seat={null} say={say} {...PICTURE} />);
  // Marks of the last move belong to a game under way. The content security policy forbids style attributes in markup, so the page sets them by script.
  return picture.replaceAll(' data-last="true"', '').replaceAll(' style="', ' data-style="');
}
