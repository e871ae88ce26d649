import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';

/** The first four groups of an IPv6 address name its network, and one customer has a whole network. */
const NETWORK_GROUPS = 4;
const EVERYWHERE = new Set(['0.0.0.0', '::']);

/** The key by which limits count an address. */
export function addressKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(address) ? groupsOf(address).slice(0, NETWORK_GROUPS).join(':') : address;
}

/** All eight groups of an IPv6 address, with the zeros that `::` leaves out. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.replace(/%.*$/, '').toLowerCase().split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const [before, after] = [groups(head), groups(tail ?? '')];
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...new Array<string>(missing).fill('0'), ...after].map(short);
}

const short = (group: string) => group.replace(/^0+(?=.)/, '');

/** The URLs of the server. The first one works on this machine. */
export function urlsOf(host: string, port: number, baseUrl?: string): string[] {
  if (baseUrl !== undefined) return [baseUrl.replace(/\/?$/, '/')];
  const url = (name: string) => `http://${name.includes(':') ? `[${name}]` : name}:${port}/`;
  const isLocal = host === '127.0.0.1' || host === '::1' || host === 'localhost';
  if (!EVERYWHERE.has(host)) return [url(isLocal ? 'localhost' : host)];
  return [url('localhost'), ...networkAddresses().map(url)];
}

function networkAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}

/**
 * Whether a request comes from our own page. Programs other than browsers send no Origin, and they
 * hold nobody else's cookie.
 */
export function isOwnOrigin(
  origin: string | undefined,
  host: string | undefined,
  baseUrl: string | undefined,
): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  if (baseUrl !== undefined) return new URL(origin).origin === new URL(baseUrl).origin;
  const { host: from } = new URL(origin);
  return from !== '' && from === host;
}

/** Whether a request is meant for us: another site's name may lead to our address. */
export function isOwnHost(host: string | undefined, baseUrl: string | undefined): boolean {
  if (baseUrl === undefined) return true;
  const { protocol, host: own } = new URL(baseUrl);
  const asked = `${protocol}//${host ?? ''}`;
  return URL.canParse(asked) && new URL(asked).host === own;
}
