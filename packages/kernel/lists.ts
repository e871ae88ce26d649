/** A buffer for moves. Callers reuse it from position to position, so that search allocates nothing. */
export class MoveList {
  items = new Int32Array(64);
  size = 0;

  clear(): void {
    this.size = 0;
  }

  add(move: number): void {
    if (this.size === this.items.length) this.items = grown(this.items);
    this.items[this.size++] = move;
  }

  at(index: number): number {
    return this.items[index] as number;
  }

  includes(move: number): boolean {
    for (let i = 0; i < this.size; i++) if (this.items[i] === move) return true;
    return false;
  }

  toArray(): number[] {
    return Array.from(this.items.subarray(0, this.size));
  }
}

/** The same for the outcomes of a chance step, each with its whole-number weight. */
export class OutcomeList {
  items = new Int32Array(64);
  weights = new Int32Array(64);
  size = 0;
  total = 0;

  clear(): void {
    this.size = 0;
    this.total = 0;
  }

  add(outcome: number, weight: number): void {
    if (this.size === this.items.length) {
      this.items = grown(this.items);
      this.weights = grown(this.weights);
    }
    this.items[this.size] = outcome;
    this.weights[this.size++] = weight;
    this.total += weight;
  }

  at(index: number): number {
    return this.items[index] as number;
  }

  weightAt(index: number): number {
    return this.weights[index] as number;
  }

  /** The outcome that owns `ticket` (0 ≤ ticket < total); each owns as many as its weight. */
  pick(ticket: number): number {
    let rest = ticket;
    for (let i = 0; i < this.size; i++) {
      rest -= this.weightAt(i);
      if (rest < 0) return this.at(i);
    }
    throw new RangeError(`ticket ${ticket} of ${this.total}`);
  }
}

function grown(items: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(items.length * 2);
  larger.set(items);
  return larger;
}
