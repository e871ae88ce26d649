import { isIPv6 } from 'node:net';

/** The part of an IPv6 address that is a network's; whoever has one has all addresses in it. */
const NETWORK_GROUPS = 4;

/** What counts as one address when something is limited per address. */
export function addressKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(address) ? groupsOf(address).slice(0, NETWORK_GROUPS).join(':') : address;
}

/** All eight groups of an address that may leave out zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.replace(/%.*$/, '').toLowerCase().split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const [before, after] = [groups(head), groups(tail ?? '')];
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...new Array<string>(missing).fill('0'), ...after].map(short);
}

const short = (group: string) => group.replace(/^0+(?=.)/, '');
