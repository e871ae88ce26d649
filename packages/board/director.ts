import type { Cue, Sound } from './cue.ts';
import { soundsOf } from './timing.ts';

/** How often a page that waits for a scene looks again. */
const HELD_MS = 200;

type Listener = (sound: Sound) => void;

/**
 * The one director of all motion on the stage. Boards give it their animations; the page asks how
 * long they take before it shows the next turn, and may skip them.
 */
class Director {
  private running: Animation[] = [];
  private timers: ReturnType<typeof setTimeout>[] = [];
  private until = 0;
  private stillAt = 0;
  private holds = 0;
  private readonly listeners = new Set<Listener>();
  private readonly arrivals = new Set<() => void>();
  private readonly waiters = new Set<() => void>();

  /** How many milliseconds the stage will still be in motion, or rest after it. */
  get busy(): number {
    if (this.held) return HELD_MS;
    return Math.max(0, this.until - performance.now());
  }

  /** Calls back once everything has arrived: at once if nothing moves. Returns how to forget it. */
  whenStill(arrived: () => void): () => void {
    const left = this.stillAt - performance.now();
    if (left <= 0) {
      arrived();
      return () => {};
    }
    const timer = setTimeout(() => tell(), left);
    const tell = () => {
      forget();
      arrived();
    };
    const forget = () => {
      clearTimeout(timer);
      this.arrivals.delete(tell);
    };
    this.arrivals.add(tell);
    return forget;
  }

  /** Whether a scene waits for the person. */
  get held(): boolean {
    return this.holds > 0;
  }

  /** Hears when a scene begins or ends to wait for the person. */
  readonly onHold = (listener: () => void): (() => void) => {
    this.waiters.add(listener);
    return () => this.waiters.delete(listener);
  };

  /** Keeps the next turn waiting, for a scene such as the end of a round. Returns how to go on. */
  hold(): () => void {
    let isOver = false;
    this.count(1);
    return () => {
      if (!isOver) this.count(-1);
      isOver = true;
    };
  }

  private count(change: number): void {
    this.holds += change;
    for (const listener of this.waiters) listener();
  }

  /** After its `length` a turn rests for a moment, so that the next one does not run into it. */
  play(animations: readonly Animation[], length: number, rest: number): void {
    this.running = this.running.filter(({ playState }) => playState !== 'finished');
    this.running.push(...animations);
    this.stillAt = Math.max(this.stillAt, performance.now() + length);
    this.until = Math.max(this.until, this.stillAt + rest);
  }

  /** Makes the sounds of cues as they start, unless everything is skipped before. */
  hear(cues: readonly Cue[], starts: readonly number[]): void {
    for (const [sound, after] of soundsOf(cues, starts)) {
      this.timers.push(setTimeout(() => this.sound(sound), after));
    }
  }

  sound(sound: Sound): void {
    for (const listener of this.listeners) listener(sound);
  }

  onSound(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Puts everything where it belongs at once. */
  skip(): void {
    for (const animation of this.running.splice(0)) animation.finish();
    for (const timer of this.timers.splice(0)) clearTimeout(timer);
    this.until = 0;
    this.stillAt = 0;
    for (const tell of [...this.arrivals]) tell();
  }
}

export const director = new Director();
