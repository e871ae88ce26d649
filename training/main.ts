import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  outputsFor,
  packWeights,
  readWeights,
  type Weights,
  type WeightsFile,
} from '@baithak/bots';
import { GAME_IDS, type GameId, isGameId } from '@baithak/catalog';
import { gather, surenessFor, surer, tenthsOf } from './calibration.ts';
import { type Checkpoint, loadCheckpoint, saveCheckpoint } from './checkpoint.ts';
import { curve } from './curve.ts';
import { duel, netPolicy, referencePolicy } from './duel.ts';
import { findLadder } from './ladder.ts';
import { newProgress } from './learner.ts';
import { GATES, PLANS } from './plans.ts';
import { isMainThread, openCourse, Players, serveOrders } from './players.ts';
import type { Course } from './self-play.ts';
import { trainToGate } from './trainer.ts';

const SHIPPING_DEALS = 150;
const CALIBRATION_DECISIONS = 10_000;
/** What so few decisions cannot tell from 1. */
const SURENESS_NOISE = 0.1;
const LADDER_DEALS = 200;

const OPTIONS = {
  root: { type: 'string', default: process.cwd() },
  seats: { type: 'string' },
  games: { type: 'string' },
  seed: { type: 'string', default: 'first' },
  threads: { type: 'string' },
  gates: { type: 'string', default: String(GATES) },
  decisions: { type: 'string', default: String(CALIBRATION_DECISIONS) },
  calibrate: { type: 'boolean', default: false },
  ladder: { type: 'boolean', default: false },
  deals: { type: 'string' },
} as const;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS });
  const [id = ''] = positionals;
  const plan = isGameId(id) ? PLANS[id] : undefined;
  if (!isGameId(id) || plan === undefined) {
    console.error(`Name a game to train: ${GAME_IDS.filter((each) => PLANS[each]).join(', ')}.`);
    process.exitCode = 1;
    return;
  }
  const counts = values.seats === undefined ? plan.seats : values.seats.split(',').map(Number);
  for (const seats of counts) {
    if (values.ladder) {
      await ladder(values.root, id, seats, Number(values.deals ?? LADDER_DEALS));
      continue;
    }
    if (!values.calibrate) {
      await train(id, seats, {
        root: values.root,
        seed: values.seed,
        games: values.games === undefined ? plan.games : Number(values.games),
        threads: values.threads === undefined ? undefined : Number(values.threads),
        gates: Number(values.gates),
        deals: values.deals === undefined ? undefined : Number(values.deals),
      });
    }
    const decisions = Number(values.decisions);
    if (decisions > 0) await calibrate(values.root, id, seats, decisions);
  }
}

interface Settings {
  readonly root: string;
  readonly seed: string;
  readonly games: number;
  readonly threads: number | undefined;
  readonly gates: number;
  /** How many deals a gate plays against each opponent. */
  readonly deals: number | undefined;
}

async function train(id: GameId, seats: number, settings: Settings) {
  const { root, seed, games, threads, gates, deals } = settings;
  const course = await openCourse(id, seats);
  const plan = PLANS[id]!;
  const file = join(root, 'training/checkpoints', `${id}-${seats}.bin`);
  const shape = {
    inputs: course.judgement.size(seats),
    hidden: plan.hidden,
    outputs: outputsFor(seats),
  };
  const found = loadCheckpoint(file);
  const fits = found && JSON.stringify(found.progress.weights.shape) === JSON.stringify(shape);
  const checkpoint: Checkpoint = {
    ...(fits
      ? found
      : { seed, batches: 0, seconds: 0, gates: [], progress: newProgress(shape, seed) }),
    total: games,
  };
  const players = new Players(fileURLToPath(import.meta.url), id, seats, threads);
  const reference = await referencePolicy(id, course);
  try {
    while (await trainToGate(course, { ...plan, gates, deals }, checkpoint, players, reference)) {
      saveCheckpoint(file, checkpoint);
      writeFileSync(
        join(root, 'docs/pictures', `strength-${id}-${seats}.svg`),
        curve(checkpoint.gates),
      );
    }
  } finally {
    await players.close();
  }
  await ship(root, id, course, checkpoint.progress.weights);
}

