import { flip, Hint } from '@baithak/board';
import { type Message, message } from '@baithak/kernel';
import { COMPONENTS } from '../rules/components.ts';
import { tileNamed, tileSaid } from '../rules/naming.ts';
import { TileFace } from './art.tsx';
import type { Scene } from './scene.ts';

interface TileButtonProps {
  readonly scene: Scene;
  readonly name: string;
  /** What a press tries; `null`: nothing. */
  readonly text: string | null;
  /** The name that refusals have for it. */
  readonly lit: string;
  readonly chosen?: boolean;
  /** Why it cannot be had. */
  readonly reason?: Message | null | undefined;
  readonly from?: string;
}

/** A tile that tells what it is good for, and if it cannot be had, why. */
export function TileButton({ scene, name, text, lit, chosen, reason, from }: TileButtonProps) {
  const { say, act, legal } = scene;
  const able = text !== null && legal.has(text);
  const press = text === null ? undefined : act(text);
  const told = [tileTold(name), ...(reason ? [reason] : [])].map(say).join(' ');
  return (
    <Hint text={told}>
      {(described) => (
        <button
          type="button"
          className="k-tile"
          aria-label={say(
            message('board.tile', { tile: tileSaid(name), able: able ? 'yes' : 'no' }),
          )}
          aria-disabled={press === undefined}
          data-able={able}
          data-chosen={chosen}
          data-barred={reason != null}
          data-lit={scene.lit.has(lit)}
          onClick={press}
          {...described}
          {...flip(`tile ${name}`, { from })}
        >
          <TileFace name={name} />
        </button>
      )}
    </Hint>
  );
}

/** What is on a tile and what it does, in a sentence or two. */
export function tileTold(name: string): Message {
  const { symbols, points, power, arcs } = tileNamed(name);
  const loops = arcs === '' ? 0 : arcs.split(' ').length;
  if (power !== undefined) {
    const { largeHand, hand } = COMPONENTS.limits;
    return message(`board.told-${power}`, { n: largeHand, usual: hand });
  }
  if (points !== undefined) return message('board.told-points', { n: points, arcs: loops });
  const signs = [...symbols!].map((symbol) => message(`symbol.${symbol}`));
  return message('board.told-symbols', { symbols: signs, arcs: loops });
}
