import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import {
  CHANCE,
  FastRandom,
  legalMoves,
  OutcomeList,
  OVER,
  perft,
  read,
  readOptions,
  sha256Hex,
  sure,
} from '@baithak/kernel';
import { ensure, type Kit, pickOne, type Variant } from './kit.ts';

/**
 * One random game per variant as text, so that a change of behaviour shows as a diff. Recorded anew
 * with `npm run record -- "reason"`; the reason stands in the file.
 */
export function checkPlaythroughs(kit: Kit, folder: URL): void {
  const reason = process.env.BAITHAK_RECORD;
  for (const variant of kit.variants) {
    const file = new URL(`test/fixtures/playthrough-${nameOf(variant)}.txt`, folder);
    const lines = playthrough(kit, variant);
    const old = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const recorded = old.split('\n').slice(1).join('\n');
    if (reason !== undefined && recorded !== lines) {
      mkdirSync(new URL('test/fixtures/', folder), { recursive: true });
      writeFileSync(file, `# ${reason}\n${lines}`);
      continue;
    }
    ensure(recorded !== '', () => `no ${file.pathname}: npm run record -- "first recording"`);
    ensure(recorded === lines, () => firstDifference(recorded, lines));
  }
}

function nameOf({ seats, options }: Variant): string {
  return [seats, ...Object.values(options)].join('-');
}

/** Per step: who, what, how many moves or outcomes there were, and a hash of the position before. */
function playthrough(kit: Kit, variant: Variant): string {
  const { game } = kit;
  const random = new FastRandom('playthrough');
  const outcomes = new OutcomeList();
  const state = game.setup(variant.options, variant.seats);
  const lines: string[] = [];
  const hash = () => sha256Hex(JSON.stringify(game.writePosition(state))).slice(0, 8);
  while (game.status(state) !== OVER) {
    const before = hash();
    if (game.status(state) === CHANCE) {
      game.outcomes(state, outcomes);
      const outcome = outcomes.pick(random.below(outcomes.total));
      lines.push(`* ${game.formatOutcome(state, outcome)} ${outcomes.size} ${before}`);
      game.resolve(state, outcome);
    } else {
      const moves = legalMoves(game, state);
      const text = pickOne(moves, random);
      lines.push(`${game.status(state)} ${text} ${moves.length} ${before}`);
      game.play(state, sure(read(game, state, text)));
    }
  }
  lines.push(`= ${game.result(state).places.join(' ')} ${hash()}`, '');
  return lines.join('\n');
}

function firstDifference(recorded: string, played: string): string {
  const old = recorded.split('\n');
  const now = played.split('\n');
  const at = now.findIndex((line, i) => line !== old[i]);
  return `step ${at}: recorded "${old[at]}", now "${now[at]}"; if that is meant: npm run record -- "reason"`;
}

/**
 * Checks `test/fixtures/perft.txt`: a line is a position, then `; depth count` for some depths. Counts
 * above the budget are left to longer runs.
 */
export function checkPerft(kit: Kit, folder: URL, budget: number): void {
  const { game } = kit;
  const seats = game.seatCounts[0] as number;
  const options = sure(readOptions(game, {}, seats));
  let counted = 0;
  const lines = readFileSync(new URL('test/fixtures/perft.txt', folder), 'utf8').split('\n');
  for (const line of lines.filter((text) => text !== '' && !text.startsWith('#'))) {
    const [position = '', ...depths] = line.split(';').map((part) => part.trim());
    const state = sure(game.readPosition(position, options, seats));
    for (const [depth = 0, count = 0] of depths.map((part) => part.split(' ').map(Number))) {
      if (count > budget) continue;
      const found = perft(game, state, depth);
      ensure(found === count, () => `${position} depth ${depth}: ${found} instead of ${count}`);
      counted++;
    }
  }
  ensure(counted >= 5, () => `only ${counted} perft numbers in the table`);
}

/**
 * The README lists every rule once as `**J7** [R]` with its source, and marks as [H] exactly the
 * rules that the words call house rulings.
 */
export function checkReadme(kit: Kit, folder: URL): void {
  const text = readFileSync(new URL('README.md', folder), 'utf8');
  const listed = [...text.matchAll(/^- \*\*([A-Z]\d+)\*\* \[([RDXH, ]+)\]/gm)];
  const rules = listed.map((match) => match[1] as string);
  const house = listed.filter((match) => match[2]?.includes('H')).map((match) => match[1]);
  const expected = kit.words.rules.join(' ');
  ensure(rules.join(' ') === expected, () => `README has ${rules.join(' ')}, words ${expected}`);
  const declared = kit.words.houseRules.join(' ');
  ensure(
    house.join(' ') === declared,
    () => `README marks ${house.join(' ')} as house rulings, words ${declared}`,
  );
}
