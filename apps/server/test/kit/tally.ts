import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('../long-runs.json', import.meta.url));

type Counts = Record<string, number>;

interface Round {
  /** Every broken promise. */
  readonly troubles: readonly string[];
}

/**
 * Adds the counts of a round to the committed file, so that a long run that is cut short has still counted,
 * and the next one goes on. A round that finds something, or that does not end, counts as well. Returns the round.
 */
export async function tallied<R extends Round>(name: string, round: () => Promise<R>): Promise<R> {
  try {
    const done = await round();
    const { troubles, ...counts } = done;
    console.log(
      JSON.stringify(tally(name, { ...(counts as object as Counts), troubles: troubles.length })),
    );
    return done;
  } catch (error) {
    tally(name, { failedRounds: 1 });
    throw error;
  }
}

function tally(name: string, counts: Readonly<Counts>): Counts {
  const all: Record<string, Counts> = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : {};
  const sums = { ...all[name] };
  for (const [key, count] of Object.entries(counts)) sums[key] = (sums[key] ?? 0) + count;
  writeFileSync(file, `${JSON.stringify({ ...all, [name]: sums }, null, 2)}\n`);
  return sums;
}
