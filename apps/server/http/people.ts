import { createHash } from 'node:crypto';
import type { PersonId } from '@baithak/table';
import type { Env } from '../env.ts';
import type { Session, Store } from '../store/store.ts';
import { readToken } from './cookie.ts';

const MINUTE = 60_000;
const MOST_REMEMBERED = 20_000;

/** Who a cookie belongs to. The store knows only hashes: whoever reads it cannot pass for anybody. */
export class People {
  private readonly remembered = new Map<string, Session>();
  private readonly leaving: ((person: PersonId) => void)[] = [];

  constructor(
    private readonly store: Store,
    private readonly env: Env,
  ) {
    store.onNews((_, forgotten) => {
      for (const person of forgotten) this.forget(person);
    });
  }

  async find(cookie: string | undefined): Promise<Session | undefined> {
    const token = readToken(cookie);
    if (token === undefined) return undefined;
    const tokenHash = hashOf(token);
    const known = this.remembered.get(tokenHash);
    if (known !== undefined && this.env.now() - known.seenAt < MINUTE) return known;
    const session = await this.store.session(tokenHash);
    this.remembered.delete(tokenHash);
    return session && this.seen(session);
  }

  /** A new guest with the token for their cookie. */
  async welcome(name: string): Promise<{ readonly session: Session; readonly token: string }> {
    const token = this.env.token();
    const now = this.env.now();
    const session = {
      tokenHash: hashOf(token),
      person: this.env.id(),
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
    const renamed = { ...session, name, seenAt };
    this.remember(renamed);
    return renamed;
  }

  forget(person: PersonId): void {
    for (const [hash, session] of this.remembered) {
      if (session.person === person) this.remembered.delete(hash);
    }
    for (const listener of this.leaving) listener(person);
  }

  /** Calls when somebody is to be forgotten. */
  onForgotten(listener: (person: PersonId) => void): void {
    this.leaving.push(listener);
  }

  /** Nobody waits until that is kept: after a restart everybody comes at once. */
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
    if (this.remembered.size >= MOST_REMEMBERED) this.remembered.clear();
    this.remembered.set(session.tokenHash, session);
  }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
