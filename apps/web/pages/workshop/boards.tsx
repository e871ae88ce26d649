import type { GameId } from '@baithak/catalog';
import { boards } from '@baithak/catalog/boards';
import type { Board } from '@baithak/furniture';
import { message } from '@baithak/kernel';
import { use, useMemo } from 'react';
import { type OpenGame, openGame } from '../../shell/open-game.ts';
import { useSay } from '../../shell/speech.ts';
import { sampleView } from './sample.ts';
import { Section, Specimen } from './section.tsx';

const WIDTHS = [220, 280, 320] as const;
const MOVES = 9;

const opened = Promise.all(
  Object.entries(boards).map(async ([id, load]) => {
    const [open, Shown] = await Promise.all([openGame(id as GameId), load()]);
    return open === undefined ? [] : [{ open, Shown }];
  }),
);

/** Every board as a picture, as small as pages show them. */
export function SmallBoards() {
  const say = useSay();
  const all = use(opened).flat();
  return (
    <Section id="ws-boards" title={say(message('workshop.boards'))}>
      {all.map((each) => (
        <div key={each.open.game.id} className="ws-row">
          {WIDTHS.map((width) => (
            <Specimen key={width} label={`${each.open.game.id}, ${width} px`}>
              <div style={{ inlineSize: width }}>
                <SmallBoard {...each} />
              </div>
            </Specimen>
          ))}
        </div>
      ))}
    </Section>
  );
}

function SmallBoard({ open, Shown }: { readonly open: OpenGame; readonly Shown: Board }) {
  const say = useSay(open.words);
  const view = useMemo(() => sampleView(open.game, MOVES), [open]);
  return <Shown view={view} seat={null} legal={[]} lit={[]} say={say} attempt={() => {}} quiet />;
}
