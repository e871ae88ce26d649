import { type Moment, type Walked, walk } from '@baithak/bots';
import {
  type AnyMatch,
  type GameEvent,
  isDeparture,
  message,
  messagesOf,
  type Speech,
} from '@baithak/kernel';
import type { Say } from '../../shell/language.ts';

/** Tells the moments of a match in the words of its game. */
export class Telling {
  readonly walked: Walked;

  constructor(
    readonly match: AnyMatch,
    private readonly words: Speech,
    private readonly say: Say,
  ) {
    this.walked = walk(match);
  }

  /** What happened in a moment. */
  deed(at: number, { move }: Moment): string {
    const events = this.walked.events[at];
    if (events === undefined) return this.end();
    return this.told(events) || move || this.say(message('review.drawn'));
  }

  /** The better move, as a command. */
  better(at: number, { gap, seat }: Moment): string {
    const view = this.match.game.view(this.walked.states[at], seat!);
    return this.say(this.words.command(gap!.best, view));
  }

  /**
   * The state that a moment is shown by: where a decision was made, what a draw led to, how it ended.
   */
  stateOf(at: number, { kind }: Pick<Moment, 'kind'>): unknown {
    const { states } = this.walked;
    return (kind === 'move' ? states[at] : states[at + 1]) ?? states.at(-1);
  }

  /** How many single moves were made before a moment. */
  movesBefore(at: number): number {
    return this.walked.steps.slice(0, at).filter(({ kind }) => kind === 'move').length;
  }

  private told(events: readonly GameEvent[]): string {
    return messagesOf(events, this.words).map(this.say).join(' ');
  }

  /** Somebody gave up, or all agreed to a draw. */
  private end(): string {
    const last = this.match.entries.findLast(isDeparture);
    if (last === undefined) return this.say(message('review.over'));
    if (last.kind === 'draw') return this.say(message('end.agreed'));
    return this.say(message(`end.${last.kind}`, { seat: { seat: last.seat } }));
  }
}

/** A share as percentage points with its sign; a difference below half a point is 0. */
export function points(share: number): string {
  const whole = Math.round(100 * share);
  return whole > 0 ? `+${whole}` : whole < 0 ? `−${-whole}` : '0';
}
