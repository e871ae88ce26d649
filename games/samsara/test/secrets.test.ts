import {
  CHANCE,
  FastRandom,
  type GameEvent,
  legalMoves,
  OVER,
  type Random,
  type Viewer,
} from '@baithak/kernel';
import {
  allVariants,
  alternatives,
  follow,
  hiddenFrom,
  type Kit,
  outcomesOf,
  pickOne,
  recordTrail,
  type Trail,
  viewersOf,
} from '@baithak/testkit';
import { expect, test } from 'vitest';
import { type Event, game, type State } from '../index.ts';
import { words } from '../words/index.ts';
import { table } from './testing.ts';

/**
 * The conformance suite compares worlds up to the first open discard. Here worlds are followed
 * through whole games: they stay the same to a viewer as long as all that was shown is the same.
 */
const kit = { game, words, variants: allVariants(game) } as unknown as Kit;

type World = { readonly state: State; readonly odds: number };

/** The events of one step as the viewer noticed them, or nothing if the step is impossible. */
function stepped(state: State, step: Trail['steps'][number], viewer: Viewer): string[] | undefined {
  const events: GameEvent[] = [];
  if (!follow(kit, state, step, (event) => events.push(event))) return undefined;
  return events.map((event) => JSON.stringify(game.witness(event as Event, viewer)));
}

/**
 * All worlds behind what the viewer saw, by their positions; none if too many. Equal ones are merged
 * after every step.
 */
function worldsBehind(
  trail: Trail,
  viewer: Viewer,
  most: number,
  start: State = game.setup(trail.variant.options, trail.variant.seats),
): Map<string, World> | undefined {
  const truth = game.copy(start);
  let worlds = new Map<string, World>([['', { state: start, odds: 1 }]]);
  for (const step of trail.steps) {
    const shown = stepped(truth, step, viewer)?.join();
    const next = new Map<string, World>();
    for (const { state, odds } of worlds.values()) {
      for (const choice of choicesAt(state, step, viewer)) {
        const after = game.copy(state);
        if (stepped(after, choice.step, viewer)?.join() !== shown) continue;
        merge(next, contents(after), { state: after, odds: odds * choice.odds });
      }
    }
    if (next.size > most) return undefined;
    worlds = next;
  }
  const found = new Map<string, World>();
  for (const world of worlds.values()) merge(found, positionOf(world.state), world);
  return found;
}

function merge(worlds: Map<string, World>, key: string, { state, odds }: World): void {
  worlds.set(key, { state, odds: odds + (worlds.get(key)?.odds ?? 0) });
}

/** What may happen in a world where the viewer saw this step, and how likely it is. */
function choicesAt(state: State, step: Trail['steps'][number], viewer: Viewer) {
  if (step.kind === 'decision') return [{ step, odds: 1 }];
  if (game.status(state) !== CHANCE) return [];
  const isHidden = hiddenFrom(step, viewer);
  const all = outcomesOf(kit.game, state).reduce((sum, { weight }) => sum + weight, 0);
  return alternatives(kit, state, step)
    .filter((choice) => isHidden || choice.step.text === step.text)
    .map(({ step: other, weight }) => ({ step: other, odds: weight / all }));
}

const positionOf = (state: State): string => JSON.stringify(game.writePosition(state));

/** All that a state holds. Writing its position instead takes ten times as long. */
function contents(state: State): string {
  const numbers = Object.values(state).filter((value) => typeof value === 'number');
  return `${Buffer.from(state.cells).toString('latin1')} ${state.stories} ${numbers}`;
}

function trailOf(random: Random, seatCounts: readonly number[], most: number): Trail {
  const fits = kit.variants.filter(({ seats }) => seatCounts.includes(seats));
  return recordTrail(kit, pickOne(fits, random), random, 3 + random.below(most));
}

test('M37: worlds with the same story have equal views and refusals, through whole games', () => {
  const random = new FastRandom('deep secrets');
  let pairs = 0;
  const phases = new Set<string>();
  for (let tried = 0; tried < 400 && pairs < 1000; tried++) {
    const trail = trailOf(random, [1, 2, 3], 90);
    const viewer = pickOne(viewersOf(trail.variant), random);
    const worlds = [...(worldsBehind(trail, viewer, 60)?.values() ?? [])];
    if (worlds.length < 2 || game.status(worlds[0]!.state) === OVER) continue;
    const look = ({ state }: World) => {
      const view = game.view(state, viewer);
      const own = game.status(state) === viewer ? legalMoves(kit.game, state) : [];
      const dimmed = [game.dim(view, 'none'), game.dim(view, 'counts')];
      return JSON.stringify([view, dimmed, game.prompt(view), game.tally(view), own]);
    };
    const first = look(worlds[0]!);
    phases.add(game.view(worlds[0]!.state, viewer).phase);
    for (const world of worlds) {
      expect(look(world)).toBe(first);
      pairs++;
    }
  }
  expect(pairs).toBeGreaterThanOrEqual(1000);
  expect([...phases].length).toBeGreaterThan(8);
});

