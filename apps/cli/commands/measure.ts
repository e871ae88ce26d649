import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type MedianEstimate, medianOf } from '@baithak/bots';
import { CHARACTERS, Fault, message, shown } from '@baithak/kernel';
import { conduct, type Measured } from '../arena/conduct.ts';
import type { Wish } from '../arena/prepare.ts';
import { RATINGS_FILE, ratingOf, recordRating } from '../arena/ratings.ts';
import { told } from '../arena/telling.ts';
import { type Complaint, type Context, complain, openGame, sayer } from '../context.ts';
import { codeOf, emit, fileFault } from '../io.ts';

interface MeasureFlags {
  readonly deals: number;
  readonly seats?: number;
  readonly results?: string;
  readonly record?: boolean;
  readonly reference: string;
  readonly threads?: number;
  readonly seed: string;
}

type Pairing = Pick<Wish, 'first' | 'second' | 'equalCpu' | 'milestone' | 'fromStart'>;

const BEST = CHARACTERS.at(-1) as string;
/** Each character against the one below. */
const STEPS = CHARACTERS.slice(1).map((first, i) => ({ first, second: CHARACTERS[i] as string }));
/** Who meets whom in each measurement; `reference` is what the best character is compared with. */
const PAIRINGS: Readonly<Record<string, (reference: string) => readonly Pairing[]>> = {
  ladder: () => STEPS,
  random: () => [{ first: BEST, second: 'random', fromStart: true }],
  reference: (reference) => [{ first: BEST, second: reference, equalCpu: true }],
  tenfold: () => [{ first: `${BEST}*10`, second: BEST }],
  'all-seeing': () => [{ first: BEST, second: 'all-seeing', equalCpu: true }],
  amulet: (reference) =>
    [BEST, reference].map((name) => ({
      first: name,
      second: name,
      milestone: 'fifth-amulet' as const,
    })),
};
/** One step of the ladder, by the name of the upper character. */
const stepOf = (name: string): Pairing | undefined => STEPS.find(({ first }) => first === name);
export const MEASUREMENTS = Object.keys(PAIRINGS);

/** Measures the characters of a game in the ways that are asked for. */
export async function measure(
  context: Context,
  id: string,
  what: readonly string[],
  flags: MeasureFlags,
): Promise<Complaint> {
  const opened = await openGame(context, id);
  if (opened instanceof Fault) return complain(context, opened);
  const unknown = what.find((name) => !Object.hasOwn(PAIRINGS, name) && !stepOf(name));
  if (unknown !== undefined) {
    const choices = [...MEASUREMENTS, ...STEPS.map(({ first }) => first)].join(', ');
    const args = { what: shown(unknown), choices };
    return complain(context, new Fault('measure-unknown', { args }));
  }
  if (what.includes('amulet') && id !== 'samsara') {
    return complain(context, new Fault('measure-samsara'));
  }
  if (flags.record && !existsSync(RATINGS_FILE)) {
    return complain(context, fileFault('ratings-place', RATINGS_FILE));
  }
  const wanted =
    what.length > 0 ? what : MEASUREMENTS.filter((name) => suits(name, opened.game.id));
  const pairings = wanted.flatMap(
    (name) => PAIRINGS[name]?.(flags.reference) ?? stepOf(name) ?? [],
  );
  for (const pairing of pairings) {
    const fault = await one(context, id, pairing, flags);
    if (fault !== undefined) return complain(context, fault, opened.words);
  }
  return undefined;
}

const suits = (name: string, id: string): boolean => name !== 'amulet' || id === 'samsara';

async function one(
  context: Context,
  id: string,
  pairing: Pairing,
  { record, reference: _, results: folder, ...flags }: MeasureFlags,
): Promise<Fault | undefined> {
  const results = folder === undefined ? undefined : resultsIn(folder, id, pairing, flags);
  if (results instanceof Fault) return results;
  const wish: Wish = { ...flags, ...pairing, usual: {}, ...(results && { results }) };
  const measured = await conduct(context, id, wish);
  if (measured instanceof Fault) return measured;
  const amulet = pairing.milestone && amuletOf(measured);
  const text = amulet
    ? toldAmulet(context, pairing.first, measured, amulet)
    : told(context, wish, measured);
  await emit(context.io.stdout, `${text}\n`);
  if (!record) return undefined;
  recordRating(RATINGS_FILE, ratingOf(pairing, measured, amulet));
  await emit(
    context.io.stdout,
    `${sayer(context)(message('measure.recorded', { file: RATINGS_FILE }))}\n`,
  );
  return undefined;
}

function resultsIn(
  folder: string,
  id: string,
  { first, second }: Pairing,
  { seats }: Pick<MeasureFlags, 'seats'>,
): string | Fault {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    return fileFault(codeOf(error), folder);
  }
  // A star would be no part of a file's name everywhere.
  const name = [id, seats ?? 'usual', first, second].join('-').replaceAll('*', 'x');
  return join(folder, `${name}.jsonl`);
}

/** In each game, the round in which the first seat had its fifth amulet. */
const firstRounds = ({ records }: Measured): number[] =>
  records.map(({ milestones = [] }) =>
    Math.min(...milestones.map((round) => round ?? Number.POSITIVE_INFINITY)),
  );

const amuletOf = (measured: Measured): MedianEstimate => medianOf(firstRounds(measured));

function toldAmulet(
  context: Context,
  name: string,
  measured: Measured,
  { median, low, high }: MedianEstimate,
): string {
  const round = (value: number) => String(value).replace('-', '−').replace('Infinity', '∞');
  const rounds = firstRounds(measured);
  return sayer(context)(
    message('measure.amulet', {
      name,
      games: rounds.length,
      never: rounds.filter((each) => !Number.isFinite(each)).length,
      median: round(median),
      low: round(low),
      high: round(high),
    }),
  );
}
