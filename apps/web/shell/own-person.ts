import type { Server } from '../controller/server.ts';
import type { ServerAccess } from './contexts.ts';
import { savedText } from './storage.ts';

/** The person that this browser heard and showed something for. */
const known = savedText('person');

/**
 * What this browser hears and shows of one person's games is for nobody else. It ends when somebody
 * else is here: after a code from another device, after signing in or out. Call this before the page
 * is drawn, so that nothing of the person before is drawn for the next one.
 */
export function watchPerson({ server, keeper }: ServerAccess): void {
  keeper.subscribe(() => {
    const state = keeper.getSnapshot();
    if (state.status !== 'here') return;
    const before = known.read() ?? '';
    const now = state.session?.person ?? '';
    if (before === now) return;
    const left = before === '' ? Promise.resolve() : leave(server);
    left.then(
      () => known.write(now),
      // The browser did not end its subscription: the next visit tries again.
      () => {},
    );
  });
}

/** An account has taken over this guest's tables, and their notifications; the guest's feed has ended. */
export function goOnAs(person: string): void {
  savedText('feed').write('');
  known.write(person);
}

async function leave(server: Server): Promise<void> {
  savedText('feed').write('');
  const { hearNothing } = await import('./push.ts');
  await hearNothing(server);
}
