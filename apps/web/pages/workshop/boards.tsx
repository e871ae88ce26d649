import type { Board } from '@baithak/board';
import { noPreview } from '@baithak/board';
import { boards } from '@baithak/catalog/boards';
import { message } from '@baithak/kernel';
import { use, useMemo } from 'react';
import { type OpenGame, useGame } from '../../shell/open-game.ts';
import { useSay } from '../../shell/speech.ts';
import { sampleView } from './sample.ts';
import { useWorkshopSay } from './say.ts';
import { Section, Specimen } from './section.tsx';

const WIDTHS = [220, 280, 320] as const;
const MOVES = 9;

const loaded = Object.entries(boards).map(([id, load]) => ({ id, loading: load() }));

/** Every board as a picture, as small as pages show them. */
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
  return (
    <Shown
      view={view}
      seat={null}
      legal={[]}
      preview={noPreview}
      lit={[]}
      say={say}
      attempt={() => {}}
      quiet
    />
  );
}
