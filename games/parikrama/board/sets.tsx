import { Action, dragMarks, Hint } from '@baithak/board';
import { message, type Seat } from '@baithak/kernel';
import { faceSaid } from '../rules/naming.ts';
import { CardCell, Titled } from './cards.tsx';
import { closingSaid, closings, sumAfter } from './consequences.ts';
import { laysOn, newLetter } from './laying.ts';
import type { Scene } from './scene.ts';

interface SetsProps {
  readonly scene: Scene;
  readonly seat: Seat;
}

/** The open sets of a seat, and a place for a new one. */
export function Sets({ scene, seat }: SetsProps) {
  const { view, say, decides, near } = scene;
  const { sets } = view.seats[seat]!;
  const isOwn = seat === near;
  const begins = isOwn && view.phase !== 'over' && (!decides || view.phase === 'start');
  return (
    <Titled say={say} of="sets" seat={seat} note={isOwn && view.phase !== 'over' && {}}>
      <ul>
        {Object.entries(sets).map(([letter, cards]) => (
          <OpenSet key={letter} {...{ scene, seat, letter, cards }} />
        ))}
        {begins && <NewSet scene={scene} />}
      </ul>
    </Titled>
  );
}

interface OpenSetProps extends SetsProps {
  readonly letter: string;
  readonly cards: readonly string[];
}

function OpenSet({ scene, seat, letter, cards }: OpenSetProps) {
  const { view, near, decides, lit, say, legal, act } = scene;
  const isOwn = seat === near;
  const name = say(message(`board.set-${kindOf(cards)}`, { set: letter, n: cards.length }));
  const picks = isOwn && decides && view.phase === 'journal' && view.set === letter;
  return (
    <li
      className="k-set"
      data-lit={isOwn && lit.has(`set:${letter}`)}
      data-current={isOwn && view.turn === seat && view.set === letter}
      {...(isOwn && dragMarks({ drop: letter }))}
    >
      <p>{name}</p>
      <ul className="k-run" aria-label={name}>
        {cards.map((card, place) => (
          <CardCell
            key={place}
            {...{ scene, place }}
            name={card}
            area={`set ${seat} ${letter}`}
            from={standsFrom(card)}
            able={picks && legal.has(`journal:${card}`)}
            press={picks ? act(`journal:${card.split('*')[0] || 'W'}`) : undefined}
          />
        ))}
      </ul>
      {isOwn && decides && <SetActions scene={scene} letter={letter} />}
    </li>
  );
}

/** The place in the hand from which a stand-in moves in. */
function standsFrom(entry: string): string | undefined {
  if (!entry.includes('*')) return undefined;
  return `hand ${entry.split('*')[0] || 'W'} 0`;
}

/** A single card is neither a sequence nor a rainbow. */
function kindOf([one, two]: readonly string[]): 'single' | 'sequence' | 'rainbow' {
  if (two === undefined) return 'single';
  return colour(one!) === colour(two) ? 'sequence' : 'rainbow';
}

const colour = (entry: string): string => entry.split('*').at(-1)![0]!;

function SetActions({ scene, letter }: Pick<OpenSetProps, 'scene' | 'letter'>) {
  const { view, chosen, act, say, legal } = scene;
  if (chosen !== null) return <LayActions {...{ scene, letter, card: chosen }} />;
  if (view.phase !== 'start') return null;
  const text = `close:${letter}`;
  const [first, ...others] = closings(scene, letter);
  if (first === undefined) return null;
  const told = others.length > 0 ? [message('board.then-choice')] : closingSaid(first);
  return (
    <Hint text={told.map(say).join(' ')}>
      {(described) => (
        <button
          type="button"
          className="b-action"
          data-legal={legal.has(text)}
          onClick={act(text)}
          {...described}
        >
          {say(message('board.close', { set: letter }))}
        </button>
      )}
    </Hint>
  );
}

interface LayActionsProps {
  readonly scene: Scene;
  readonly letter: string;
  readonly card: string;
}

/** The ways to lay the chosen card on this set, each with the payment of the whole play. */
function LayActions({ scene, letter, card }: LayActionsProps) {
  const { view, legal, act, say } = scene;
  if (view.phase === 'lay' && view.set !== letter) return null;
  const begins = !(letter in view.seats[view.turn]!.sets);
  const lays = laysOn(view, letter, card).map((text) => {
    const sum = legal.has(text) ? sumAfter(scene, text) : null;
    const face = text.split('*')[1];
    const n = sum?.left ?? -1;
    const lay = sum === null ? 'board.lay-not' : 'board.lay';
    const said =
      face === undefined || begins
        ? message(lay, { n })
        : message('board.lay-as', { face: faceSaid(face), n });
    return (
      <Action key={text} legal={sum !== null} act={act(text)}>
        {say(said)}
      </Action>
    );
  });
  return <div className="k-lays">{lays}</div>;
}

function NewSet({ scene }: { readonly scene: Scene }) {
  const { view, say, chosen, decides } = scene;
  return (
    <li className="k-set k-new" {...dragMarks({ drop: 'new' })}>
      <p>{say(message('board.new-set'))}</p>
      {decides && chosen !== null && (
        <LayActions scene={scene} letter={newLetter(view)} card={chosen} />
      )}
    </li>
  );
}
