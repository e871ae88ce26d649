import { message, type Result } from '@baithak/kernel';
import type { PartProps } from './screen.ts';
import { TallySteps } from './tally-steps.tsx';

export function ResultCard(props: PartProps) {
  const { table, say } = props;
  const { result, stage } = table.room;
  if (stage !== 'over' || result === null) return null;
  return (
    <section className="result" aria-labelledby="result-title">
      <h2 id="result-title">{say(outcome(result))}</h2>
      <p>{say(result.reason)}</p>
      <TallySteps {...props} />
    </section>
  );
}

/** All in first place is nobody in first place. */
export function outcome({ places }: Result) {
  const winners = places.flatMap((place, seat) =>
    place === 1 ? [message('seat', { seat: { seat } })] : [],
  );
  if (winners.length === places.length) return message('table.drawn');
  return message('table.won', { winners, count: winners.length });
}
