import {
  Draft,
  FastRandom,
  type GameEvent,
  legalMoves,
  MEMORY_AIDS,
  type Random,
  type Viewer,
} from '@baithak/kernel';
import { type Effort, ensure, type Kit, pickOne, viewersOf } from '../kit.ts';
import { arrive, follow, otherWorld, recordTrail, type Trail, type TrailStep } from '../trail.ts';
import { type Voice, voiceOf } from '../voice.ts';

/**
 * Pairs of worlds that a viewer cannot tell apart must look, sound and refuse alike to that viewer
 * at every step. Returns how many pairs were compared and tried, for the report.
 */
export function secretsAreKept(kit: Kit, effort: Effort): { pairs: number; tried: number } {
  const voice = voiceOf(kit);
  const random = new FastRandom('secrecy');
  let pairs = 0;
  let tried = 0;
  while (pairs < effort.pairs) {
    ensure(tried++ < 50 * effort.pairs + 1000, () => `only ${pairs} pairs in ${tried} tries`);
    const variant = pickOne(kit.variants, random);
    const trail = recordTrail(kit, variant, random, lengthOf(random));
    const viewer = pickOne(viewersOf(variant), random);
    const twin = twinOf(kit, trail, viewer, random);
    if (twin === undefined) continue;
    walkBoth(kit, voice, trail, twin, viewer, random);
    pairs++;
  }
  return { pairs, tried };
}

/** Mostly short games, where the secrets are, some long ones. */
function lengthOf(random: Random): number {
  return random.below([4, 12, 40, 150][random.below(4)] as number);
}

/** A world that differs from the trail's where the viewer cannot see; tried a few times. */
export function twinOf(kit: Kit, trail: Trail, viewer: Viewer, random: Random): Trail | undefined {
  const positionOf = (state: unknown) => JSON.stringify(kit.game.writePosition(state));
  let end: string | undefined;
  for (const keepInTen of [0, 3, 6, 8, 9]) {
    const twin = otherWorld(kit, trail, viewer, keepInTen, random);
    if (twin === undefined) continue;
    end ??= positionOf(arrive(kit, trail));
    if (positionOf(twin.state) !== end) return twin.trail;
  }
  return undefined;
}

/** Walks through both worlds side by side, as far as the rules keep their secrets. */
function walkBoth(
  kit: Kit,
  voice: Voice,
  one: Trail,
  other: Trail,
  viewer: Viewer,
  random: Random,
): void {
  const { game } = kit;
  const a = game.setup(one.variant.options, one.variant.seats);
  const b = game.setup(one.variant.options, one.variant.seats);
  let isApart = false;
  for (const [i, step] of one.steps.entries()) {
    // Until then both worlds are the same.
    if (isApart) alike(kit, a, b, viewer, random);
    isApart ||= step.text !== other.steps[i]?.text;
    if (!stepBoth(kit, voice, a, b, step, other.steps[i] ?? step, viewer)) return;
  }
  alike(kit, a, b, viewer, random);
  draftAlike(kit, voice, a, b, viewer, random);
}

/** One step in each world; `false` if it lays open what was hidden. */
function stepBoth(
  kit: Kit,
  voice: Voice,
  a: unknown,
  b: unknown,
  stepA: TrailStep,
  stepB: TrailStep,
  viewer: Viewer,
): boolean {
  const eventsA: GameEvent[] = [];
  const eventsB: GameEvent[] = [];
  follow(kit, a, stepA, (event) => eventsA.push(event));
  follow(kit, b, stepB, (event) => eventsB.push(event));
  const hidden = (events: GameEvent[]) =>
    events.findIndex((event) => kit.game.reveals?.(event, viewer));
  same('moment of a reveal', hidden(eventsA), hidden(eventsB));
  const open = hidden(eventsA) >= 0;
  if (open) {
    eventsA.length = hidden(eventsA);
    eventsB.length = hidden(eventsB);
  }
  const heard = (events: readonly GameEvent[]) =>
    events.map((event) => kit.game.witness(event, viewer));
  same('events', heard(eventsA), heard(eventsB));
  const told = (events: readonly GameEvent[]) => heard(events).map((e) => sentence(kit, voice, e));
  same('log lines', told(eventsA), told(eventsB));
  return !open;
}

function sentence(kit: Kit, voice: Voice, event: GameEvent | null): string | null {
  const said = event && kit.words.sentence(event);
  return said && voice.say(said);
}

/** All that is shown to a viewer of two worlds that the viewer cannot tell apart. */
function alike(kit: Kit, a: unknown, b: unknown, viewer: Viewer, random: Random): void {
  const { game } = kit;
  ensure(game.status(a) === game.status(b), () => 'the worlds run apart');
  const viewA = game.view(a, viewer);
  const viewB = game.view(b, viewer);
  same('view', viewA, viewB);
  for (const aids of MEMORY_AIDS) {
    const [dimA, dimB] = [game.dim(viewA, aids), game.dim(viewB, aids)];
    if (dimA !== viewA || dimB !== viewB) same('dimmed view', dimA, dimB);
  }
  same('prompt', game.prompt(viewA), game.prompt(viewB));
  same('tally', game.tally(viewA), game.tally(viewB));
  if (game.status(a) !== viewer) return;
  const moves = legalMoves(game, a);
  same('moves', moves, legalMoves(game, b));
  for (let i = 0; i < 3; i++) {
    const attempt = kit.attempt(random.below(2) === 0 ? a : b, random);
    same('fault', game.judge(a, attempt), game.judge(b, attempt));
  }
  const text = pickOne(moves, random);
  const aids = pickOne(MEMORY_AIDS, random);
  const preview = (state: unknown) => new Draft(game, state, viewer).preview([text], aids);
  same('preview', preview(a), preview(b));
}

/** The mover's own moves tell nothing before the next chance step either. */
function draftAlike(
  kit: Kit,
  voice: Voice,
  a: unknown,
  b: unknown,
  viewer: Viewer,
  random: Random,
): void {
  const { game } = kit;
  for (let i = 0; i < 20 && game.status(a) === viewer; i++) {
    const step = { kind: 'decision', text: pickOne(legalMoves(game, a), random) } as const;
    if (!stepBoth(kit, voice, a, b, step, step, viewer)) return;
    alike(kit, a, b, viewer, random);
  }
}

function same(what: string, a: unknown, b: unknown): void {
  if (isIdentical(a, b)) return;
  const one = JSON.stringify(a);
  const other = JSON.stringify(b);
  ensure(one === other, () => `the ${what} tells two worlds apart:\n${one}\n${other}`);
}

/** Whether two values certainly have the same JSON. This is much faster than writing both. */
function isIdentical(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!isIdentical(a[i], b[i])) return false;
    return true;
  }
  if (!isRecord(a) || !isRecord(b)) return false;
  const others = Object.keys(b);
  let met = 0;
  for (const key in a) {
    if (key !== others[met++]) return false;
    if (!isIdentical(a[key as keyof typeof a], b[key as keyof typeof b])) return false;
  }
  return met === others.length;
}

/** Other objects may write themselves as JSON in their own way. */
const isRecord = (value: object) => Object.getPrototypeOf(value) === Object.prototype;
