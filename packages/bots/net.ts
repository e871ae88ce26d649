/** The sizes of a net: features, hidden units (a multiple of 4), and outputs (chances, then the expected lead). */
export interface Shape {
  readonly inputs: number;
  readonly hidden: number;
  readonly outputs: number;
}

/** The numbers that training finds. The weights of one input or hidden unit lie side by side. */
export interface Weights {
  readonly shape: Shape;
  readonly first: Float32Array;
  readonly firstBias: Float32Array;
  readonly second: Float32Array;
  readonly secondBias: Float32Array;
}

/** With two seats the other's chance is what is left, and alone there is only one. */
export const chanceOutputs = (seats: number): number => (seats > 2 ? seats : 1);
export const outputsFor = (seats: number): number => chanceOutputs(seats) + 1;

export function blankWeights(shape: Shape): Weights {
  const { inputs, hidden, outputs } = shape;
  return {
    shape,
    first: new Float32Array(inputs * hidden),
    firstBias: new Float32Array(hidden),
    second: new Float32Array(hidden * outputs),
    secondBias: new Float32Array(outputs),
  };
}

/**
 * A perceptron with one hidden layer. It writes to its own buffers, so a call allocates nothing. It
 * uses only operations that every engine rounds in the same way.
 */
export class Net {
  readonly input: Float32Array;
  readonly hidden: Float64Array;
  /** The chances of the seats, one's own first and the others in turn order; then one's own lead. */
  readonly output: Float64Array;
  private readonly anchorInput: Float32Array;
  private readonly anchorHidden: Float64Array;
  /** Where the weights of the inputs that differ from the anchor begin, and by how much they differ. */
  private readonly places: Int32Array;
  private readonly changes: Float64Array;

  constructor(readonly weights: Weights) {
    const { inputs, hidden, outputs } = weights.shape;
    this.anchorInput = new Float32Array(inputs);
    this.anchorHidden = Float64Array.from(weights.firstBias);
    this.places = new Int32Array(inputs);
    this.changes = new Float64Array(inputs);
    this.input = new Float32Array(inputs);
    this.hidden = new Float64Array(hidden);
    this.output = new Float64Array(outputs);
  }

  /** Reads `input`, fills `hidden` and `output`, and returns one's own chance. */
  run(): number {
    this.feedHidden();
    this.feedOutput();
    squash(this.output, this.output.length - 1);
    return this.output[0] as number;
  }

  /**
   * Remembers the input, so that later runs only add what differs from it: the positions after the
   * moves of one decision have most of their features in common.
   */
  anchor(): void {
    this.release();
    this.feedHidden();
    this.anchorHidden.set(this.hidden);
    this.anchorInput.set(this.input);
  }

  /** Forgets the anchor; also needed after a change of the weights. */
  release(): void {
    this.anchorInput.fill(0);
    this.anchorHidden.set(this.weights.firstBias);
  }

  /** Four units at a time stay in registers, which halves the time. */
  private feedHidden(): void {
    const { input, hidden, anchorInput, anchorHidden, places, changes } = this;
    const { first } = this.weights;
    const width = hidden.length;
    let count = 0;
    for (let i = 0; i < input.length; i++) {
      const change = (input[i] as number) - (anchorInput[i] as number);
      if (change === 0) continue;
      places[count] = i * width;
      changes[count++] = change;
    }
    for (let h = 0; h < width; h += 4) {
      let a = anchorHidden[h] as number;
      let b = anchorHidden[h + 1] as number;
      let c = anchorHidden[h + 2] as number;
      let d = anchorHidden[h + 3] as number;
      for (let n = 0; n < count; n++) {
        const change = changes[n] as number;
        const at = (places[n] as number) + h;
        a += change * (first[at] as number);
        b += change * (first[at + 1] as number);
        c += change * (first[at + 2] as number);
        d += change * (first[at + 3] as number);
      }
      hidden[h] = a;
      hidden[h + 1] = b;
      hidden[h + 2] = c;
      hidden[h + 3] = d;
    }
  }

  private feedOutput(): void {
    const { hidden, output } = this;
    const { second, secondBias } = this.weights;
    const width = output.length;
    output.set(secondBias);
    for (let h = 0; h < hidden.length; h++) {
      const value = hidden[h] as number;
      if (value <= 0) {
        hidden[h] = 0;
        continue;
      }
      const row = h * width;
      for (let o = 0; o < width; o++) output[o]! += value * (second[row + o] as number);
    }
  }
}

/** Turns the first `count` outputs into chances: one by itself, or several that add up to 1. */
function squash(output: Float64Array, count: number): void {
  if (count === 1) {
    output[0] = logistic(output[0] as number);
    return;
  }
  let top = output[0] as number;
  for (let o = 1; o < count; o++) top = Math.max(top, output[o] as number);
  let sum = 0;
  for (let o = 0; o < count; o++) {
    output[o] = exponential((output[o] as number) - top);
    sum += output[o] as number;
  }
  for (let o = 0; o < count; o++) output[o]! /= sum;
}

export function logistic(x: number): number {
  if (x >= 0) return 1 / (1 + exponential(-x));
  const small = exponential(x);
  return small / (1 + small);
}

/** Below this, a chance differs from none by less than a millionth. */
const LOWEST = -16;

/**
 * e to the power of a number from −16 to 0. `Math.exp` may differ in its last bit from engine to
 * engine; sums and products do not.
 */
function exponential(x: number): number {
  const y = Math.max(x, LOWEST) / 64;
  let power = 1 + y * (1 + (y / 2) * (1 + (y / 3) * (1 + (y / 4) * (1 + y / 5))));
  for (let i = 0; i < 6; i++) power *= power;
  return power;
}
