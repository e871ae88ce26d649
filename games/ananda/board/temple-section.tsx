import { Action, type BoardProps, Inspect } from '@baithak/board';
import { Fault, type Message, message } from '@baithak/kernel';
import { useState } from 'react';
import type { Travels } from './figures.tsx';
import { marksFor, monkAim, type Situation } from './marks.ts';
import { Pane } from './pane.tsx';
import { projectionOf, type ViewKind } from './projection.ts';
import { sceneOf, siteOf } from './scene.ts';
import { Temple } from './temple.tsx';

interface TempleSectionProps extends Omit<Situation, 'fresh' | 'hovered'> {
  readonly travels: Travels;
  readonly say: BoardProps['say'];
  readonly point: ((space: string) => void) | undefined;
}

/** The temple as it is, or as it would be with the tile being tried, in the chosen projection. */
export function TempleSection(props: TempleSectionProps) {
  const { view, ahead, text, travels, say, point } = props;
  const [look, choose] = useLook();
  const [hovered, hover] = useState<string | null>(null);
  const then = ahead === null || ahead instanceof Fault ? null : ahead;
  const scene = then !== null && view.phase === 'build' ? sceneOf(then.view) : props.scene;
  // The projection follows the temple as it stands, so that the picture does not move with a trial.
  const projection = projectionOf(look.kind, props.scene, look.turn);
  const aimed = then === null ? null : monkAim(view, text);
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
          marksOf={marksFor({ ...props, scene, fresh: travels.recent, hovered })}
          monkGhost={aimed === null ? null : { seat: view.seat, at: aimed }}
          flyers={travels.flyers}
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

/** How the temple is shown. */
export interface Look {
  readonly kind: ViewKind;
  /** By how many quarter turns the isometric view is turned. */
  readonly turn: number;
}

const KEY = 'baithak.ananda.view';

/** The page remembers the look from table to table; the browser remembers only its kind. */
let preferred: Look = { kind: kindBefore(), turn: 0 };

export function prefer(look: Look): void {
  preferred = look;
}

function useLook(): [Look, (look: Look) => void] {
  const [look, setLook] = useState(preferred);
  const choose = (next: Look) => {
    prefer(next);
    keepKind(next.kind);
    setLook(next);
  };
  return [look, choose];
}

/** Storage may be blocked, and pictures are drawn without a browser. */
function kindBefore(): ViewKind {
  try {
    return localStorage.getItem(KEY) === 'iso' ? 'iso' : 'top';
  } catch {
    return 'top';
  }
}

function keepKind(kind: ViewKind): void {
  try {
    localStorage.setItem(KEY, kind);
  } catch {
    // The choice then holds for this visit only.
  }
}

/** The rules of each phase, and of the end. */
const CHAPTERS = [
  ['monk', ['A6', 'A7']],
  ['build', ['A9', 'A10', 'A13', 'A15', 'A16']],
  ['meditate', ['A17']],
  ['refill', ['A18', 'A19']],
  ['balance', ['A23']],
  ['end', ['A24', 'A27']],
] as const;

/** How a turn goes, for new players. */
function Guide({ say }: { readonly say: (message: Message) => string }) {
  return (
    <Inspect label={say(message('board.guide'))} face="?" closeLabel={say(message('board.close'))}>
      <ol className="a-guide">
        {CHAPTERS.map(([step, rules]) => (
          <li key={step}>
            <h4>{say(message(`board.step.${step}`))}</h4>
            {rules.map((rule) => (
              <p key={rule}>{say(message(`rule.${rule}`))}</p>
            ))}
          </li>
        ))}
      </ol>
    </Inspect>
  );
}
