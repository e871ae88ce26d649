import { Action, Inspect } from '@baithak/board';
import { type Arg, message } from '@baithak/kernel';
import type { Phase } from '../rules/state.ts';
import { inReach, outlook } from '../view/outlook.ts';
import type { View } from '../view/view.ts';
import { Chips } from './cards.tsx';
import { exchange } from './consequences.ts';
import { Mark, type MarkKind } from './emblem.tsx';
import { type Explained, explain } from './explain.ts';
import { amuletAt } from './layout.ts';
import type { Offer } from './offers.ts';
import { PowerChoice, PowerNumbers } from './own-board.tsx';
import type { Say, Scene } from './scene.ts';

interface TurnPanelProps {
  readonly scene: Scene;
  readonly offers: readonly Offer[];
  readonly attempt: (text: string) => void;
}

/** The steps of the turn, an explanation of what is selected, and the buttons for moves. */
export function TurnPanel({ scene, offers, attempt }: TurnPanelProps) {
  const { view, decides, chosen, say } = scene;
  const explained = chosen.flatMap((thing) => explain(scene, thing) ?? []);
  const swapped = decides ? exchange(scene, chosen) : null;
  const powers = decides && view.phase === 'power';
  return (
    <section className="s-turn" aria-label={say(message('board.lectern'))}>
      <header>
        <Steps view={view} say={say} />
        <Held scene={scene} />
        <Glossary say={say} face="?" />
      </header>
      <output>
        {explained.length === 0 ? <Tip scene={scene} /> : null}
        {explained.map((each, i) => (
          <Told key={i} of={each} say={say} isBrief={explained.length > 1} />
        ))}
        {swapped && <p>{say(swapped)}</p>}
      </output>
      {powers && chosen.length === 0 && <PowerChoice scene={scene} />}
      <div className="s-buttons">
        {powers && chosen.length > 0 && <PowerNumbers scene={scene} />}
        {offers.map(({ text, label, legal, quiet }) => (
          <span key={text} data-quiet={quiet}>
            <Action legal={legal} act={() => attempt(text)}>
              {say(label)}
            </Action>
          </span>
        ))}
      </div>
    </section>
  );
}

/** A copy of the hand for narrow screens, where the hand may be out of sight. */
function Held({ scene: { view, near, say } }: { readonly scene: Scene }) {
  const { hand } = view.seats[near]!;
  if (!hand) return null;
  return (
    <p className="s-held" aria-hidden="true">
      {say(message('board.row.hand'))} <Chips letters={hand} say={say} />
    </p>
  );
}

/** By message: the sign that zones show for it. */
const MARKS: Readonly<Record<string, MarkKind | undefined>> = {
  'board.then.reborn': 'reborn',
  'board.then.pay-others': 'pay',
  'board.then.pay-five': 'pay',
  'board.then.pay-neutral': 'pay',
  'board.then.get': 'get',
  'board.then.more': 'get',
};

interface ToldProps {
  readonly of: Explained;
  readonly say: Scene['say'];
  /** With two things selected, only the first line of each is shown. */
  readonly isBrief: boolean;
}

function Told({ of, say, isBrief }: ToldProps) {
  return (
    <>
      <h3>{say(of.title)}</h3>
      {of.lines.slice(0, isBrief ? 1 : undefined).map((line, i) => (
        <p key={i}>
          {MARKS[line.key] && <Mark kind={MARKS[line.key]!} />}
          {say(line)}
        </p>
      ))}
    </>
  );
}

/** What can be done now, while nothing is selected. */
function Tip({ scene }: { readonly scene: Scene }) {
  const { view, decides, say } = scene;
  if (!decides) return <p>{say(message('board.tip.look'))}</p>;
  return <p>{say(message(`board.tip.${view.phase}`, tipArgs(scene)))}</p>;
}

function tipArgs(scene: Scene): Record<string, Arg> {
  const { view, near } = scene;
  const usable = usableCards(scene);
  const reach = inReach(view, near).length;
  const aim = amuletAt(view, near, `amulet:${view.aim}`);
  const { open, dark } = aim === null ? { open: 0, dark: 0 } : outlook(view, near, aim);
  return {
    ...{ reach, open, dark, back: view.back, players: view.seats.length },
    n: view.phase === 'amulet' ? reach : usable,
    lacking: Math.max(0, view.back - usable),
    first: view.seats[near]!.zone === 'rift' ? 'yes' : 'no',
    won: view.seats[near]!.amulets.length,
    marker: view.seats[near]!.marker ?? 0,
  };
}

const usableCards = ({ view, near, useful }: Scene): number =>
  [...(view.seats[near]!.hand ?? '')].filter((_, place) => useful(`hand:${place}`)).length;

const STEPS: readonly (readonly [string, readonly Phase[]])[] = [
  ['move', ['go', 'back', 'pay']],
  ['card', ['take']],
  ['action', ['act', 'draw', 'swap', 'keep']],
  ['amulet', ['amulet', 'use', 'power', 'pick']],
  ['hand', ['redraw']],
];

/** The steps of a turn; the current one is marked. */
function Steps({ view, say }: { readonly view: View; readonly say: Scene['say'] }) {
  return (
    <ol className="s-steps" aria-label={say(message('board.steps'))}>
      {STEPS.map(([step, phases]) => {
        const isNow = phases.includes(view.phase);
        return (
          <li key={step} aria-current={isNow ? 'step' : undefined}>
            {say(message(`board.step.${step}`))}
            {step === 'action' && isNow && view.actions > 1 && ` ×${view.actions}`}
          </li>
        );
      })}
    </ol>
  );
}

const TERMS = [
  'aim',
  'turn',
  'karma',
  'amulet',
  'symbols',
  'close',
  'waste',
  'reserve',
  'evanescent',
  'reborn',
  'pay',
] as const;

/** The terms of the game for newcomers. */
export function Glossary({ say, face }: { readonly say: Say; readonly face?: string }) {
  const label = say(message('board.glossary'));
  return (
    <Inspect label={label} face={face ?? label} closeLabel={say(message('board.close'))}>
      <dl className="s-glossary">
        {TERMS.map((term) => (
          <div key={term}>
            <dt>{say(message(`board.term.${term}`))}</dt>
            <dd>{say(message(`board.means.${term}`))}</dd>
          </div>
        ))}
      </dl>
    </Inspect>
  );
}
