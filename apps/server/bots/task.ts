/** What a thread is asked: everything a bot may know, and where its whims come from. */
export interface ThinkTask {
  readonly game: string;
  readonly level: number;
  readonly view: unknown;
  readonly seed: string;
}
