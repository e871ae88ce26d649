import { progressOn } from '@baithak/bots';
import { FastRandom } from '@baithak/kernel';
import type { Checkpoint, Gate } from './checkpoint.ts';
import { duel, netPolicy, type Policy } from './duel.ts';
import { Learner } from './learner.ts';
import { along, BATCH, type Plan, RANDOM, RATE, TEMPERATURE } from './plans.ts';
import type { Players } from './players.ts';
import type { Course } from './self-play.ts';

const show = progressOn(process.stderr);
const DEALS = { previous: 200, reference: 60 };

/**
 * Trains up to the next gate and measures there; returns whether there was anything left to do. A
 * batch is played while the one before it is learned, but never across a gate, so that training can
 * go on from a checkpoint as if it had never stopped.
 */
export async function trainToGate(
  course: Course,
  plan: Pick<Plan, 'lambda' | 'random'> & {
    readonly gates: number;
    readonly deals: number | undefined;
  },
  checkpoint: Checkpoint,
  players: Players,
  reference: Policy,
): Promise<boolean> {
  const batches = Math.ceil(checkpoint.total / BATCH);
  if (checkpoint.batches >= batches) return false;
  const start = process.cpuUsage();
  const { progress, seed } = checkpoint;
  const before = structuredClone(progress.weights);
  const learner = new Learner(progress);
  const perGate = Math.ceil(batches / plan.gates);
  const last = Math.min(batches, (Math.floor(checkpoint.batches / perGate) + 1) * perGate);
  const order = (batch: number) => ({
    weights: structuredClone(progress.weights),
    seeds: Array.from({ length: BATCH }, (_, i) => `${seed} ${batch * BATCH + i}`),
    manner: {
      lambda: plan.lambda,
      random: along(plan.random ?? RANDOM, batch / batches),
      temperature: along(TEMPERATURE, batch / batches),
    },
  });
  let error = 0;
  const first = checkpoint.batches;
  let next = players.play(order(first));
  for (let batch = first; batch < last; batch++) {
    const lessons = await next;
    if (batch + 1 < last) next = players.play(order(batch + 1));
    error += learner.learn(
      lessons,
      along(RATE, batch / batches),
      new FastRandom(`${seed} learn ${batch}`),
    );
    checkpoint.batches++;
    show(checkpoint.batches / batches);
  }
  const own = netPolicy(course, progress.weights);
  const { user, system } = process.cpuUsage(start);
  checkpoint.seconds += (user + system) / 1e6;
  const gate: Gate = {
    games: checkpoint.batches * BATCH,
    seconds: Math.round(checkpoint.seconds),
    error: Math.sqrt(error / (last - first)),
    previous: await duel(
      course,
      [own, netPolicy(course, before)],
      plan.deals ?? Math.ceil(DEALS.previous / course.seats),
      'gate',
    ),
    reference: await duel(
      course,
      [own, reference],
      plan.deals ?? Math.ceil(DEALS.reference / course.seats),
      'gate',
    ),
  };
  checkpoint.gates.push(gate);
  console.log(told(gate));
  return true;
}

function told({ games, seconds, error, previous, reference }: Gate): string {
  const percent = (share: number) => `${(100 * share).toFixed(0)} %`;
  return `${games} games, ${seconds} s of processor time: error ${error.toFixed(3)}, v the last gate ${percent(previous.share)}, v level 2 ${percent(reference.share)}`;
}
