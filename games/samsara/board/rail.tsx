import { BlockPrint, flip, spot, useFrame } from '@baithak/board';
import { message } from '@baithak/kernel';
import { useRef } from 'react';
import { facts } from '../facts.ts';
import { CHARACTERS, type Character } from '../rules/components.ts';
import { seatName } from '../view/names.ts';
import { CardRow, Piles } from './cards.tsx';
import { SoulPortrait } from './emblem.tsx';
import { RovingGroup } from './focus.tsx';
import { places, things } from './motion.ts';
import { Diamonds, Faces } from './opponents.tsx';
import { labelOf, marksOf, type Scene } from './scene.ts';
import { kindOf, restOf } from './things.ts';

export const POWERS = [1, 2, 3];

/** What belongs to the near seat, along the edge of the table. */
export function Rail({ scene }: { readonly scene: Scene }) {
  const { view, near } = scene;
  const choosing = view.phase === 'characters' || view.phase === 'amulets';
  return (
    <section className="s-rail" data-region="rail" data-choosing={choosing}>
      <BlockPrint motif={facts.look.motif} size={8} />
      <You scene={scene} />
      <Powers scene={scene} />
      {choosing ? (
        <Characters scene={scene} />
      ) : (
        <>
          <div className="s-slots" {...spot(places.kept(near))}>
            <CardRow scene={scene} row="evanescent" />
            <CardRow scene={scene} row="reserve" />
          </div>
          <div className="s-hold">
            <CardRow scene={scene} row="hand" />
            <CardRow scene={scene} row="played" />
          </div>
          <Piles scene={scene} />
        </>
      )}
    </section>
  );
}

/** You, your character and what can be known of your deck. */
function You({ scene }: { readonly scene: Scene }) {
  const { view, near, say, open } = scene;
  const { character, amulets } = view.seats[near]!;
  const player = useFrame().players[near];
  const name = player?.name ?? say(seatName(near));
  return (
    <button
      type="button"
      className="b-thing s-you"
      aria-label={say(
        message(view.viewer === null ? 'board.look-at' : 'board.own', { seat: { seat: near } }),
      )}
      data-lit={scene.lit(`seat:${near}`)}
      data-region={`seat-${near}`}
      onClick={() => open({ kind: 'seat', seat: near })}
    >
      <Faces scene={scene} seat={near} />
      <span className="s-you-name">
        <b>{name}</b>
        {character !== null && <span>{character}</span>}
      </span>
      <span className="s-you-won">
        <Diamonds n={amulets.length} />
        <span className="s-seat-score">
          <i className="s-diamond" data-won="true" />
          <b>{amulets.length}</b>
          <span>/5</span>
        </span>
      </span>
      {player?.clock}
    </button>
  );
}

/** The three powers of the character: one's own, or of the one that is looked at. */
function Powers({ scene }: { readonly scene: Scene }) {
  const { view, near, shown, say } = scene;
  const looked = shown.find((thing) => kindOf(thing) === 'char');
  const own = view.seats[near]!;
  const choosing = view.phase === 'characters' || view.phase === 'amulets';
  // A look at an amulet must not wipe out the powers that one is thinking about.
  const last = useRef<Character | null>(null);
  if (looked !== undefined) last.current = restOf(looked) as Character;
  const character = own.character ?? last.current;
  return (
    <RovingGroup
      label={say(message('board.powers'))}
      className="s-powers"
      now={choosing || view.phase === 'power'}
    >
      <p className="s-powers-when" aria-hidden="true">
        {say(message('board.powers-when'))}
      </p>
      {character === null
        ? POWERS.map((n) => <span key={n} className="s-power s-power-empty" aria-hidden="true" />)
        : POWERS.map((n) => (
            <PowerButton
              key={n}
              {...{ scene, character, n }}
              rests={!choosing && own.marker === n}
            />
          ))}
    </RovingGroup>
  );
}

interface PowerProps {
  readonly scene: Scene;
  readonly character: Character;
  readonly n: number;
  readonly rests: boolean;
}

function PowerButton({ scene, character, n, rests }: PowerProps) {
  const { say, near } = scene;
  const thing = `power:${n}`;
  const name = message(`power-name.${character}.${n}`);
  const what = message(`power.${character}.${n}`);
  const label = labelOf(scene, thing, thing, [name, what, rests ? message('board.rests') : null]);
  return (
    <button
      type="button"
      className="b-thing s-power"
      aria-label={label}
      data-rests={rests}
      {...marksOf(scene, thing, thing)}
    >
      <span className="s-power-number">
        {rests ? <span className="s-marker" {...flip(things.marker(near))} /> : n}
      </span>
      <b>{say(name)}</b>
      <span className="s-power-what">{say(rests ? message('board.rests') : what)}</span>
    </button>
  );
}

/** Five portraits to choose from; a press tells more. */
function Characters({ scene }: { readonly scene: Scene }) {
  const { view, say } = scene;
  return (
    <div className="s-characters">
      <RovingGroup label={say(message('board.characters'))} className="s-cast">
        {CHARACTERS.map((name) => {
          const thing = `char:${name}`;
          const owner = view.seats.findIndex(({ character }) => character === name);
          const taken = owner < 0 ? null : message('board.taken', { seat: { seat: owner } });
          return (
            <button
              key={name}
              type="button"
              className="b-thing s-character"
              aria-label={labelOf(scene, thing, thing, [message(`board.who.${name}`), taken])}
              data-taken={owner >= 0}
              {...marksOf(scene, thing, thing)}
            >
              <SoulPortrait soul={name} />
              <b>{name}</b>
              {taken && (
                <small>
                  <span>{say(seatName(owner))}</span>
                  <span>{say(message('board.taken-brief'))}</span>
                </small>
              )}
            </button>
          );
        })}
      </RovingGroup>
    </div>
  );
}
