const NAME = 'baithak';
const YEAR = 365 * 24 * 3600;

/** The token a browser sent, if its shape is one of ours. */
export function readToken(header: string | undefined): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const [name, value = ''] = part.trim().split('=', 2);
    if (name === NAME && /^[\w-]{20,100}$/.test(value)) return value;
  }
  return undefined;
}

/** Not for scripts, not for other sites, and behind TLS not for plain connections. */
export function tokenCookie(token: string, secure: boolean): string {
  const age = token === '' ? 0 : YEAR;
  const flags = `Path=/; Max-Age=${age}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
  return `${NAME}=${token}; ${flags}`;
}
