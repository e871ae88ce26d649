import { createHash } from 'node:crypto';
import type { PersonId } from '@baithak/table';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Env } from '../env.ts';
import type { News, Session, Sessions, Store } from '../store/store.ts';

export const COOKIE = 'baithak';
const YEAR = 365 * 24 * 3600;
const MINUTE = 60_000;
const MOST_CACHED = 20_000;

/** Finds the session of a cookie. The store holds only hashes of cookies, so nobody can log in with a copy of it. */
export class People {
  private readonly cache = new Map<string, Session>();
  private readonly listeners: ((person: PersonId) => void)[] = [];

  constructor(
    private readonly store: Sessions & News & Pick<Store, 'people'>,
    private readonly env: Env,
  ) {
    store.onChanges((_, forgotten) => {
      for (const person of forgotten) this.forget(person);
    });
  }

  async find(cookie: string | undefined): Promise<Session | undefined> {
    const token = readToken(cookie);
    if (token === undefined) return undefined;
    const tokenHash = hashOf(token);
    const cached = this.cache.get(tokenHash);
    if (cached !== undefined && this.env.now() - cached.seenAt < MINUTE) return cached;
    const session = await this.store.session(tokenHash);
    this.cache.delete(tokenHash);
    return session && this.seen(session);
  }

  /** Creates a session and the token for its cookie: for somebody new, or for another device of a person. */
  async welcome(
    name: string,
    person = this.env.id(),
  ): Promise<{ readonly session: Session; readonly token: string }> {
    const token = this.env.token();
    const now = this.env.now();
    const session = {
      tokenHash: hashOf(token),
      person,
      name,
      createdAt: now,
      seenAt: now,
    };
    await this.store.addSession(session);
    this.remember(session);
    return { session, token };
  }

  async rename(session: Session, name: string): Promise<Session> {
    const seenAt = this.env.now();
    await this.store.touchSession(session.tokenHash, seenAt, name);
    await this.store.people.renameAccount(session.person, name);
    const renamed = { ...session, name, seenAt };
    this.remember(renamed);
    return renamed;
  }

  /** Drops a person from the cache and tells the listeners. */
  forget(person: PersonId): void {
    for (const [hash, session] of this.cache) {
      if (session.person === person) this.cache.delete(hash);
    }
    for (const listener of this.listeners) listener(person);
  }

  onForgotten(listener: (person: PersonId) => void): void {
    this.listeners.push(listener);
  }

  /** Nobody waits for this write: after a restart everybody reconnects at once. */
  private seen(session: Session): Session {
    const now = this.env.now();
    const current = now - session.seenAt > MINUTE ? { ...session, seenAt: now } : session;
    if (current !== session) {
      this.store.touchSession(session.tokenHash, now).catch(() => undefined);
    }
    this.remember(current);
    return current;
  }

  private remember(session: Session): void {
    if (this.cache.size >= MOST_CACHED) this.cache.clear();
    this.cache.set(session.tokenHash, session);
  }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** The token in a Cookie header, if it looks like one of ours. */
function readToken(header: string | undefined): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const [name, value = ''] = part.trim().split('=', 2);
    if (name === COOKIE && /^[\w-]{20,100}$/.test(value)) return value;
  }
  return undefined;
}

export const isSecure = ({ protocol }: FastifyRequest, { baseUrl }: Config): boolean =>
  protocol === 'https' || baseUrl?.startsWith('https:') === true;

/** A Set-Cookie header that keeps the token from scripts and other sites, and from plain HTTP if `secure`. An empty token deletes the cookie. */
export function tokenCookie(token: string, secure: boolean): string {
  const age = token === '' ? 0 : YEAR;
  const flags = `Path=/; Max-Age=${age}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
  return `${COOKIE}=${token}; ${flags}`;
}
