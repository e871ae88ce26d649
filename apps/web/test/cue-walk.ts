import { FastRandom, legalMoves, sure } from '@baithak/kernel';
import { openTable, streamFrom, submit, Table, type TableEvent } from '@baithak/table';
import { LOCAL_PERSON } from '../local/envelope.ts';
import { loader } from '../local/games.ts';
import type { Site } from './browser.ts';
import { KINDS, type Kinds } from './cue-list.ts';
import { type SeenCue, spyOnCues } from './cue-spy.ts';
import { keeping } from './driver.ts';
import { newcomersChoice } from './play.ts';
import { boardIsHere, closePanel } from './stage-kit.ts';
import type { Size } from './stage-list.ts';
import { decide, give, type Setting } from './tables.ts';

/** Something that happened, with whose doing it was for the person at the screen. */
interface Deed {
  readonly kind: string;
  readonly side: 'own' | 'other' | 'table';
}

/** What a move led to: as the table stores it, and as the person at the screen hears of it. */
interface Step {
  readonly events: readonly TableEvent[];
  readonly deeds: readonly Deed[];
}

/** A part of a match: a table, and how it goes on. */
interface Part {
  readonly table: Table;
  readonly steps: readonly Step[];
}

/** How many steps a part has at most. */
const PART = 12;
/** A shorter way is not seen as one, in pixels. */
const LEAST = 8;

/** Parts of random matches in which everything happens that happens in any of them, to oneself and to others. */
export async function partsOf(setting: Setting, near: number, games: number): Promise<Part[]> {
  const known = new Set<string>();
  const isNew = ({ deeds }: Step) => deeds.some((deed) => !known.has(nameOf(deed)));
  const parts: Part[] = [];
  for (let game = 0; game < games; game++) {
    const { table, steps } = await playedOut(setting, near, `${game}`);
    for (let at = 0; at < steps.length; at++) {
      if (!isNew(steps[at]!)) continue;
      const ahead = steps.slice(at, at + PART);
      const part = ahead.slice(0, ahead.findLastIndex(isNew) + 1);
      for (const { deeds } of part) for (const deed of deeds) known.add(nameOf(deed));
      const before = table.events.slice(0, part[0]!.events[0]!.seq);
      parts.push({ table: Table.load(table.games, before), steps: part });
      at += part.length - 1;
    }
  }
  return parts;
}

const nameOf = ({ kind, side }: Deed) => `${kind} ${side}`;

async function playedOut(setting: Setting, near: number, seed: string) {
  const random = new FastRandom(seed);
  const table = await seated(setting, near, seed);
  const steps: Step[] = [];
  while (table.toDecide !== null) {
    const legal = legalMoves(table.game, table.match!.state);
    const from = table.events.length;
    const any = () => random.below(1000) / 1000;
    const hurries = random.below(3) > 0;
    decide(table, hurries ? newcomersChoice(setting.id, legal, any) : rareMove(legal, random));
    steps.push({ events: table.events.slice(from), deeds: deedsFrom(table, near, from) });
  }
  return { table, steps };
}

/** Asha sits at this screen; everybody else plays from elsewhere. */
async function seated(
  { id, seats, options = {} }: Setting,
  near: number,
  seed: string,
): Promise<Table> {
  await loader.load(id);
  const env = { now: 0, seed: `cues ${seed}`, scheme: 1 } as const;
  const wish = { game: id, options, seats: seats.length };
  const table = sure(openTable(loader.games, wish, LOCAL_PERSON, 'Asha', env));
  for (const seat of seats.keys()) {
    const [person, name] =
      seat === near ? [LOCAL_PERSON, 'Asha'] : [`guest ${seat}`, `Ravi ${seat}`];
    if (seat !== near) sure(submit(table, { do: 'join', name }, person, env));
    sure(submit(table, { do: 'sit', seat, name }, person, env));
  }
  give(table, { do: 'start' });
  return table;
}

/** Any kind of move is as likely as any other, however many moves are of that kind. */
function rareMove(legal: readonly string[], random: FastRandom): string {
  const kindOf = (text: string) => text.replace(/\w+$/, '');
  const kinds = [...new Set(legal.map(kindOf))];
  const kind = kinds[random.below(kinds.length)]!;
  const some = legal.filter((text) => kindOf(text) === kind);
  return some[random.below(some.length)]!;
}

