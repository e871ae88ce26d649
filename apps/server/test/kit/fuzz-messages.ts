import { catalog, type GameId } from '@baithak/catalog';
import { CHANCE, type Game, OVER, type Random } from '@baithak/kernel';
import type { ClientMessage, TableMessage } from '@baithak/protocol';
import type { Command } from '@baithak/table';
import { allVariants, movesOf, pickOne, stepRandomly, type Variant } from '@baithak/testkit';
import { anyJson, deep, garbled, type Json, mutated } from './nonsense.ts';

/** What somebody could know of a game who has played it before. */
export interface Lore {
  readonly game: Game;
  readonly variants: readonly Variant[];
  readonly moves: readonly string[];
  readonly positions: readonly { readonly variant: Variant; readonly position: Json }[];
}

/** What somebody at a table knows of how it stands. */
export interface Insight {
  readonly seat: number;
  readonly entries: number;
  readonly moves: readonly string[];
}

/** From a text that a line has got: what could be done now, if it tells. */
export function insightFrom(text: string, { game }: Lore, random: Random): Insight | undefined {
  const said = JSON.parse(text) as TableMessage;
  const seat = said.kind === 'events' ? said.viewer : null;
  const match = said.kind === 'events' ? said.events.at(-1)?.match : null;
  if (seat === null || !match) return undefined;
  const { turn, view, entries } = match;
  const isDue = turn.kind === 'seat' && turn.seat === seat;
  const moves = isDue ? movesOf(game, game.imagine(view, random)) : [];
  return { seat, entries, moves };
}

export async function loreOf(id: GameId, random: Random): Promise<Lore> {
  const game = await catalog[id].game();
  const variants = allVariants(game).slice(0, 40);
  const moves = new Set<string>();
  const positions: { variant: Variant; position: Json }[] = [];
  for (let n = 0; n < 3; n++) {
    const variant = pickOne(variants, random);
    const state = game.setup(variant.options, variant.seats);
    for (let steps = 0; steps < 60 && game.status(state) !== OVER; steps++) {
      if (game.status(state) !== CHANCE) moves.add(pickOne(movesOf(game, state), random));
      if (steps % 7 === 6) positions.push({ variant, position: game.writePosition(state) });
      stepRandomly(game, state, random);
    }
  }
  return { game, variants, moves: [...moves], positions };
}

/** A command in the right form, sensible or not. */
function anyCommand(lore: Lore, random: Random, insight: Insight | undefined): Command {
  const seat =
    insight !== undefined && random.below(3) > 0
      ? insight.seat
      : random.below(random.below(4) === 0 ? 10 : 3);
  const commands: (() => Command)[] = [
    () => ({ do: 'join', name: 'Guest' }),
    () => ({ do: 'sit', seat, name: 'Guest' }),
    () => ({ do: 'bot', seat, level: 1 + random.below(2) }),
    () => ({ do: 'free', seat }),
    () => ({ do: 'start' }),
    () => ({ do: 'configure', settings: wish(lore, random) as never }),
    () => ({ do: 'salt', text: 'salt' }),
    () => ({ do: 'undo', seat }),
    () => ({ do: 'answer', seat, yes: random.below(3) > 0 }),
    () => ({ do: 'rematch', seat }),
    () => ({ do: 'offer-draw', seat }),
    () => ({ do: 'pause', seat }),
    () => ({ do: 'resume', seat }),
    () => ({ do: 'chat', text: 'hello' }),
    ...(random.below(8) === 0 ? [() => ({ do: 'leave' }) as const] : []),
    ...(random.below(8) === 0 ? [() => ({ do: 'resign', seat }) as const] : []),
    ...Array.from({ length: 6 }, () => () => moveOf(lore, seat, random, insight)),
  ];
  return pickOne(commands, random)();
}

function moveOf(lore: Lore, seat: number, random: Random, insight: Insight | undefined): Command {
  const moves = insight !== undefined && insight.moves.length > 0 ? insight.moves : lore.moves;
  const after = random.below(4) > 0 ? (insight?.entries ?? 1) : random.below(12);
  const count = random.below(5) === 0 ? 3 : 1;
  const texts = Array.from({ length: count }, () => {
    const move = moves.length === 0 ? 'x' : pickOne(moves, random);
    return random.below(6) === 0 ? garbled(move, random) : move;
  });
  return { do: 'move', seat, moves: texts, after };
}

/** Settings for a table, often with a position that is nearly right. */
export function wish({ game, variants, positions }: Lore, random: Random): Json {
  const found = random.below(2) === 0 ? pickOne(positions, random) : undefined;
  const { seats, options } = found?.variant ?? pickOne(variants, random);
  const clock = pickOne(
    [
      { kind: 'none' },
      { kind: 'live', budget: 600_000, increment: 0 },
      { kind: 'slow', perTurn: 1 },
    ],
    random,
  );
  const settings = { game: game.id, seats, options, clock, listed: random.below(2) === 0 };
  if (found === undefined) return settings;
  const position = random.below(3) === 0 ? found.position : mutated(found.position, random);
  return { ...settings, position };
}

function anyMessage(
  lore: Lore,
  random: Random,
  client: string,
  insight: Insight | undefined,
): ClientMessage {
  const viewer = pickOne([null, 0, 1, 2, 9], random);
  switch (random.below(12)) {
    case 0:
      return { v: 1, kind: 'watch', viewer, from: pickOne([0, 3, 1_000_000], random) };
    case 1:
      return { v: 1, kind: 'unwatch', viewer };
    case 2:
      return { v: 1, kind: 'look', viewer, at: random.below(40) };
    default:
      return { v: 1, kind: 'command', client, command: anyCommand(lore, random, insight) };
  }
}

/** A text frame of any kind; mostly ones that look like a message. */
export function anyText(lore: Lore, random: Random, client: string, insight?: Insight): string {
  const message = () => anyMessage(lore, random, client, insight);
  switch (random.below(20)) {
    case 0:
      return JSON.stringify(anyJson(random));
    case 1:
      return deep(random);
    case 2:
      return pickOne(['', ' ', 'null', '{}', '"x"', '[', '{"v":1', 'x'.repeat(70_000)], random);
    case 3:
    case 4:
      return garbled(JSON.stringify(message()), random);
    case 5:
    case 6:
    case 7:
    case 8:
    case 9:
      return JSON.stringify(mutated(message(), random));
    default:
      return JSON.stringify(message());
  }
}