/** Replaces the shipped net if the new one is better at one ply. */
async function ship(root: string, id: GameId, course: Course, weights: Weights): Promise<void> {
  const stored = shippedFile(root, id);
  const packed = packWeights(weights);
  const { seats } = course;
  const nets = { ...stored.nets, [seats]: packed };
  const size = course.judgement.size(seats);
  const unpacked = readWeights({ game: id, nets }, seats, size)!;
  const shipped = readWeights(stored, seats, size);
  if (shipped) {
    const policies = [netPolicy(course, unpacked), netPolicy(course, shipped)] as const;
    const { share, low, high, games } = await duel(course, policies, SHIPPING_DEALS, 'ship');
    const percent = [share, low, high].map((each) => (100 * each).toFixed(1));
    console.log(`v the shipped net: ${percent[0]} % [${percent[1]}–${percent[2]}] of ${games}`);
    if (share * seats <= 1) {
      console.log('The shipped net stays.');
      return;
    }
  }
  // The characters were measured with the old net.
  const { [seats]: _, ...tempers } = stored.tempers ?? {};
  writeShipped(root, { game: id, nets, tempers });
}

/** Makes the shipped net as sure as it should be, and prints what it says and what comes. */
async function calibrate(
  root: string,
  id: GameId,
  seats: number,
  decisions: number,
): Promise<void> {
  const shipped = await openShipped(root, id, seats);
  if (shipped === undefined) return;
  const { course, stored, weights } = shipped;
  const seen = await gather(course, weights, decisions, 'calibration');
  const sureness = surenessFor(seen);
  console.log(`calibration factor: ${sureness.toFixed(2)}`);
  const isRight = Math.abs(sureness - 1) <= SURENESS_NOISE;
  const net = isRight ? weights : surer(weights, sureness);
  if (!isRight) {
    writeShipped(root, { ...stored, nets: { ...stored.nets, [seats]: packWeights(net) } });
  }
  // A net that stays as it is has learned nothing from what was seen.
  const held = isRight ? seen : await gather(course, net, decisions, 'held out');
  console.log('said   came      ±  decisions  games');
  for (const { said, came, error, count, games } of tenthsOf(held)) {
    const [a, b, c] = [said, came, error].map((each) => (100 * each).toFixed(1));
    console.log(
      [a!.padStart(5), b!.padStart(6), c!.padStart(6), String(count).padStart(10), games].join(' '),
    );
  }
}

/** Finds the six characters of the shipped net and writes them beside it. */
async function ladder(root: string, id: GameId, seats: number, deals: number): Promise<void> {
  const shipped = await openShipped(root, id, seats);
  if (shipped === undefined) return;
  const { course, stored, weights } = shipped;
  const rungs = await findLadder(course, weights, deals, console.log);
  const tempers = { ...stored.tempers, [seats]: rungs.map(({ temper }) => temper) };
  writeShipped(root, { ...stored, tempers });
}

async function openShipped(root: string, id: GameId, seats: number) {
  const course = await openCourse(id, seats);
  const stored = shippedFile(root, id);
  const weights = readWeights(stored, seats, course.judgement.size(seats));
  if (weights !== undefined) return { course, stored, weights };
  console.error(`There is no net of ${id} for ${seats} seats: train it first.`);
  process.exitCode = 1;
  return undefined;
}

const weightsFile = (root: string, id: string) => join(root, 'games', id, 'bot/weights.json');

function shippedFile(root: string, id: GameId): WeightsFile {
  const file = weightsFile(root, id);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { game: id, nets: {} };
}

function writeShipped(root: string, shipped: WeightsFile): void {
  const file = weightsFile(root, shipped.game);
  writeFileSync(file, `${JSON.stringify(shipped, null, 2)}\n`);
  console.log(`Wrote ${file}. If the game had no net before, run npm run catalog.`);
}

if (isMainThread) await main();
else await serveOrders();
