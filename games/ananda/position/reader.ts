import { Reader as JsonReader, within } from '@baithak/kernel';

/** Reads the parts that a position of this game is made of. */
export class Reader extends JsonReader {
  /** A list of words of a closed set, as their places in it. */
  words(raw: unknown, at: string, words: readonly string[], most: number): number[] {
    return this.list(raw, at, most).map((word, i) => this.word(word, within(at, i), words));
  }
}
