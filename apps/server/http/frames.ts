const CONTROL = 0x08;
const FIN = 0x80;
const MASKED = 0x80;
/** Bytes of the longest head: two, eight for the length, four for the mask. */
const LONGEST_HEAD = 14;

/**
 * Finds the frames in a client's byte stream that become no message of their own: pings, pongs and
 * fragments. The library tells about messages only, and they cost the server just as much.
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
      while (at < chunk.length && this.left === 0) {
        this.head[this.have++] = chunk[at++] as number;
        if (this.have < this.headLength) continue;
        found += this.isMore ? 1 : 0;
        this.left = this.payload;
        this.have = 0;
      }
    }
    return found;
  }

  private get headLength(): number {
    if (this.have < 2) return 2;
    const second = this.head[1] as number;
    const size = { 126: 2, 127: 8 }[second & 0x7f] ?? 0;
    return 2 + size + (second & MASKED ? 4 : 0);
  }

  private get payload(): number {
    const short = (this.head[1] as number) & 0x7f;
    if (short < 126) return short;
    return short === 126 ? this.head.readUInt16BE(2) : Number(this.head.readBigUInt64BE(2));
  }

  /** Whether the frame is not the last of a message. */
  private get isMore(): boolean {
    const first = this.head[0] as number;
    return (first & CONTROL) !== 0 || (first & FIN) === 0;
  }
}
