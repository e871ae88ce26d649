import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const LONGEST = 1000;

/** Addresses that no push service has: those of this machine, of its network, and of special uses. */
// Two lists: Node would look for an IPv4 address in ranges of IPv6, too.
const INSIDE = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  INSIDE.ipv4.addSubnet(net, bits, 'ipv4');
}
// Everything but global unicast, and in it 6to4 and NAT64, which lead to IPv4 addresses.
for (const [net, bits] of [
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2002::', 16],
  ['2001::', 32],
] as const) {
  INSIDE.ipv6.addSubnet(net, bits, 'ipv6');
}

export function isInside(address: string): boolean {
  const version = isIP(address);
  const family = version === 6 ? 'ipv6' : 'ipv4';
  return version === 0 || INSIDE[family].check(address, family);
}

/**
 * The address of a push service, if it may be one. Guests choose it and the server sends to it, so it
 * must not lead into the host's own network.
 */
export function readEndpoint(text: string, mayBeInside: boolean): URL | undefined {
  if (text.length > LONGEST || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') return undefined;
  if (mayBeInside) return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined;
  if (url.protocol !== 'https:' || url.port !== '') return undefined;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) !== 0 && isInside(host) ? undefined : url;
}

/** Looks names up like Node does, but refuses those that lead inside: a name may change at any time. */
export const lookupOutside: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, found) => {
    const addresses = (found ?? []) as LookupAddress[];
    const [first] = addresses;
    if (error !== null || first === undefined) return done(error ?? new Error('no address'), '');
    if (addresses.some(({ address }) => isInside(address))) {
      return done(new Error('the name leads into a private network'), '');
    }
    return options.all === true ? done(null, addresses) : done(null, first.address, first.family);
  });
};
