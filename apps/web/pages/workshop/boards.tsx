import { type Board, PICTURE } from '@baithak/board';
import { boards } from '@baithak/catalog/boards';
import {
  CHANCE,
  FastRandom,
  type Game,
  legalMoves,
  message,
  OVER,
  read,
  readOptions,
  sure,
} from '@baithak/kernel';
import { use, useMemo } from 'react';
import { useSay } from '../../shell/language.ts';
import { type OpenGame, useGame } from '../../shell/open-game.ts';
import { Section, Specimen, useWorkshopSay } from './section.tsx';

const WIDTHS = [220, 280, 320] as const;
const MOVES = 9;

const loaded = Object.entries(boards).map(([id, load]) => ({ id, loading: load() }));

/** Every board in the small sizes in which pages show it. */
export function SmallBoards() {
  const say = useWorkshopSay();
  return (
    <Section id="ws-boards" title={say(message('workshop.boards'))}>
      {loaded.map((each) => (
        <div key={each.id} className="ws-row">
          <Sizes {...each} />
        </div>
      ))}
    </Section>
  );
}

function Sizes({ id, loading }: (typeof loaded)[number]) {
  const open = useGame(id);
  const Shown = use(loading);
  if (open === undefined) return null;
  return WIDTHS.map((width) => (
    <Specimen key={width} label={`${id}, ${width} px`}>
      <div style={{ inlineSize: width }}>
        <SmallBoard open={open} Shown={Shown} />
      </div>
    </Specimen>
  ));
}

function SmallBoard({ open, Shown }: { readonly open: OpenGame; readonly Shown: Board }) {
  const say = useSay(open.words);
  const view = useMemo(() => sampleView(open.game, MOVES), [open]);
  return <Shown view={view} seat={null} say={say} {...PICTURE} />;
}

/** A spectator's view some moves into a match. The match is the same every time. */
function sampleView(game: Game, moves: number): unknown {
  const seats = game.seatCounts[0]!;
  const state = game.setup(sure(readOptions(game, {}, seats)), seats);
  const random = new FastRandom(game.id);
  for (let made = 0; made < moves && game.status(state) !== OVER; ) {
    if (game.status(state) === CHANCE) game.resolve(state, game.draw(state, random));
    else {
      const legal = legalMoves(game, state);
      game.play(state, sure(read(game, state, legal[random.below(legal.length)]!)));
      made++;
    }
  }
  return game.view(state, null);
}
