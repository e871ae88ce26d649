import { Action, type BoardProps } from '@baithak/board';
import { message } from '@baithak/kernel';
import { useState } from 'react';
import { Guide } from './guide.tsx';
import { type Look, useLook } from './look.ts';
import { marksFor, monkAim, type Situation } from './marks.ts';
import type { Moves } from './moves.ts';
import { Pane } from './pane.tsx';
import { projectionOf } from './projection.ts';
import { sceneOf, siteOf } from './scene.ts';
import { Temple } from './temple.tsx';

interface TempleSpaceProps extends Omit<Situation, 'fresh' | 'hovered'> {
  readonly moves: Moves;
  readonly say: BoardProps['say'];
  readonly point: ((space: string) => void) | undefined;
}

/** The temple as it is, or as it would be with the tile in question; from above or not. */
export function TempleSpace(props: TempleSpaceProps) {
  const { view, ahead, text, moves, say, point } = props;
  const [look, choose] = useLook();
  const [hovered, hover] = useState<string | null>(null);
  const isImagined = ahead?.fault === null && view.phase === 'build';
  const scene = isImagined ? sceneOf(ahead.state) : props.scene;
  // As it stands: it would be strange if the whole picture moved while one tries a tile.
  const projection = projectionOf(look.kind, props.scene, look.turn);
  const aimed = ahead?.fault === null ? monkAim(view, text) : null;
  return (
    <div className="a-temple">
      <Views look={look} choose={choose} say={say} />
      <Pane
        projection={projection}
        files={scene.files}
        site={siteOf(props.scene, 0)}
        asked={point ? view.phase : null}
        tools={look.kind === 'iso' && <Turn look={look} choose={choose} say={say} />}
      >
        <Temple
          scene={scene}
          projection={projection}
          marksOf={marksFor({ ...props, scene, fresh: moves.recent, hovered })}
          monkGhost={aimed === null ? null : { seat: view.seat, at: aimed }}
          flyers={moves.flyers}
          label={say(message('board.temple'))}
          say={say}
          point={point}
          hover={point && hover}
          lift={point && view.phase === 'monk' ? view.seat : null}
        />
      </Pane>
      <Legend say={say} />
    </div>
  );
}

interface ViewsProps {
  readonly look: Look;
  readonly choose: (look: Look) => void;
  readonly say: BoardProps['say'];
}

function Views({ look, choose, say }: ViewsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a few buttons are no form
    <div className="a-views" role="group" aria-label={say(message('board.views'))}>
      {(['top', 'iso'] as const).map((kind) => (
        <button
          key={kind}
          type="button"
          aria-pressed={look.kind === kind}
          onClick={() => choose({ ...look, kind })}
        >
          {say(message(`board.view.${kind}`))}
        </button>
      ))}
      <Guide say={say} />
    </div>
  );
}

const Turn = ({ look, choose, say }: ViewsProps) => (
  <Action
    act={() => choose({ ...look, turn: (look.turn + 1) % 4 })}
    label={say(message('board.turn-view'))}
  >
    ↻
  </Action>
);

const SIGNS = [
  ['size', 6],
  ['height', 2],
  ['offer', ''],
  ['new', ''],
] as const;

/** What the signs in the temple mean. */
function Legend({ say }: Pick<ViewsProps, 'say'>) {
  return (
    <p className="a-legend">
      {SIGNS.map(([sign, example]) => (
        <span key={sign}>
          <i data-sign={sign} aria-hidden="true">
            {example}
          </i>{' '}
          {say(message(`board.legend.${sign}`))}
        </span>
      ))}
    </p>
  );
}
