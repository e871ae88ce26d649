import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { CHANCE, FastRandom, OutcomeList, OVER, read, sha256Hex, sure } from '@baithak/kernel';
import { ensure, type Kit, movesOf, pickOne, type Variant } from './kit.ts';

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
      const moves = movesOf(game, state);
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
