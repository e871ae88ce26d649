import { Fault, type Message, message } from '@baithak/kernel';
import { faultMessage } from '@baithak/words';
import { isKnownFlag } from './config.ts';
import { realEnv } from './env.ts';
import type { Store } from './store/store.ts';

type Say = (message: Message) => string;

interface Desk {
  readonly store: Store;
  readonly say: Say;
  readonly write: (line: string) => void;
}

type Order = (desk: Desk, what: string, why: string) => Promise<Fault | undefined>;

/** What whoever runs a server can ask, by its name. */
const ORDERS: Readonly<Record<string, Order>> = { list, close, ban, unban, audit };

/** Whom or what these are about is named by its id, which may begin with dashes. */
const TARGETED: readonly string[] = ['close', 'ban', 'unban'];

/** Where the flags begin. */
export function wordsAndFlags(args: readonly string[]): [words: string[], flags: string[]] {
  const isTarget = (arg: string, i: number) =>
    i === 1 && TARGETED.includes(args[0] ?? '') && !isKnownFlag(arg);
  const at = args.findIndex((arg, i) => arg.startsWith('-') && !isTarget(arg, i));
  return at < 0 ? [[...args], []] : [args.slice(0, at), args.slice(at)];
}

/** Carries out one order on the database, also while servers use it. */
export async function runAdmin(
  args: readonly string[],
  open: () => Promise<Store | Fault>,
  { say, write }: Omit<Desk, 'store'>,
): Promise<Fault | undefined> {
  const [name = '', what = '', ...why] = args;
  const order = Object.hasOwn(ORDERS, name) ? ORDERS[name] : undefined;
  if (order === undefined) return new Fault('admin-order', { args: { name } });
  const store = await open();
  if (store instanceof Fault) return store;
  try {
    return await order({ store, say, write }, what, why.join(' '));
  } finally {
    await store.close();
  }
}

const when = (at: number): string => new Date(at).toISOString().slice(0, 19).replace('T', ' ');

async function list({ store, write, say }: Desk, what: string): Promise<Fault | undefined> {
  const lines = {
    tables: async () =>
      (await store.people.latestTables()).map((each) => [each.id, each.game, each.stage, each.at]),
    people: async () =>
      (await store.people.latestPeople()).map((each) => [each.person, each.name, each.at]),
    bans: async () => (await store.people.bans()).map((each) => [each.person, each.name, each.at]),
  };
  const kind = what === '' ? 'tables' : what;
  if (!Object.hasOwn(lines, kind)) return new Fault('admin-list', { args: { what } });
  const found = await lines[kind as keyof typeof lines]();
  if (found.length === 0) write(say(message('admin.none')));
  for (const line of found) write(line.map(shown).join('\t'));
  return undefined;
}

const shown = (part: string | number): string => (typeof part === 'number' ? when(part) : part);

const deed = (action: string, target: string, detail: string) => {
  const env = realEnv();
  return { id: env.id(), at: env.now(), action, target, detail };
};

const MOST_TRIES = 20;

/** People may go on playing meanwhile, so it tries again. */
async function close({ store, write, say }: Desk, id: string, why: string) {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const events = (await store.read(id))?.events.length ?? 0;
    if (events === 0) return new Fault('admin-no-table', { args: { id } });
    if (!(await store.people.closeTable(id, events, deed('close', id, why)))) continue;
    write(say(message('admin.closed', { id })));
    return undefined;
  }
  return new Fault('admin-busy', { args: { id } });
}

async function ban({ store, write, say }: Desk, person: string, why: string) {
  if (!(await store.people.isKnown(person))) {
    return new Fault('admin-no-person', { args: { person } });
  }
  const done = await store.people.ban(person, deed('ban', person, why));
  if (!done) return new Fault('admin-banned', { args: { person } });
  write(say(message('admin.banned', { person })));
  return undefined;
}

async function unban({ store, write, say }: Desk, person: string, why: string) {
  const done = await store.people.unban(person, deed('unban', person, why));
  if (!done) return new Fault('admin-not-banned', { args: { person } });
  write(say(message('admin.unbanned', { person })));
  return undefined;
}

async function audit({ store, write, say }: Desk): Promise<undefined> {
  const deeds = await store.people.audit();
  if (deeds.length === 0) write(say(message('admin.none')));
  for (const { at, action, target, detail } of deeds) {
    write([when(at), action, target, detail].join('\t'));
  }
}

/** The sentence for a fault. */
export const complaint = (fault: Fault | undefined, say: Say): string | undefined =>
  fault && say(faultMessage(fault));
