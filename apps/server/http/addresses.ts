import { networkInterfaces } from 'node:os';

const EVERYWHERE = new Set(['0.0.0.0', '::']);

/** Where the server is found: the first address is for this machine. */
export function addressesOf(host: string, port: number, baseUrl?: string): string[] {
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
