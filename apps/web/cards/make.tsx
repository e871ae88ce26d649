import { noPreview } from '@baithak/board';
import { catalog, GAME_IDS, type GameId, wordsOf } from '@baithak/catalog';
import { boards } from '@baithak/catalog/boards';
import { facts } from '@baithak/catalog/facts';
import {
  type Catalogue,
  FastRandom,
  LANGUAGES,
  Match,
  MoveList,
  sure,
  write,
} from '@baithak/kernel';
import { commonCatalogues, speaker } from '@baithak/words';
import { renderToStaticMarkup } from 'react-dom/server';
import { CARD_WORDS, type GameCardData } from './card.ts';

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
  const list = new MoveList();
  for (let i = 0; i < MOVES && match.turn.kind === 'seat'; i++) {
    game.moves(match.state, list);
    const moves = list.toArray();
    const move = moves[random.below(moves.length)] as number;
    sure(match.decide(match.turn.seat, [write(game, match.state, move)]));
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
