import { Kolam, Portrait, useFrame, useRoving } from '@baithak/board';
import { lookOf } from '@baithak/catalog/facts';
import { message, type Seat } from '@baithak/kernel';
import { memo, useCallback, useEffect, useMemo } from 'react';
import type { Retired } from '../../controller/notices.ts';
import { UNDONE } from '../../controller/room.ts';
import { Face } from './face.tsx';
import { leftSince, useSayThen } from './leavers.ts';
import type { PartProps } from './parts.tsx';
import { isPastClosed } from './replay.tsx';
import { asForced, type JoinedLine, joined, openLog, sentencesOf } from './sentences.ts';

interface LineWithText {
  readonly line: JoinedLine;
  readonly text: string;
  /** What it is about. */
  readonly pictures: readonly string[];
  /** Who did it, if they gave up their seat since. */
  readonly leaver?: Retired | undefined;
  /** Whether the page made this turn. */
  readonly isForced?: boolean | undefined;
}

/** Here the panel lies over the board that its lines lead to. */
const COVERED = '(max-width: 700px)';

interface LogProps extends PartProps {
  readonly close: () => void;
}

/**
 * The match so far, turn by turn. Each line leads to its moment on the board, and the log follows the
 * moment that the board shows.
 */
export function Log({ table, controller, words, say, close }: LogProps) {
  const lines = openLog(table);
  const { forcedTurns } = table;
  const { retired } = table.room;
  const sayThen = useSayThen(table, words, say);
  const turns = useMemo(() => {
    const told = joined(lines, words).map((line) => {
      const sentences = sentencesOf(line, words, sayThen(line.seq));
      const leaver = leftSince({ retired }, line.seat, line.seq);
      const isForced = forcedTurns.includes(line.seq);
      const text = (isForced ? asForced(sentences, say) : sentences).join(' ');
      const shown =
        line.note === null ? line.events.flatMap((each) => words.pictures?.(each) ?? []) : [];
      return { line, leaver, isForced, text, pictures: [...new Set(shown)] };
    });
    return turnsOf(told.filter(({ text }) => text !== ''));
  }, [lines, words, say, sayThen, retired, forcedTurns]);
  // A long log is one stop of the Tab key: what is shown, else the newest turn.
  const { ref: box, onKeyDown } = useRoving<HTMLOListElement>(
    'li > div > button.log-line, [open] > button.log-line',
    '[aria-current], li:last-child > div > :last-child',
  );
  const { past } = table;
  useEffect(() => {
    const shown = box.current?.querySelector('[aria-current]');
    if (shown) shown.scrollIntoView({ block: 'nearest' });
    else box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [turns, past]);
  const look = useCallback(
    (seq: number) => {
      controller.lookAt(seq);
      if (window.matchMedia(COVERED).matches) close();
    },
    [controller, close],
  );
  return (
    <section className="log" aria-label={say(message('table.log'))}>
      {lines !== table.room.log && <p className="quiet">{say(message('table.log-short'))}</p>}
      <ol
        ref={box}
        // A scrolling box must be reachable by keyboard, also where its lines lead nowhere.
        tabIndex={isPastClosed(table) ? 0 : undefined}
        aria-label={say(message('table.log'))}
        onKeyDown={onKeyDown}
      >
        {turns.map((turn, i) => (
          <li key={i} data-later={past !== null && turn[0]!.line.seq > past}>
            <Turn {...{ turn, say, past }} look={isPastClosed(table) ? undefined : look} />
          </li>
        ))}
        {turns.length === 0 && (
          <li className="log-empty">
            <Kolam columns={5} walls={lookOf(table.game.id).kolam} />
            <span>{say(message('table.log-empty'))}</span>
            {!isPastClosed(table) && <span>{say(message('table.log-look'))}</span>}
          </li>
        )}
      </ol>
      {table.cutShort !== null && (
        <p className="quiet">
          {say(message('table.cut-short', { seat: { seat: table.cutShort } }))}
        </p>
      )}
    </section>
  );
}

interface TurnProps extends Pick<PartProps, 'say'> {
  readonly turn: readonly LineWithText[];
  readonly past: number | null;
  /** `undefined` while the past is closed. */
  readonly look: ((seq: number) => void) | undefined;
}

/** A turn with its face, or what was taken back: one quiet line that can be unfolded. */
function Turn({ turn, say, past, look }: TurnProps) {
  const { players } = useFrame();
  const lines = turn
    .filter(({ line }) => line.note?.key !== UNDONE)
    .map(({ line, text, pictures, leaver, isForced }) => (
      <LogLineView
        key={line.seq}
        {...{ line, text, pictures, isForced, look }}
        actor={leaver?.name ?? players[line.seat ?? -1]?.name ?? ''}
        isShown={isAt(line, past)}
      />
    ));
  const isShown = turn.some(({ line }) => isAt(line, past));
  if (isTakenBack(turn[0]!)) {
    return (
      <details className="log-undone" open={isShown || undefined}>
        <summary>{say(message(UNDONE, { n: lines.length }))}</summary>
        {lines}
      </details>
    );
  }
  return (
    <>
      <Actor seat={turn[0]!.line.seat} leaver={turn[0]!.leaver} />
      <div>{lines}</div>
    </>
  );
}

const isAt = ({ from, seq }: JoinedLine, past: number | null): boolean =>
  past !== null && from <= past && past <= seq;

/** The face beside a turn; what happens by itself, such as a deal, has none. */
function Actor({ seat, leaver }: Pick<LineWithText, 'leaver'> & { readonly seat: Seat | null }) {
  const player = useFrame().players[seat ?? -1];
  if (player === undefined) return <span className="log-chance" aria-hidden="true" />;
  const portrait =
    leaver === undefined ? (
      player.portrait
    ) : (
      <Face occupant={{ kind: 'person', ...leaver }} isYou={false} />
    );
  return <Portrait player={{ ...player, portrait, state: 'waits' }} />;
}

/** Groups consecutive lines of the same seat, and all that was taken back together. */
export function turnsOf(told: readonly LineWithText[]): LineWithText[][] {
  const turns: LineWithText[][] = [];
  for (const each of told) {
    const turn = turns.at(-1);
    const before = turn?.at(-1);
    if (turn !== undefined && before !== undefined && belongTogether(before, each)) turn.push(each);
    else turns.push([each]);
  }
  return turns;
}

function belongTogether(a: LineWithText, b: LineWithText): boolean {
  if (isTakenBack(a) || isTakenBack(b)) return isTakenBack(a) && isTakenBack(b);
  return a.line.seat !== null && a.line.seat === b.line.seat && a.leaver === b.leaver;
}

/** A line that does not stand any more, or the table's word about it. */
const isTakenBack = ({ line }: LineWithText): boolean => line.undone || line.note?.key === UNDONE;

interface LogLineProps extends LineWithText, Pick<TurnProps, 'look'> {
  readonly isShown: boolean;
  readonly actor: string;
}

/** Memoized: a long match has hundreds of lines, and a new one must not redraw the others. */
const LogLineView = memo(
  ({ line, text, pictures, isForced, look, isShown, actor }: LogLineProps) => {
    const words = (
      <>
        {pictures.map((name) => (
          <img key={name} className="log-picture" src={`/art/${name}.svg`} alt="" />
        ))}
        <Told text={text} actor={actor} />
      </>
    );
    if (look === undefined) {
      return (
        <span className="log-line" data-forced={isForced}>
          {words}
        </span>
      );
    }
    return (
      <button
        type="button"
        className="log-line"
        data-forced={isForced}
        aria-current={isShown ? 'step' : undefined}
        onClick={() => look(line.seq)}
      >
        {words}
      </button>
    );
  },
);

/** Sentences that begin with the name of whoever did it show that name in bold. */
function Told({ text, actor }: { readonly text: string; readonly actor: string }) {
  const rest = text.slice(actor.length);
  if (actor === '' || !text.startsWith(actor) || /^\p{L}/u.test(rest)) return text;
  return (
    <>
      <b>{actor}</b>
      {rest}
    </>
  );
}
