import type { Move, MoveList } from '@baithak/kernel';

/** Moves share a place if their numbers collide here; a wrong order costs time and nothing else. */
const PLACES = 4096;
const FIRST = Number.POSITIVE_INFINITY;

/** Puts moves that cut off elsewhere before the others. */
export class Order {
  private readonly praised = new Float64Array(PLACES);
  private keys = new Float64Array(64);

  /** The deeper the subtree it saved, the better a move. */
  praise(move: Move, depth: number): void {
    this.praised[placeOf(move)]! += depth * depth;
  }

  /** By insertion, which keeps the game's order among equals; `hint` goes first. */
  sort(list: MoveList, hint: Move): void {
    if (this.keys.length < list.size) this.keys = new Float64Array(list.items.length);
    const { keys } = this;
    const { items } = list;
    for (let i = 0; i < list.size; i++) {
      const move = list.at(i);
      const key = move === hint ? FIRST : this.praised[placeOf(move)]!;
      let j = i - 1;
      for (; j >= 0 && keys[j]! < key; j--) {
        items[j + 1] = items[j]!;
        keys[j + 1] = keys[j]!;
      }
      items[j + 1] = move;
      keys[j + 1] = key;
    }
  }
}

function placeOf(move: Move): number {
  return (move ^ (move >>> 12)) & (PLACES - 1);
}

/** Without a place in the list a move changes nothing. */
export function toFront(list: MoveList, move: Move): void {
  const { items } = list;
  const at = items.indexOf(move);
  if (at < 0 || at >= list.size) return;
  items.copyWithin(1, 0, at);
  items[0] = move;
}
