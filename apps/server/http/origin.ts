/**
 * Whether a request that changes something, or opens a socket, comes from our own page. Programs that
 * are no browsers send no Origin; they hold no cookie of anybody else either.
 */
export function isOwnOrigin(
  origin: string | undefined,
  host: string | undefined,
  baseUrl: string | undefined,
): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const { host: from, protocol } = new URL(origin);
  const base = baseUrl === undefined ? undefined : new URL(baseUrl);
  // Behind TLS the same name without it is somebody else's.
  if (from === '' || (base?.protocol === 'https:' && from === base.host && protocol !== 'https:')) {
    return false;
  }
  return from === host || from === base?.host;
}
