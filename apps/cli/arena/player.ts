import { catalog } from '@baithak/catalog';
import { type OpenPlan, openPlan, type Plan } from './plan.ts';
import type { Reply } from './pool.ts';
import { Trouble } from './trouble.ts';

/**
 * A process that plays games of plans. Processes, unlike threads, can tell their own processor time on
 * every version of Node.
 */
let current: { readonly key: string; readonly plan: Promise<OpenPlan> } | undefined;

process.on('message', async ({ plan, n }: { plan: Plan; n: number }) => {
  const reply = await played(plan, n);
  if (process.connected) process.send?.(reply);
});
// Whoever asked is gone, and engines of this process have to go, too.
process.on('disconnect', async () => {
  await current?.plan.then((open) => open.close()).catch(() => {});
  process.exit();
});

async function played(plan: Plan, n: number): Promise<Reply> {
  try {
    const key = JSON.stringify(plan);
    if (current?.key !== key) {
      await current?.plan.then((open) => open.close());
      current = { key, plan: openPlan(plan, catalog) };
    }
    return { record: await (await current.plan).play(n) };
  } catch (error) {
    if (error instanceof Trouble) return { fault: { ...error.fault } };
    return { error: String((error as Error).stack ?? error) };
  }
}
