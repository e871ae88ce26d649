import {
  FastRandom,
  Fault,
  type Json,
  legalMoves,
  type Random,
  readOptions,
  sure,
} from '@baithak/kernel';
import {
  type Effort,
  ensure,
  isRunning,
  type Kit,
  outcomesOf,
  pickOne,
  samplePositions,
  type Variant,
  viewersOf,
} from '../kit.ts';
import { voiceOf } from '../voice.ts';

/** A written position reads back as the same position, through text, and plays on the same way. */
export function positionsRoundTrip(kit: Kit, effort: Effort): void {
  const { game } = kit;
  for (const variant of kit.variants) {
    for (let n = 0; n < effort.games; n++) {
      const random = new FastRandom(`position ${n}`);
      for (const state of samplePositions(kit, variant, random, 5, isRunning(game))) {
        const written = JSON.stringify(game.writePosition(state));
        const back = readBack(kit, variant, written);
        sameGame(kit, variant, back, readBack(kit, variant, written));
        if (kit.positionForgets === undefined) sameGame(kit, variant, state, back);
      }
    }
  }
}

function readBack(kit: Kit, variant: Variant, written: string): unknown {
  const { game } = kit;
  const back = game.readPosition(JSON.parse(written), variant.options, variant.seats);
  ensure(!(back instanceof Fault), () => `${written} is refused: ${JSON.stringify(back)}`);
  const again = JSON.stringify(game.writePosition(back));
  ensure(again === written, () => `${written}\nreads back as\n${again}`);
  return back;
}

function sameGame(kit: Kit, variant: Variant, one: unknown, other: unknown): void {
  const { game } = kit;
  ensure(game.status(one) === game.status(other), () => 'the status is another after reading back');
  const doable = (state: unknown) =>
    game.status(state) >= 0
      ? legalMoves(game, state).join(' ')
      : JSON.stringify(outcomesOf(game, state));
  ensure(
    doable(one) === doable(other),
    () => `after reading back:\n${doable(one)}\nbecomes\n${doable(other)}`,
  );
  for (const viewer of viewersOf(variant)) {
    const seen = (state: unknown) => JSON.stringify(game.view(state, viewer));
    ensure(
      seen(one) === seen(other),
      () => `the view is another after reading back:\n${seen(one)}\nbecomes\n${seen(other)}`,
    );
  }
}

const JUNK: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e300,
  Number.NaN,
  '',
  '?',
  'x'.repeat(999),
  [],
  {},
  [[]],
  undefined,
];

/** Damaged positions and options are refused with words or read as something proper; never a crash. */
export function garbageIsRefused(kit: Kit, effort: Effort): void {
  const { game } = kit;
  const voice = voiceOf(kit);
  for (const variant of kit.variants) {
    const random = new FastRandom('garbage');
    const readAny = (raw: unknown) => {
      const read = game.readPosition(raw, variant.options, variant.seats);
      if (read instanceof Fault) voice.refuse(read);
      else readBack(kit, variant, JSON.stringify(game.writePosition(read)));
    };
    for (const junk of JUNK) {
      readAny(junk);
      const options = readOptions(game, junk, variant.seats);
      if (options instanceof Fault) voice.refuse(options);
    }
    for (let n = 0; n < effort.games; n++) {
      for (const state of samplePositions(kit, variant, random, 2, isRunning(game))) {
        for (let i = 0; i < 25; i++) readAny(damaged(game.writePosition(state), random));
      }
    }
    sure(readOptions(game, variant.options, variant.seats));
  }
}

/** One place of a JSON value replaced, dropped, doubled or edited. */
function damaged(value: Json, random: Random): unknown {
  if (typeof value === 'string' && random.below(3) > 0) {
    const at = random.below(value.length + 1);
    const letter = random.below(2) === 0 ? '' : (value[random.below(value.length)] ?? 'Q');
    return value.slice(0, at) + letter + value.slice(at + random.below(2));
  }
  if (typeof value === 'number' && random.below(2) === 0) return value + random.below(3) - 1;
  if (value === null || typeof value !== 'object' || random.below(8) === 0) {
    return pickOne(JUNK, random);
  }
  const entries: [string, Json | undefined][] = Object.entries(value);
  if (entries.length === 0) return pickOne(JUNK, random);
  const [key, inner] = pickOne(entries, random);
  const harm = random.below(6);
  if (Array.isArray(value)) {
    const items: unknown[] = [...value];
    if (harm === 0) items.splice(Number(key), 1);
    else if (harm === 1) items.push(inner);
    else items[Number(key)] = damaged(inner ?? null, random);
    return items;
  }
  const fields: Record<string, unknown> = { ...(value as Readonly<Record<string, Json>>) };
  if (harm === 0) delete fields[key];
  else if (harm === 1) fields[`${key}x`] = inner;
  else fields[key] = damaged(inner ?? null, random);
  return fields;
}
