import { dragMarks, Icon, spot } from '@baithak/board';
import { type Message, message, type Seat } from '@baithak/kernel';
import { colourSaid } from '../rules/naming.ts';
import { PlayingCard } from './cards.tsx';
import { newLetter, plannedSet, pressOne, pressSet } from './planning.ts';
import { answering } from './pressing.ts';
import type { Say, Scene } from './scene.ts';

const faceOf = (entry: string): string => entry.split('*').at(-1)!;

/** A set in two or three words: "Green 3–5", "Fives". */
export function setName(cards: readonly string[]): Message {
  const faces = cards.map(faceOf);
  const values = faces.map((face) => Number(face[1]));
  const [low, high] = [Math.min(...values), Math.max(...values)];
  if (faces.length > 1 && low === high) return message('board.set-rainbow', { value: low });
  const colour = colourSaid(faces[0]?.[0] ?? 'P');
  return message('board.set-sequence', { colour, low, high, n: faces.length });
}

/** The name of a set, and what a phone with many sets says instead. */
function SetName({ cards, say }: { readonly cards: readonly string[]; readonly say: Say }) {
  const name = setName(cards);
  const brief = name.key === 'board.set-sequence' ? message('board.set-brief', name.args) : name;
  return (
    <span className="k-name" data-brief={say(brief)}>
      <span>{say(name)}</span>
    </span>
  );
}

function NewName({ say }: { readonly say: Say }) {
  return (
    <span className="k-name" data-brief={say(message('board.new-set-brief'))}>
      <span>{say(message('board.new-set'))}</span>
    </span>
  );
}

/** So many sets find no room side by side; so many cards overlap too far to show all their numbers. */
const CROWD = { sets: 5, cards: 8 };

function crowdOf(sets: readonly (readonly string[])[], isPlanned: boolean): string {
  if (sets.length + Number(isPlanned) >= CROWD.sets) return 'sets';
  return sets.flat().length >= CROWD.cards ? 'cards' : 'none';
}

/** All but the first and the last card. */
const coveredIn = (cards: readonly string[]): number => Math.max(0, cards.length - 2);

/** How many cards overlap the next one. */
const overIn = (sets: readonly (readonly string[])[]): number =>
  sets.reduce((n, cards) => n + Math.max(0, cards.length - 1), 0);

/** The own sets, with the cards that would join them, and the place for a new one. */
export function Sets({ scene }: { readonly scene: Scene }) {
  const { view, near, say, decides } = scene;
  const { sets } = view.seats[near]!;
  const planned = decides ? plannedSet(scene) : null;
  const letter = newLetter({ ...view, turn: near });
  const shownIn = ([each, cards]: readonly [string, readonly string[]]) =>
    planned?.letter === each ? planned.cards : cards;
  const fresh = planned !== null && !(planned.letter in sets) ? planned.cards : [];
  return (
    <ul
      className="k-sets"
      data-region="sets"
      aria-label={say(message('board.sets'))}
      data-crowd={crowdOf(Object.values(sets), fresh.length > 0)}
      style={{
        '--covered': Object.values(sets).reduce((n, cards) => n + coveredIn(cards), 0),
        '--sets': Object.keys(sets).length + 1,
        '--over': overIn([...Object.entries(sets).map(shownIn), fresh]),
      }}
      {...spot(`sets ${near}`)}
    >
      {Object.entries(sets).map(([each, cards]) => (
        <OwnSet
          key={each}
          {...{ scene, cards }}
          letter={each}
          planned={planned?.letter === each ? planned.cards : null}
        />
      ))}
      <li
        className="k-set k-new"
        data-planned={fresh.length > 0}
        style={{ '--cards': Math.max(1, fresh.length) }}
        {...dragMarks({ drop: 'new' })}
      >
        {fresh.length > 0 ? (
          <SetRun scene={scene} seat={near} letter={letter} cards={fresh} ghosts={fresh} />
        ) : (
          <span className="k-plus">
            <Icon name="plus" />
          </span>
        )}
        {planned !== null && fresh.length === 0 ? (
          <button
            type="button"
            className="k-set-press"
            onClick={answering(scene, () => pressSet(scene, letter))}
          >
            <NewName say={say} />
          </button>
        ) : (
          <span className="k-set-name">
            {fresh.length > 0 ? <SetName cards={fresh} say={say} /> : <NewName say={say} />}
          </span>
        )}
      </li>
    </ul>
  );
}

interface OwnSetProps {
  readonly scene: Scene;
  readonly letter: string;
  readonly cards: readonly string[];
  /** The set with the chosen cards, if they would join it. */
  readonly planned: readonly string[] | null;
}

const UNPAID: readonly string[] = ['lay', 'ride', 'pay'];

function OwnSet({ scene, letter, cards, planned }: OwnSetProps) {
  const { view, near, decides, lit, say, picks } = scene;
  const shown = planned ?? cards;
  const ghosts = shown.filter((card) => !cards.includes(card));
  // Until they are paid for, the cards of this turn look like those that are only chosen.
  const unpaid = view.set === letter && view.turn === near && UNPAID.includes(view.phase);
  const picksCard = decides && view.phase === 'journal' && view.set === letter;
  const isCurrent = view.turn === near && view.set === letter && view.phase !== 'start';
  const name = <SetName cards={shown} say={say} />;
  return (
    <li
      className="k-set"
      data-lit={lit.has(`set:${letter}`)}
      data-planned={planned !== null || (isCurrent && decides)}
      data-chosen={picks.includes(`close:${letter}`)}
      data-able={decides && scene.legal.has(`close:${letter}`)}
      style={{ '--cards': shown.length }}
      {...dragMarks({ drop: letter })}
    >
      <SetRun
        {...{ scene, letter, ghosts }}
        seat={near}
        cards={shown}
        laid={unpaid ? view.laid : []}
        picks={picksCard}
      />
      {decides && !picksCard ? (
        <button
          type="button"
          className="k-set-press"
          aria-pressed={picks.includes(`close:${letter}`)}
          onClick={answering(scene, () => pressSet(scene, letter))}
        >
          {name}
        </button>
      ) : (
        <span className="k-set-name">{name}</span>
      )}
    </li>
  );
}

interface SetRunProps {
  readonly scene: Scene;
  readonly seat: Seat;
  readonly letter: string;
  readonly cards: readonly string[];
  /** The cards that would join the set. */
  readonly ghosts?: readonly string[];
  /** The cards that lie there, but are not paid for yet. */
  readonly laid?: readonly string[];
  /** Whether one of the cards is chosen for the Journal. */
  readonly picks?: boolean;
}

export function SetRun(props: SetRunProps) {
  const { scene, seat, letter, cards, ghosts = [], laid = [], picks = false } = props;
  const { legal } = scene;
  return (
    <span className={picks ? 'k-choice' : 'k-run'} style={{ '--cards': cards.length }}>
      {cards.map((card, place) => {
        const text = `journal:${card.split('*')[0] || 'W'}`;
        return (
          <span key={card} data-laid={laid.includes(card)}>
            <PlayingCard
              {...{ scene, place }}
              name={card}
              area={`set ${seat} ${letter}`}
              from={standsFrom(card)}
              ghost={ghosts.includes(card)}
              able={picks && legal.has(text)}
              chosen={scene.picks.includes(text)}
              press={picks ? answering(scene, () => pressOne(scene, text)) : undefined}
            />
          </span>
        );
      })}
    </span>
  );
}

/** The place in the hand from which a stand-in moves in. */
function standsFrom(entry: string): string | undefined {
  if (!entry.includes('*')) return undefined;
  return `hand ${entry.split('*')[0] || 'W'} 0`;
}
