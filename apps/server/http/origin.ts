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
  const { host: from } = new URL(origin);
  return from === host || (baseUrl !== undefined && from === new URL(baseUrl).host);
}
