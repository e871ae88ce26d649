import { CHARACTERS, Fault, message } from '@baithak/kernel';
import { openGround } from '../arena/fighters.ts';
import { fingerprintOf } from '../arena/prepare.ts';
import type { Rating } from '../arena/ratings.ts';
import { readSpec, type Spec } from '../arena/spec.ts';
import { eloText, percent, percents } from '../arena/telling.ts';
import { type Complaint, type Context, complain, openGame, sayer, speakerFor } from '../context.ts';
import { emit } from '../io.ts';

interface RatingsFlags {
  readonly json?: boolean;
}

/** Where Elo counts from. */
const BASE = 1000;

/** Prints the committed measurements. */
export async function ratings(
  context: Context,
  id: string | undefined,
  { json }: RatingsFlags,
): Promise<Complaint> {
  if (id !== undefined) {
    const opened = await openGame(context, id);
    if (opened instanceof Fault) return complain(context, opened);
  }
  const { default: all } = await import('@baithak/catalog/ratings', { with: { type: 'json' } });
  const chosen = (all as readonly Rating[]).filter(({ game }) => id === undefined || game === id);
  const text = json ? JSON.stringify(chosen) : await tables(context, chosen);
  await emit(context.io.stdout, `${text}\n`);
  return undefined;
}

async function tables(context: Context, all: readonly Rating[]): Promise<string> {
  const say = sayer(context);
  if (all.length === 0) return say(message('ratings.none'));
  const tablesOf = [...new Set(all.map(({ game, seats }) => `${game} ${seats}`))];
  const groups = tablesOf.map((key) => all.filter(({ game, seats }) => `${game} ${seats}` === key));
  const parts = await Promise.all(groups.map((group) => table(context, group)));
  return [...parts, say(message('ratings.note', { base: BASE }))].join('\n\n');
}

async function table(context: Context, group: readonly Rating[]): Promise<string> {
  const [{ game, seats }] = group as [Rating];
  const opened = await openGame(context, game);
  if (opened instanceof Fault) throw new Error(`no game ${game}`);
  const { mind } = await openGround(opened.game, opened.doors, seats, () => {});
  const say = sayer(context);
  const stale = ({ first, second, basis }: Rating) => {
    const fighters = [first, second].map((text) => readSpec(text, {}) as Spec);
    return basis === fingerprintOf(mind, fighters, seats) ? '' : say(message('ratings.stale'));
  };
  const name = speakerFor(context.language, opened.words).say(message('name'));
  const rungs = ladderOf(group);
  const others = group.filter((each) => !rungs.includes(each));
  return [
    say(message('ratings.head', { game: name, seats })),
    ...(rungs.length > 0 ? ladderLines(context, rungs, stale) : []),
    ...others.map((each) => otherLine(context, each) + stale(each)),
  ].join('\n');
}

/** The measurements of each character against the one below, from the gentlest. */
function ladderOf(group: readonly Rating[]): Rating[] {
  return CHARACTERS.slice(1).flatMap((first, i) =>
    group.filter((each) => each.first === first && each.second === CHARACTERS[i]),
  );
}

function ladderLines(
  context: Context,
  rungs: readonly Rating[],
  stale: (rating: Rating) => string,
): string[] {
  const say = sayer(context);
  const alone = rungs[0]?.seats === 1;
  const keys = ['name', 'elo', alone ? 'alone' : 'below', 'games', 'work'];
  const head = keys.map((key) => say(message(`ratings.${key}`)));
  const elos = eloLadder(rungs);
  const lowest = rungs[0]!;
  const shareOf = (estimate: { share: number; low: number; high: number }) => {
    const { share, low, high } = percents(estimate);
    return `${share} % (${low}–${high})`;
  };
  const bottom = [
    lowest.second,
    alone ? '' : String(BASE),
    alone && lowest.other ? shareOf(lowest.other) : '',
    '',
    String(lowest.work[1] ?? ''),
  ];
  const rows = rungs.map((rung, i) => [
    rung.first,
    alone ? '' : (elos[i] as string),
    shareOf(alone ? rung.firsts : rung) + stale(rung),
    String(rung.games),
    String(rung.work[0] ?? ''),
  ]);
  return aligned([head, bottom, ...rows]);
}

/** Elo counted from the gentlest; the errors of the steps add up like independent ones. */
export function eloLadder(
  rungs: readonly Pick<Rating, 'first' | 'second' | 'elo' | 'eloLow' | 'eloHigh'>[],
): string[] {
  let sum = BASE;
  let variance = 0;
  let below: string = CHARACTERS[0];
  return rungs.map(({ first, second, elo, eloLow, eloHigh }) => {
    // Above a step that is missing, or that has no end, nothing can be counted.
    const isKnown = second === below && elo !== null && eloLow !== null && eloHigh !== null;
    sum = isKnown ? sum + elo : Number.NaN;
    below = first;
    if (!isKnown || Number.isNaN(sum)) return '–';
    variance += ((eloHigh - eloLow) / 2) ** 2;
    return `${sum} ± ${Math.round(Math.sqrt(variance))}`;
  });
}

function otherLine(context: Context, rating: Rating): string {
  const say = sayer(context);
  const { first, second, games, seats, amulet, elo, share } = rating;
  if (amulet) {
    const round = (value: number | null) => (value === null ? '–' : String(value));
    const rounds = {
      median: round(amulet.median),
      low: round(amulet.low),
      high: round(amulet.high),
    };
    return say(message('ratings.amulet', { name: first, games, ...rounds }));
  }
  const known = elo ?? (share > 0.5 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY);
  const [ms, otherMs] = rating.cpu.map((each) => each?.toFixed(1) ?? '–') as [string, string];
  const args = { first, second, games, elo: eloText(known), ms, otherMs, ...percents(rating) };
  const line = say(message('ratings.other', args));
  if (seats <= 2) return line;
  const fair = percent(1 / seats);
  return line + say(message('ratings.firsts', { fair, ...percents(rating.firsts) }));
}

function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]!.map((_, i) => Math.max(...rows.map((row) => row[i]!.length)));
  return rows.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i]!))
      .join('  ')
      .trimEnd(),
  );
}