test('M37: imagined worlds have the right frequencies given all that was shown, through whole games', () => {
  const random = new FastRandom('deep odds');
  let compared = 0;
  for (let tried = 0; tried < 300 && compared < 25; tried++) {
    const trail = trailOf(random, [1, 2, 3], 110);
    const viewer = pickOne(viewersOf(trail.variant), random);
    const worlds = worldsBehind(trail, viewer, 80);
    if (worlds === undefined || worlds.size < 2) continue;
    const [first] = worlds.values();
    if (game.status(first!.state) === OVER) continue;
    compareOdds(worlds, game.view(first!.state, viewer), random);
    compared++;
  }
  expect(compared).toBe(25);
});

const SAMPLES = 1200;

/** Within five and a half standard deviations, which right odds leave about once in ten million. */
function compareOdds(
  worlds: ReadonlyMap<string, World>,
  view: ReturnType<typeof game.view>,
  random: Random,
): void {
  const total = [...worlds.values()].reduce((sum, { odds }) => sum + odds, 0);
  const counts = new Map<string, number>();
  for (let i = 0; i < SAMPLES; i++) {
    const key = positionOf(game.imagine(view, random));
    expect(worlds.has(key), `imagined what cannot be: ${key}`).toBe(true);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  for (const [key, { odds }] of worlds) {
    const share = odds / total;
    const spread = Math.sqrt(SAMPLES * share * (1 - share));
    const off = Math.abs((counts.get(key) ?? 0) - SAMPLES * share);
    expect(off, `${off} off in ${JSON.stringify(view)}`).toBeLessThanOrEqual(5.5 * spread + 3);
  }
}

/** A deck with which amulets are won, and a reserve that helps, before the hand is drawn. */
function richStart(random: Random): State {
  const some = (cards: string, most: number) => {
    const left = [...cards];
    const count = random.below(most + 1);
    return Array.from({ length: count }, () => left.splice(random.below(left.length), 1)).join('');
  };
  const rich = {
    character: pickOne(['Dhenu', 'Bikkhu', 'Ussagah', 'Vanarah', 'Ibah'], random),
    zone: pickOne([...'JVKYBGDM'], random),
    draw: `JVY+-${some('JJVVYYGG++++', 5)}`,
    waste: some('GG++--', 3),
    reserve: some('JJVV++G', 3),
    evanescent: some('B', 1),
  };
  const groups = [['JV', 'JY', 'VY', 'JG', 'GM*']];
  const draws = 3 + random.below(4);
  const seats = [rich, { zone: 'rift' }];
  return table(2, { phase: 'redraw', draws, seats, groups, supply: { '-': random.below(9) } });
}

/** A few moves from there, mostly without leaving a step early. */
function richTrail(start: State, random: Random): Trail {
  const state = game.copy(start);
  const steps: Trail['steps'][number][] = [];
  for (let left = 8 + random.below(14); left > 0 && game.status(state) !== OVER; ) {
    if (game.status(state) === CHANCE) {
      const outcome = game.draw(state, random);
      const text = game.formatOutcome(state, outcome);
      steps.push({ kind: 'chance', text, audience: game.audience(state, outcome) });
    } else {
      const all = legalMoves(kit.game, state);
      const eager = all.filter((text) => !text.endsWith('.'));
      const text = pickOne(eager.length > 0 && random.below(4) > 0 ? eager : all, random);
      steps.push({ kind: 'decision', text });
      left--;
    }
    follow(kit, state, steps.at(-1)!);
  }
  return { variant: { seats: 2, options: { mode: 'normal' } }, steps };
}

test('M26, M37: pending steps and won amulets reveal of a hand exactly what follows from them', () => {
  const random = new FastRandom('rich');
  const met = new Map<string, number>();
  for (let tried = 0; tried < 400; tried++) {
    const start = richStart(random);
    const trail = richTrail(start, random);
    const worlds = worldsBehind(trail, 1, 60, start);
    const [first] = worlds?.values() ?? [];
    if (worlds === undefined || first === undefined) continue;
    const view = game.view(first.state, 1);
    const { lacks } = view.seats[0]!;
    const told = lacks === '' ? '' : lacks?.endsWith('1') ? ' one' : ' lacks';
    const about = `${view.phase}${told}`;
    for (const { state } of worlds.values()) expect(game.view(state, 1)).toEqual(view);
    const often = (met.get(about) ?? 0) >= 6;
    if (worlds.size < 2 || often || view.turn !== 0) continue;
    met.set(about, (met.get(about) ?? 0) + 1);
    compareOdds(worlds, view, random);
  }
  const known = [...met.keys()];
  for (const phase of ['use', 'swap', 'keep', 'back', 'power lacks', 'pick lacks', 'power one']) {
    expect(known).toContain(phase);
  }
});
