/** A place on the screen. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What dragging does at a table, by the names of things and places. */
export interface DragRules {
  /** It has left its place: whatever was chosen before is chosen no more. */
  lift(name: string): void;
  /** Let go at a place; `null`: anywhere else, or given up. */
  drop(name: string, at: string | null): void;
}

/** Where every place can be dragged to, and some from. */
export interface PlaceDrag extends DragRules {
  canLift(place: string): boolean;
}

/** Fingers tremble: what moves less was a tap. */
const TREMBLE = 8;

/** One thing under one finger, from the moment it is touched. */
export class Drag {
  private lifted = false;

  constructor(
    readonly pointer: number,
    private readonly name: string,
    private readonly start: Point,
    private readonly rules: DragRules,
  ) {}

  /** How far it has been carried; `null` as long as that may still become a tap. */
  carry(now: Point): Point | null {
    const way = { x: now.x - this.start.x, y: now.y - this.start.y };
    if (!this.lifted && Math.hypot(way.x, way.y) < TREMBLE) return null;
    if (!this.lifted) this.rules.lift(this.name);
    this.lifted = true;
    return way;
  }

  /** Ends it; says whether it was more than a tap. */
  end(at: string | null): boolean {
    if (this.lifted) this.rules.drop(this.name, at);
    return this.lifted;
  }
}
