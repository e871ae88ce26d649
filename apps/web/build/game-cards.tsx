import { noPreview } from '@baithak/board';
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

/** What the first page knows of a game without loading it: worked out when the page is built. */
export interface GameCardData {
  readonly id: GameId;
  readonly seatCounts: readonly number[];
  readonly facts: Facts;
  /** Name, one line, credits. */
  readonly words: Readonly<Record<Language, Catalogue>>;
  /** The board some moves into a game, drawn by the game's own component; empty without one. */
  readonly picture: string;
}

export const CARD_WORDS = ['name', 'about', 'credits'] as const;

/** Enough for a board to look played at. */
const MOVES = 8;

/** Runs while the page is built. */
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
  for (let i = 0; i < MOVES && match.turn.kind === 'seat'; i++) {
    const moves = legalMoves(game, match.state);
    sure(match.decide(match.turn.seat, [moves[random.below(moves.length)] as string]));
  }
  const view = game.view(match.state, null);
  const picture = renderToStaticMarkup(
    <Board
      view={view}
      seat={null}
      legal={[]}
      preview={noPreview}
      lit={[]}
      say={say}
      attempt={() => {}}
      quiet
    />,
  );
  // The page lets in no styles written into markup; it sets them itself.
  return picture.replaceAll(' style="', ' data-style="');
}
