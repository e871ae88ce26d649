import type { FaultData } from '@baithak/protocol';
import type { Server } from '../controller/server.ts';
import { heardTables } from './heard.ts';

/** `unable`: this browser cannot be reached with the page closed. `denied`: its owner forbids it. */
export type Hearing = 'unable' | 'denied' | 'off' | 'on';

const isAble = (): boolean =>
  window.isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window;

/** `undefined` where no service worker runs, such as in development. */
async function manager(): Promise<PushManager | undefined> {
  return (await navigator.serviceWorker.getRegistration())?.pushManager;
}

/** Whether this browser hears of turns at a table. */
export async function hearingAt(server: Server, table: string): Promise<Hearing> {
  if (!isAble()) return 'unable';
  const pushes = await manager();
  if (pushes === undefined) return 'unable';
  const { state } = await navigator.permissions.query({ name: 'notifications' });
  if (state === 'denied') return 'denied';
  const subscription = await pushes.getSubscription();
  if (subscription === null) return 'off';
  const known = await server.pushes(table);
  if ('fault' in known) return 'off';
  const isOn = known.subscribed.includes(await hashOf(subscription.endpoint));
  if (isOn) heardTables.add(table);
  return isOn ? 'on' : 'off';
}

/** Lets this browser hear of turns at a table. The browser asks its owner first. */
export async function hear(
  server: Server,
  table: string,
  language: string,
): Promise<Hearing | FaultData> {
  const pushes = await manager();
  if (pushes === undefined) return 'unable';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const answer = await server.pushKey();
  if ('fault' in answer) return answer.fault;
  const subscription = await subscribed(pushes, answer.key);
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  const done = await server.push(table, {
    endpoint: endpoint ?? '',
    keys: { p256dh, auth },
    language,
  });
  if ('fault' in done) return done.fault;
  heardTables.add(table);
  return 'on';
}

/** The other tables of this browser stay as they are. */
export async function hearNoMore(server: Server, table: string): Promise<Hearing | FaultData> {
  const subscription = await (await manager())?.getSubscription();
  heardTables.delete(table);
  if (!subscription) return 'off';
  const done = await server.unpush(table, subscription.endpoint);
  return 'fault' in done ? done.fault : 'off';
}

/** Nothing reaches this browser any more, from no table. */
export async function hearNothing(server: Server): Promise<void> {
  heardTables.clear();
  const subscription = isAble() ? await (await manager())?.getSubscription() : null;
  if (!subscription) return;
  await Promise.all([server.unpushAll(subscription.endpoint), subscription.unsubscribe()]);
}

/** A server that has lost its keys has new ones; the browser must forget the old ones first. */
async function subscribed(pushes: PushManager, key: string): Promise<PushSubscription> {
  const wish = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushes.subscribe(wish);
  } catch (error) {
    if ((error as DOMException).name !== 'InvalidStateError') throw error;
    await (await pushes.getSubscription())?.unsubscribe();
    return pushes.subscribe(wish);
  }
}

async function hashOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
