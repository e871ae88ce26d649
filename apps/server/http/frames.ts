const CONTROL = 0x08;
const FIN = 0x80;
const MASKED = 0x80;
/** Bytes of the longest head: two, eight for the length, four for the mask. */
const LONGEST_HEAD = 14;

/**
 * Counts control frames and fragments in a client's byte stream. The library reports whole messages only,
 * but a ping or a fragment costs the server just as much.
 */
export class FrameCounter {
  private readonly head = Buffer.alloc(LONGEST_HEAD);
  private have = 0;
  /** Bytes of the payload that are still to come. */
  private left = 0;

  /** Returns how many such frames begin in this chunk. */
  feed(chunk: Buffer): number {
    let found = 0;
    for (let at = 0; at < chunk.length; ) {
      const skipped = Math.min(this.left, chunk.length - at);
      this.left -= skipped;
      at += skipped;
      if (this.have === 0 && chunk.length - at >= LONGEST_HEAD) {
        found += this.begin(chunk, at);
        at += headLength(chunk[at + 1] as number);
      } else if (at < chunk.length) {
        // A head may be cut by the end of the chunk.
        this.head[this.have++] = chunk[at++] as number;
        if (this.have < 2 || this.have < headLength(this.head[1] as number)) continue;
        found += this.begin(this.head, 0);
        this.have = 0;
      }
    }
    return found;
  }

  /** A frame whose head is here begins; returns 1 if it becomes no message of its own. */
  private begin(bytes: Buffer, at: number): number {
    const first = bytes[at] as number;
    this.left = payloadOf(bytes, at);
    return (first & CONTROL) !== 0 || (first & FIN) === 0 ? 1 : 0;
  }
}

/** By the second byte of a head. */
function headLength(second: number): number {
  const short = second & 0x7f;
  const size = short < 126 ? 0 : short === 126 ? 2 : 8;
  return 2 + size + (second & MASKED ? 4 : 0);
}

function payloadOf(bytes: Buffer, at: number): number {
  const short = (bytes[at + 1] as number) & 0x7f;
  if (short < 126) return short;
  return short === 126 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2));
}
