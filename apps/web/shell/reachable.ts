/** The beginning of a link for another device: none can reach localhost, so it is an address on the network. */
export function reachable(addresses: readonly string[]): string {
  const { hostname, origin } = window.location;
  const isOnlyHere = hostname === 'localhost' || hostname === '127.0.0.1';
  const other = addresses.find((address) => new URL(address).hostname !== 'localhost');
  return isOnlyHere ? (other ?? origin) : origin;
}
