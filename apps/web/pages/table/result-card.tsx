import { outcome } from './outcome.ts';
import { type CountingProps, TallySteps } from './tally-steps.tsx';

export function ResultCard(props: CountingProps) {
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
