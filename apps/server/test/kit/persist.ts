import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE = 20;

/** Asks again as long as nobody is there to answer; what is refused stays refused. */
export async function persist<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      // What fetch throws when there is no connection, or when it breaks off.
      if (!(error instanceof TypeError)) throw error;
      await sleep(PAUSE);
    }
  }
}
