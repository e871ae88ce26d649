import { type ChildProcess, fork } from 'node:child_process';
import type { Catalog } from '@baithak/catalog';
import { Fault, type FaultDetail } from '@baithak/kernel';
import { type OpenPlan, openPlan, type Plan, type PlannedRecord } from './plan.ts';
import { Trouble } from './trouble.ts';

export type Reply =
  | { readonly record: PlannedRecord }
  | { readonly fault: { readonly code: string } & FaultDetail }
  | { readonly error: string };

/** Plays games, several at a time. How many changes nothing but the time that it takes. */
export interface Pool {
  readonly size: number;
  play(plan: Plan, n: number): Promise<PlannedRecord>;
  close(): void;
}

/** One game at a time, in this process. */
export function ownPool(catalog: Catalog): Pool {
  let current: { readonly plan: Plan; readonly open: OpenPlan } | undefined;
  return {
    size: 1,
    async play(plan, n) {
      if (current?.plan !== plan) {
        current?.open.close();
        current = { plan, open: await openPlan(plan, catalog) };
      }
      return current.open.play(n);
    },
    close: () => current?.open.close(),
  };
}

/** Processes of their own for the games. */
export function processPool(file: URL, size: number): Pool {
  const idle = Array.from({ length: size }, () => fork(file));
  const all = [...idle];
  return {
    size,
    async play(plan, n) {
      const child = idle.pop();
      if (child === undefined) throw new Error('more games than processes');
      const reply = await ask(child, { plan, n });
      idle.push(child);
      if ('record' in reply) return reply.record;
      if ('error' in reply) throw new Error(reply.error);
      throw new Trouble(new Fault(reply.fault.code, reply.fault));
    },
    close() {
      for (const child of all) if (child.connected) child.disconnect();
    },
  };
}

function ask(child: ChildProcess, order: { plan: Plan; n: number }): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const clean = () => child.off('message', done).off('exit', gone);
    const done = (reply: unknown) => {
      clean();
      resolve(reply as Reply);
    };
    const gone = () => {
      clean();
      reject(new Trouble(new Fault('arena-process-gone')));
    };
    child.on('message', done).on('exit', gone);
    child.send(order);
  });
}
