import { Action } from '@baithak/board';
import { message } from '@baithak/kernel';
import type { Scene } from './scene.ts';
import { restOf, type Thing } from './things.ts';

interface PowersProps {
  readonly scene: Scene;
}

const usablePowers = ({ useful }: Scene): Thing[] =>
  ['power:1', 'power:2', 'power:3'].filter(useful);

function nameOf({ view, near, say }: Scene, thing: Thing): string {
  const n = restOf(thing);
  const what = message(`power.${view.seats[near]!.character}.${n}`);
  return say(message('board.power-short', { n, what }));
}

/** The own board may be out of sight: the powers to choose from are here as well. */
export function PowerChoice({ scene }: PowersProps) {
  return (
    <div className="s-buttons s-buttons-long">
      {usablePowers(scene).map((thing) => (
        <Action key={thing} act={() => scene.look(thing)}>
          {nameOf(scene, thing)}
        </Action>
      ))}
    </div>
  );
}

/** One of them is looked at: the others stay one press away. */
export function PowerNumbers({ scene }: PowersProps) {
  return usablePowers(scene).map((thing) => (
    <button
      key={thing}
      type="button"
      className="b-action s-number"
      aria-pressed={scene.chosen.includes(thing)}
      aria-label={nameOf(scene, thing)}
      onClick={() => scene.look(thing)}
    >
      {restOf(thing)}
    </button>
  ));
}
