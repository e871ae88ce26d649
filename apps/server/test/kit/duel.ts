import { catalog, type GameId } from '@baithak/catalog';
import { FastRandom, type Game, type Random, type Seat } from '@baithak/kernel';
import type { ClockSetting, CommandOf, StreamEvent } from '@baithak/table';
import { logOf } from './database.ts';
import type { Guest } from './guest.ts';
import { Hand } from './hand.ts';
import type { History } from './history.ts';
import { persist } from './persist.ts';
import { randomTurn } from './play.ts';

/** What somebody may be told who acts while the other does: nothing happened, they look again. */
const HARMLESS = new Set(['stale', 'no-question', 'nothing-to-undo', 'not-your-turn']);

type Kind = StreamEvent['kind'];
const SETTLES: ReadonlySet<Kind> = new Set<Kind>(['asked', 'answered', 'moved', 'undone']);

/** Two people at one table who move, talk, take moves back and agree to it, at the same time. */
export class Duel {
  private constructor(
    readonly table: string,
    readonly hands: readonly [Hand, Hand],
    readonly game: Game,
  ) {}

  /** The first of them opens the table; all that comes before the first move is done, too. */
  static async open(
    guests: readonly [Guest, Guest],
    id: GameId,
    clock: ClockSetting = { kind: 'none' },
  ): Promise<Duel> {
    const [first, second] = guests;
    const table = await persist(() => first.openTable({ game: id, clock }));
    const hands = [new Hand(first, table, 0), new Hand(second, table, 1)] as const;
    const duel = new Duel(table, hands, await catalog[id].game());
    await hands[1].must({ do: 'join', name: second.name });
    for (const hand of hands) await duel.sit(hand);
    await hands[0].must({ do: 'start' });
    return duel;
  }

  /** A match that is under way. */
  static resume(table: string, game: Game, hands: readonly [Hand, Hand]): Duel {
    for (const hand of hands) hand.watch();
    return new Duel(table, hands, game);
  }

  /** Plays to the end of the match. */
  async play(seed: string): Promise<void> {
    await Promise.all(
      this.hands.map((hand) => this.playSeat(hand, new FastRandom(`${seed} ${hand.seat}`))),
    );
  }

  /** A move for somebody's seat, as soon as it is their turn in their own eyes. */
  async nextMove(hand: Hand, random: Random): Promise<CommandOf<'move'>> {
    const { seat } = hand;
    const { view, entries } = await hand.until(() => {
      const { glance } = hand.stream(seat);
      return glance?.turn.kind === 'seat' && glance.turn.seat === seat ? glance : undefined;
    });
    return { do: 'move', seat, moves: randomTurn(this.game, view, seat, random), after: entries };
  }

  /** Everything about the table, once nothing is under way any more. */
  async history(data: string): Promise<History> {
    const log = logOf(data, this.table);
    const hearings = await Promise.all(this.hands.map((hand) => hand.hearings(log.length)));
    const attempts = this.hands.flatMap((hand) => hand.attempts);
    return { attempts, log, hearings: hearings.flat() };
  }

  /** The file of the match as anybody can download it. */
  async file(): Promise<string> {
    const { guest } = this.hands[0];
    const path = `/api/tables/${this.table}/matches/0`;
    const { body } = await persist(() => guest.ask('GET', path));
    return String(body.text);
  }

  leave(): void {
    for (const { ear } of this.hands) ear.hangUp();
  }

  private async sit(hand: Hand): Promise<void> {
    const { name } = hand.guest;
    await hand.must({ do: 'sit', seat: hand.seat, name });
    await hand.must({ do: 'salt', text: `salt ${Math.random()}` });
    hand.watch();
  }

  private async playSeat(hand: Hand, random: Random): Promise<void> {
    const { seat } = hand;
    for (;;) {
      const chore = await hand.until(() => choreOf(hand));
      if (chore === 'over') return;
      if (chore === 'asked') await this.try(hand, { do: 'answer', seat, yes: random.below(2) > 0 });
      else await this.takeTurn(hand, random);
    }
  }

  private async takeTurn(hand: Hand, random: Random): Promise<void> {
    const { seat } = hand;
    const wish = random.below(10);
    if (wish === 0) return this.try(hand, { do: 'undo', seat });
    const glance = hand.stream(seat).glance;
    if (glance === null) return;
    const moves = randomTurn(this.game, glance.view, seat, random);
    await Promise.all([
      this.try(hand, { do: 'move', seat, moves, after: glance.entries }),
      wish < 4 && this.try(hand, { do: 'chat', text: `${seat} ${hand.attempts.length}` }),
    ]);
  }

  /** Goes on when what it led to has been heard. */
  private async try(hand: Hand, command: Parameters<Hand['give']>[0]): Promise<void> {
    const { answer } = await hand.give(command);
    if (answer === undefined) return;
    if ('first' in answer) {
      await hand.until(() => hand.stream(hand.seat).events.length > (answer.first ?? -1));
    } else if (!HARMLESS.has(answer.refused)) {
      throw new Error(`seat ${hand.seat}: ${command.do} was refused: ${answer.refused}`);
    } else if (command.do === 'move') {
      await hand.until(() => hand.stream(hand.seat).glance?.entries !== command.after);
    }
  }
}

/** What there is to do for the seat now. */
function choreOf(hand: Hand): 'over' | 'asked' | 'turn' | undefined {
  const { seat } = hand;
  const { events, glance } = hand.stream(seat);
  if (glance === null) return undefined;
  if (glance.turn.kind === 'over') return 'over';
  if (isAsked(events, seat)) return 'asked';
  return glance.turn.kind === 'seat' && glance.turn.seat === seat ? 'turn' : undefined;
}

function isAsked(events: readonly StreamEvent[], seat: Seat): boolean {
  const last = events.findLast(({ kind }) => SETTLES.has(kind));
  return last?.kind === 'asked' && last.question.waitingFor.includes(seat);
}
