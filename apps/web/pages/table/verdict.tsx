import { type Ceremony, Counter, type Player, Portrait, useFrame } from '@baithak/board';
import { message, type SeatTally, type TallyLine } from '@baithak/kernel';
import { useState } from 'react';
import type { Counting } from './counting.ts';
import { eveningOfTable } from './evening.tsx';
import type { PartProps } from './parts.tsx';
import { isBrokenOff, outcomeFor, reasonFor } from './sentences.ts';

interface VerdictProps extends PartProps, Ceremony {
  readonly counting: Counting;
}

/**
 * The scoring scene, beside or below the dimmed board, which shows what is counted. Its place stays
 * the same from the first line to the verdict.
 */
export function Verdict({ table, say, counting, finale, sign }: VerdictProps) {
  const [folded, fold] = useState(false);
  const { players } = useFrame();
  const result = table.room.result!;
  const tally = isBrokenOff(result) ? [] : table.game.tally(table.view!);
  const { counted, done } = counting;
  if (folded) {
    return (
      <button type="button" className="verdict-unfold" onClick={() => fold(false)}>
        {say(message(tally.length > 0 ? 'tally.score' : 'tally.result'))}
      </button>
    );
  }
  const tools = (
    <div className="verdict-tools">
      {tally.length > 0 && (
        <button type="button" aria-disabled={!done} onClick={done ? counting.again : undefined}>
          {say(message('tally.again'))}
        </button>
      )}
      <button type="button" onClick={() => fold(true)}>
        {say(message('tally.board'))}
      </button>
    </div>
  );
  if (finale !== undefined && tally.length > 0) return finale({ counted, isDone: done, tools });
  const winner = players[result.places.indexOf(1)];
  const isLost = table.own.length === 1 && result.places[table.own[0]!] !== 1;
  return (
    <div className="verdict-scene" data-broken={tally.length === 0}>
      <section
        className="verdict"
        aria-labelledby="verdict-title"
        data-done={done}
        data-lost={isLost}
      >
        {tally.length === 0 && winner !== undefined && (
          <Portrait player={{ ...winner, state: 'waits' }} />
        )}
        <header>
          <h2 id="verdict-title">
            {say(done ? outcomeFor(table, result) : message('tally.title'))}
          </h2>
          <p className="verdict-reason">
            {done && [say(reasonFor(table, result)), eveningOfTable(table, say)].join(' ')}
          </p>
        </header>
        {tally.length > 0 && (
          <ol>
            {tally.map((seat, i) => (
              <Row
                key={i}
                tally={seat}
                player={players[i]!}
                counted={counted}
                done={done}
                won={done && result.places[i] === 1}
                {...{ say, sign }}
              />
            ))}
          </ol>
        )}
        {tools}
      </section>
    </div>
  );
}

interface RowProps extends Pick<PartProps, 'say'>, Pick<Ceremony, 'sign'> {
  readonly tally: SeatTally;
  readonly player: Player;
  readonly counted: number;
  readonly done: boolean;
  readonly won: boolean;
}

function Row({ tally, player, counted, done, won, say, sign }: RowProps) {
  // What brought nothing is only of interest while it is counted.
  const lines = tally.lines.slice(0, counted).filter(({ least }) => !done || least !== 0);
  const sum = lines.reduce((total, { least }) => total + least, 0);
  return (
    <li data-won={won}>
      <Portrait player={{ ...player, state: 'waits' }} />
      <div>
        <p className="verdict-name">{player.name}</p>
        <p className="verdict-lines">
          {lines.map((line, i) => (
            <span key={i} data-newest={i === counted - 1}>
              <Counted {...{ line, say, sign }} />
            </span>
          ))}
        </p>
      </div>
      <p className="verdict-sum">
        <Counter value={sum} />
      </p>
    </li>
  );
}

interface CountedProps extends Pick<RowProps, 'say' | 'sign'> {
  readonly line: TallyLine;
}

/** A picture or the name of what is counted, and what it brings. */
function Counted({ line, say, sign }: CountedProps) {
  const name = say(line.label);
  const picture = sign?.(line) ?? null;
  return (
    <>
      {picture === null ? (
        name
      ) : (
        <span role="img" aria-label={name} title={name}>
          {picture}
        </span>
      )}{' '}
      <b>{line.least}</b>
    </>
  );
}
