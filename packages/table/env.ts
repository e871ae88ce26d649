/** What a table needs from its host with each command: the time, and a secret seed for a new match. */
export interface Env {
  readonly now: number;
  readonly seed: string;
}
