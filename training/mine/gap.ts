import { type Judge, type Mind, Rollouts } from '@baithak/bots';
import { CLEAR } from '@baithak/bots/claims';
import { FastRandom, type ProofBudget, type Puzzle } from '@baithak/kernel';
import { type Find, type Place, placeOf, spelled } from './position.ts';

/** What a proof may take. */
export const LOOKS = {
  /** Rollouts that look for a best move, first and again. */
  firstRollouts: 96,
  secondRollouts: 800,
  /** Worlds in which each other move is compared with the best one: at least, and at most. */
  leastWorlds: 40,
  mostWorlds: 800,
} as const satisfies ProofBudget;
/** A first look that shows less is not followed. */
const PROMISING = 0.045;
/** Worlds in which a stored gap is looked at once more. */
const WORLDS_AGAIN = 120;
/** In decided games everything looks alike, or nothing matters. */
const OPEN = [0.06, 0.97] as const;

/** A move that is better than every other by a clear gap, from what its mover knows. */
export async function clearMove(
  mind: Mind,
  state: unknown,
  seats: number,
  seed: string,
): Promise<Find | null> {
  const { game } = mind;
  const judge = mind.judgeFor(seats)!;
  const place = placeOf(game, state, seats, seed);
  if (place.moves.length < 3) return null;
  const first = await studied(judge, place, LOOKS.firstRollouts, seed);
  const [best, next] = first.ranked();
  if (best!.chance < OPEN[0] || best!.chance > OPEN[1]) return null;
  if (best!.chance - next!.chance < PROMISING) return null;
  if (gapOf(first, place, best!.move, LOOKS.mostWorlds / 4) === null) return null;
  const second = await studied(judge, place, LOOKS.secondRollouts, `${seed} again`);
  if (second.ranked()[0]!.move !== best!.move) return null;
  const found = gapOf(second, place, best!.move, LOOKS.mostWorlds);
  return found && { place, answer: [spelled(game, place, best!.move)], ...found };
}

/** By how much a move leads before the best other one, as another seed and fresh worlds see it. */
export async function leadAgain(
  mind: Mind,
  place: Place,
  { id, seats, answer }: Puzzle,
): Promise<number> {
  const seed = `${id} once more`;
  const study = await studied(mind.judgeFor(seats)!, place, LOOKS.firstRollouts, seed);
  const best = place.moves.find((move) => spelled(mind.game, place, move) === answer[0])!;
  const next = study.ranked().find(({ move }) => move !== best)!.move;
  let sum = 0;
  for (let n = 0; n < WORLDS_AGAIN; n++) {
    const [a, b] = study.chancesInOneWorld([best, next]);
    sum += a! - b!;
  }
  return sum / WORLDS_AGAIN;
}

type Study = Rollouts<unknown, unknown>;

async function studied(judge: Judge, { view }: Place, work: number, seed: string): Promise<Study> {
  const study = new Rollouts(judge, view, new FastRandom(seed), Number.POSITIVE_INFINITY);
  await study.run(work, async () => true);
  return study;
}

interface Gap {
  readonly gap: number;
  readonly error: number;
  readonly work: number;
}

/** The smallest lead of a move over any other, in fresh worlds; `null` if one may be as good. */
function gapOf(study: Study, { moves }: Place, best: number, most: number): Gap | null {
  let least: Gap | null = null;
  let work = 0;
  for (const other of moves) {
    if (other === best) continue;
    const lead = leadOver(study, best, other, most);
    if (lead === null) return null;
    work += lead.work;
    if (least === null || lead.gap < least.gap) least = lead;
  }
  return least && { ...least, work };
}

/** Both moves meet the same worlds and the same luck, until the lead is sure or refuted. */
function leadOver(study: Study, best: number, other: number, most: number): Gap | null {
  let [sum, squares, n] = [0, 0, 0];
  for (;;) {
    for (const until = n + LOOKS.leastWorlds; n < until; n++) {
      const [a, b] = study.chancesInOneWorld([best, other]);
      sum += a! - b!;
      squares += (a! - b!) ** 2;
    }
    const gap = sum / n;
    const error = Math.sqrt(Math.max(0, squares / n - gap * gap) / (n - 1));
    if (gap - CLEAR.errors * error > CLEAR.gap) return { gap, error, work: n };
    if (gap + 2 * error < CLEAR.gap || n >= most) return null;
  }
}
