import { outcome } from './outcome.ts';
import { type CountingProps, isUnderWay, TallySteps } from './tally-steps.tsx';

export function ResultCard(props: CountingProps) {
  const { table, say } = props;
  const { result, stage } = table.room;
  if (stage !== 'over' || result === null) return null;
  const counting = isUnderWay(props);
  return (
    <section className="result" aria-labelledby="result-title" data-under-way={counting}>
      <div className={counting ? 'b-unseen' : undefined}>
        <h2 id="result-title">{say(outcome(result))}</h2>
        <p>{say(result.reason)}</p>
      </div>
      <TallySteps {...props} />
    </section>
  );
}
