import { Action } from '@baithak/furniture';
import { type Arg, message } from '@baithak/kernel';
import { inReach, outlook } from '../foresight.ts';
import type { Phase } from '../state.ts';
import type { View } from '../view.ts';
import { amuletAt } from './around.ts';
import { type Explained, explain } from './explain.ts';
import { Glossary } from './glossary.tsx';
import { Mark, type MarkKind } from './mark.tsx';
import type { Scene } from './scene.ts';
import { kindOf, type Offer, restOf } from './things.ts';

interface LecternProps {
  readonly scene: Scene;
  /** What the things looked at can be used for, and what the step offers anyway. */
  readonly offers: readonly Offer[];
  readonly standing: readonly Offer[];
  readonly attempt: (text: string) => void;
}

/** Where a turn stands, what is looked at in words, and the buttons that do something. */
export function Lectern({ scene, offers, standing, attempt }: LecternProps) {
  const { view, near, decides, chosen, say } = scene;
  const explained = chosen.flatMap((thing) => explain(view, near, decides, thing) ?? []);
  return (
    <section className="s-lectern" aria-label={say(message('board.lectern'))}>
      <header>
        <Steps view={view} say={say} />
        <Glossary say={say} face="?" />
      </header>
      <output>
        {explained.length === 0 ? <Tip scene={scene} /> : null}
        {explained.map((each, i) => (
          <Told key={i} of={each} say={say} />
        ))}
        {view.phase === 'swap' && chosen.length === 1 && decides && (
          <p>{say(message(`board.swap-${kindOf(chosen[0]!)}`))}</p>
        )}
      </output>
      {decides && view.phase === 'power' && chosen.length === 0 && <Powers scene={scene} />}
      <div className="s-buttons">
        {[...offers, ...standing].map(({ text, label, legal }) => (
          <Action key={text} legal={legal} act={() => attempt(text)}>
            {say(label)}
          </Action>
        ))}
      </div>
    </section>
  );
}

/** The own board may be out of sight: the powers to choose from are here as well. */
function Powers({ scene: { view, near, useful, look, say } }: { readonly scene: Scene }) {
  const { character } = view.seats[near]!;
  const things = ['power:1', 'power:2', 'power:3'].filter(useful);
  return (
    <div className="s-buttons s-buttons-long">
      {things.map((thing) => {
        const n = restOf(thing);
        const what = message(`power.${character}.${n}`);
        return (
          <Action key={thing} act={() => look(thing)}>
            {say(message('board.power-short', { n, what }))}
          </Action>
        );
      })}
    </div>
  );
}

/** The signs that zones carry, beside what they mean. */
const MARKS: Readonly<Record<string, MarkKind | undefined>> = {
  'board.then.reborn': 'reborn',
  'board.then.pay-others': 'pay',
  'board.then.pay-five': 'pay',
  'board.then.pay-neutral': 'pay',
  'board.then.get': 'get',
  'board.then.more': 'get',
};

function Told({ of, say }: { readonly of: Explained; readonly say: Scene['say'] }) {
  return (
    <>
      <h3>{say(of.title)}</h3>
      {of.lines.map((line, i) => (
        <p key={i}>
          {MARKS[line.key] && <Mark kind={MARKS[line.key]!} />}
          {say(line)}
        </p>
      ))}
    </>
  );
}

/** What can be done now, as long as nothing is looked at. */
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

/** The steps of a turn; the one it has come to is marked. */
function Steps({ view, say }: { readonly view: View; readonly say: Scene['say'] }) {
  return (
    <ol className="s-steps" aria-label={say(message('board.steps'))}>
      {STEPS.map(([step, phases]) => {
        const isNow = phases.includes(view.phase);
        return (
          <li key={step} aria-current={isNow ? 'step' : undefined}>
            {say(message(`board.step.${step}`))}
            {step === 'action' && isNow && view.actions > 0 && ` ×${view.actions}`}
          </li>
        );
      })}
    </ol>
  );
}