function deedsFrom(table: Table, near: number, from: number): Deed[] {
  const told = streamFrom(table, near, from).flatMap((event) =>
    event.kind === 'moved' ? event.told.events : [],
  );
  return told.map((event) => {
    const { seat } = event as { readonly seat?: number };
    return {
      kind: event.kind,
      side: seat === undefined ? 'table' : seat === near ? 'own' : 'other',
    };
  });
}

/**
 * Plays parts of matches at a real page, and tells in one line each what does not move as it should: each
 * cue of a game's map has to find its places, something has to go from one to the other, and whatever is
 * said to stay has to stay.
 */
export async function faultsOf(
  site: Site,
  { id, seats }: Setting,
  parts: readonly Part[],
  size: Size,
): Promise<string[]> {
  const {
    moves,
    stays,
    phone = {},
    crowd = {},
    joins = {},
    turns = false,
    flows = false,
  } = KINDS[id];
  const { seen, faults, turned, uncued } = await play(site, parts, size, joins);
  const spared = {
    ...stays,
    ...(size[0] < 700 ? phone : {}),
    ...(seats.length > 3 ? crowd : {}),
  };
  const mayStay = ({ kind, side }: Deed) => kind in spared || `${kind} ${side}` in spared;
  const deeds = parts.flatMap(({ steps }) => steps.flatMap((step) => step.deeds));
  const moved = new Set(
    seen.filter(({ far, fault }) => fault === null && far !== null && far >= LEAST).map(nameOf),
  );
  const told = new Map(deeds.map((deed) => [nameOf(deed), deed]));
  const heard = new Set(seen.flatMap(({ kind, sound }) => (sound === null ? [] : [kind])));
  const silent = deeds.map(({ kind }) => kind).filter((kind) => !heard.has(kind));
  return [
    ...faults,
    ...(turns && turned === 0 ? ['nothing turns over'] : []),
    ...(flows && uncued === 0 ? ['nothing makes room'] : []),
    ...moves.filter((kind) => silent.includes(kind)).map((kind) => `${kind} is silent`),
    ...seen.flatMap((cue) =>
      cue.fault === null || mayStay(cue) ? [] : [`${nameOf(cue)}: ${cue.said}: ${cue.fault}`],
    ),
    ...[...told.values()].flatMap((deed) => {
      const name = nameOf(deed);
      if (!moves.includes(deed.kind)) {
        if (!(deed.kind in stays)) return [`${name} is not in the list`];
        return moved.has(name) ? [`${name} moves, but the list says that it stays`] : [];
      }
      return moved.has(name) || mayStay(deed) ? [] : [`${name} moves nothing`];
    }),
  ];
}

type Seen = SeenCue & Deed;

interface Played {
  readonly seen: readonly Seen[];
  readonly faults: readonly string[];
  readonly turned: number;
  readonly uncued: number;
}

async function play(
  site: Site,
  parts: readonly Part[],
  [width, height]: Size,
  joins: NonNullable<Kinds['joins']>,
): Promise<Played> {
  const tables = parts.map(({ table }) => table);
  const options = { viewport: { width, height }, reducedMotion: 'reduce' } as const;
  const { visit, show } = await keeping(site, tables, options);
  const { page } = visit;
  await page.addInitScript(spyOnCues);
  const seen: Seen[] = [];
  const faults = new Set<string>();
  let turned = 0;
  let uncued = 0;
  for (const [i, { steps }] of parts.entries()) {
    await show(i);
    await boardIsHere(page);
    await closePanel(page);
    await page.evaluate(() => window.cues.watch());
    for (const { events, deeds } of steps) {
      const kinds = deeds.map(({ kind }) => kind);
      const endsRound = kinds.includes('round-scored') && !kinds.includes('game-over');
      const next = { id: `kept-${i}`, events: JSON.stringify(events), endsRound };
      const step = await page.evaluate((ahead) => window.cues.goOn(ahead), next);
      const { cues } = step;
      turned += step.turned;
      uncued += step.uncued;
      for (const fault of step.faults) faults.add(`${kinds.join()}: ${fault}`);
      // Where both sides do the same in one step, the cue is counted for both.
      for (const { side, kind } of unique(deeds)) {
        const shown = cues.filter((cue) => cue.kind === kind || joins[cue.kind]?.includes(kind));
        seen.push(...shown.map((cue) => ({ ...cue, kind, side })));
      }
    }
  }
  await visit.close();
  return { seen, faults: [...faults], turned, uncued };
}

const unique = (deeds: readonly Deed[]): Iterable<Deed> =>
  new Map(deeds.map((deed) => [nameOf(deed), deed])).values();
