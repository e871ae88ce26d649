import type { Advice } from '@baithak/bots';
import { unproven } from '@baithak/bots/claims';
import { message } from '@baithak/kernel';
import { useEffect, useRef, useState } from 'react';
import type { Advising } from '../../controller/lobby.ts';
import { useLobby } from '../../shell/contexts.ts';
import type { LabProps } from './props.ts';

/** How many moves are named. */
const MOST = 3;

/** The best moves of whoever decides, from what that seat knows, with their values. */
export function BestMoves(props: LabProps) {
  const { lab, say } = props;
  const { acting } = lab;
  const lobby = useLobby();
  const asked = useRef<Advising | null>(null);
  const [share, progress] = useState<number | null>(null);
  const [advice, setAdvice] = useState<Advice | null>(null);
  useEffect(() => () => asked.current?.stop(), []);
  const find = async () => {
    progress(0);
    asked.current = lobby.advise(lab.game.id, lab.view(acting!), progress);
    setAdvice(await asked.current.answer);
    progress(null);
  };
  const done = Math.floor(100 * (share ?? 0));
  return (
    <section className="lab-best" aria-label={say(message('lab.best'))}>
      {acting === null && <p className="quiet">{say(message('lab.none'))}</p>}
      {acting !== null && share === null && advice === null && (
        <button type="button" className="main-button" onClick={find}>
          {say(message('lab.find'))}
        </button>
      )}
      {share !== null && (
        <div className="lab-progress">
          <label>
            <span>{say(message('lab.finding', { percent: done }))}</span>
            <progress max={100} value={done} />
          </label>
          <button type="button" onClick={() => asked.current?.stop()}>
            {say(message('lab.stop'))}
          </button>
        </div>
      )}
      <div role="status">
        {share === null && advice !== null && <Ranked {...props} advice={advice} />}
      </div>
    </section>
  );
}

function Ranked({
  advice,
  lab,
  words,
  say,
  play,
  propose,
}: LabProps & { readonly advice: Advice }) {
  const isProven = advice.basis === 'search';
  return (
    <>
      <ol>
        {advice.moves.slice(0, MOST).map(({ move, chance, error }) => (
          <li key={move}>
            <button
              type="button"
              onClick={() => play(move)}
              onFocus={() => propose([move])}
              onBlur={() => propose([])}
              onMouseEnter={() => propose([move])}
              onMouseLeave={() => propose([])}
            >
              <span>{say(words.command(move, lab.view(lab.acting!)))}</span>
              <b>{say(worthOf(chance, isProven))}</b>
              {error > 0 && (
                <small>{say(message('lab.margin', { margin: Math.ceil(200 * error) }))}</small>
              )}
            </button>
          </li>
        ))}
      </ol>
      <p className="quiet">
        {say(message(`lab.basis-${advice.basis}`, { depth: advice.depth ?? 0 }))}
      </p>
    </>
  );
}

function worthOf(chance: number, isProven: boolean) {
  if (isProven && chance === 1) return message('lab.wins');
  if (isProven && chance === 0) return message('lab.loses');
  return message('lab.chance', { chance: unproven(chance) });
}
