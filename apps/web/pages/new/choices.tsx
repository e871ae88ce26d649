import { PICTURE } from '@baithak/board';
import { shapeOf } from '@baithak/catalog/facts';
import {
  type Game,
  Match,
  MEMORY_AIDS,
  type MemoryAids,
  message,
  type OptionSpec,
  type Options,
  sure,
} from '@baithak/kernel';
import { type ReactNode, Suspense, useMemo } from 'react';
import { useSay } from '../../shell/language.ts';
import { type OpenGame, useBoard } from '../../shell/open-game.ts';
import { Pictured } from '../doors/pictured.tsx';
import { needsMemory } from './setup.ts';
import { signOf } from './signs.tsx';
import './choices.css';

interface ChoicesProps {
  readonly open: OpenGame;
  readonly seats: number;
  readonly options: Options;
  readonly change: (options: Options) => void;
  readonly disabled?: boolean;
  /** All of them, unless only a part is wanted. */
  readonly which?: (spec: OptionSpec) => boolean;
}

/** A long row of numbers, such as the sizes of a board, is what few people change. */
export const isRare = ({ choices }: OptionSpec): boolean => choices.length > 5;

/** The options of a game, each choice with a picture and a line that explains it. */
export function OptionChoices(props: ChoicesProps) {
  const { open, seats, options, change, disabled = false, which = () => true } = props;
  const specs = open.game.options(seats).filter(({ choices }) => choices.length > 1);
  return specs
    .filter(which)
    .map((spec) => (
      <OptionChoice
        key={spec.name}
        open={open}
        spec={spec}
        value={String(options[spec.name])}
        disabled={disabled}
        choose={(choice) => change({ ...options, [spec.name]: choice })}
      />
    ));
}

/** What few people change, behind one line. */
export function RareChoices(props: ChoicesProps) {
  const say = useSay();
  if (!props.open.game.options(props.seats).some(isRare)) return null;
  return (
    <details className="rare-choices">
      <summary>{say(message('gather.more'))}</summary>
      <div>
        <OptionChoices {...props} which={isRare} />
      </div>
    </details>
  );
}

interface OptionChoiceProps {
  readonly open: OpenGame;
  readonly spec: OptionSpec;
  readonly value: string;
  readonly choose: (choice: string | number) => void;
  readonly disabled: boolean;
}

function OptionChoice({ open, spec, value, choose, disabled }: OptionChoiceProps) {
  const { words } = open;
  const say = useSay(words);
  const { name, choices } = spec;
  const isCompact = choices.every((choice) => typeof choice === 'number');
  const about = (choice: string | number) => {
    const key = `option.${name}.${choice}.about`;
    return key in words.catalogue ? say(message(key)) : undefined;
  };
  return (
    <Pictured
      legend={say(message(`option.${name}`))}
      value={value}
      disabled={disabled}
      isCompact={isCompact}
      choices={inOrder(choices).map((choice) => ({
        value: String(choice),
        label: isCompact ? String(choice) : say(message(`option.${name}.${choice}`)),
        about: about(choice),
        sign: isCompact ? undefined : signFor(open, name, choice),
      }))}
      {...(isCompact && { note: say(message(`option.${name}.about`)) })}
      choose={(text) => choose(choices.find((each) => String(each) === text) ?? text)}
    />
  );
}

/** Numbers stand in their order; the default comes first among other choices. */
const inOrder = (choices: OptionSpec['choices']) =>
  choices.toSorted((a, b) => (typeof a === 'number' && typeof b === 'number' ? a - b : 0));

function signFor(open: OpenGame, name: string, choice: string | number): ReactNode {
  if (name !== 'layout' || shapeOf(open.game.id) !== 'square') return signOf(name, choice);
  return (
    <Suspense>
      <StartPicture open={open} layout={choice} />
    </Suspense>
  );
}

/** How the board looks before the first move. */
function StartPicture({ open, layout }: { readonly open: OpenGame; layout: string | number }) {
  const { game, words } = open;
  const Board = useBoard(game.id);
  const say = useSay(words);
  const view = useMemo(() => {
    const seats = game.seatCounts[0] ?? 2;
    const match = sure(Match.open(game, { seats, options: { layout }, seed: 'start' }));
    match.deal();
    return game.view(match.state, null);
  }, [game, layout]);
  return (
    <div className="game-picture" inert>
      <Board view={view} seat={null} say={say} {...PICTURE} />
    </div>
  );
}

interface CoachChoiceProps {
  readonly value: boolean;
  readonly choose: (coach: boolean) => void;
}

/** Whether a hint comes at every turn, or only when you ask for one. */
export function CoachChoice({ value, choose }: CoachChoiceProps) {
  const say = useSay();
  return (
    <Pictured
      legend={say(message('new.coach'))}
      value={value ? 'on' : 'off'}
      choices={(['off', 'on'] as const).map((each) => ({
        value: each,
        label: say(message(`new.coach.${each}`)),
        about: say(message(`new.coach.${each}.about`)),
        sign: signOf('coach', each),
      }))}
      choose={(each) => choose(each === 'on')}
    />
  );
}

interface AidsChoiceProps {
  readonly game: Game;
  readonly value: MemoryAids;
  readonly choose: (aids: MemoryAids) => void;
  readonly disabled?: boolean;
}

/** How much the table remembers for you; nothing where all is in sight. */
export function AidsChoice({ game, value, choose, disabled = false }: AidsChoiceProps) {
  const say = useSay();
  if (!needsMemory(game)) return null;
  return (
    <Pictured
      legend={say(message('home.aids'))}
      value={value}
      disabled={disabled}
      choices={MEMORY_AIDS.map((aids) => ({
        value: aids,
        label: say(message(`home.aids.${aids}`)),
        about: say(message(`home.aids.${aids}.about`)),
        sign: signOf('aids', aids),
      }))}
      choose={(aids) => choose(aids as MemoryAids)}
    />
  );
}
