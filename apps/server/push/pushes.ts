import { createHash } from 'node:crypto';
import { catalog, isGameId } from '@baithak/catalog';
import { LANGUAGES, type Language, message } from '@baithak/kernel';
import type { Stage } from '@baithak/table';
import webPush from 'web-push';
import type { Config } from '../config.ts';
import type { Env } from '../env.ts';
import { RateLimit } from '../http/limits.ts';
import type { Jobs, Notice, Store } from '../store/store.ts';
import { sayer } from '../words/index.ts';
import { type PostOffice, postOffice, type ServerKeys } from './post.ts';

const SECOND = 1000;
/** Other processes take subscriptions too, and a crash may come between a move and its notification. */
const LOOK_EVERY = 10 * SECOND;
/** Open pages do their part of a deal in less; only whoever is away hears of it. */
const DEAL_GRACE = 5 * SECOND;
/** Milliseconds until a letter is sent again that did not get through. */
const AGAIN = [5 * SECOND, 30 * SECOND, 120 * SECOND];
const MOST_AT_ONCE = 4;
/** How many tables may wait to be looked at, and how many letters to be sent. */
const MOST_TABLES = 1000;
const MOST_LETTERS = 1000;
/** A token bucket for each person: how many notifications a minute, and how many at once. */
const A_MINUTE = 12;
const AT_ONCE = 20;
const WEEK = 7 * 24 * 3600;

export type Delivery = 'sent' | 'gone' | 'refused' | 'failed' | 'late' | 'dropped';

export interface PushParts {
  readonly config: Config;
  readonly store: Jobs & Pick<Store, 'keepOnce'>;
  readonly env: Env;
  readonly delivered: (how: Delivery) => void;
  readonly trouble: (error: unknown) => void;
  /** Tests bring their own. */
  readonly office?: PostOffice;
}

/** Tells people that a table waits for them, also with the page closed. It works after the commit: no move waits for it. */
export class Pushes {
  private readonly heard = new Set<string>();
  private readonly changes = new Set<string>();
  private readonly letters: (() => Promise<void>)[] = [];
  private readonly limit: RateLimit;
  private readonly timers = new Set<NodeJS.Timeout>();
  private looking: Promise<void> | undefined;
  private sending = 0;
  private stopped = false;

  private constructor(
    private readonly parts: PushParts,
    /** What a browser needs to know to accept letters of this server. */
    readonly key: string,
    private readonly office: PostOffice,
  ) {
    this.limit = new RateLimit(A_MINUTE / 60, AT_ONCE, parts.env.ticks);
  }

  /** The keys are made on the first start; a browser that trusts them trusts no others. */
  static async open(parts: PushParts): Promise<Pushes> {
    const made = JSON.stringify(webPush.generateVAPIDKeys());
    const keys = JSON.parse(await parts.store.keepOnce('push-keys', made)) as ServerKeys;
    const { baseUrl, pushInside } = parts.config;
    const contact = baseUrl?.startsWith('https:') ? baseUrl : 'mailto:host@baithak.invalid';
    const office = parts.office ?? postOffice(keys, contact, pushInside);
    return new Pushes(parts, keys.publicKey, office);
  }

  /** Looks after tables from other processes, and after turns that began before this one started. */
  run(): void {
    this.lookSoon(null);
    const timer = setInterval(() => {
      this.limit.sweep();
      this.lookSoon(null);
    }, LOOK_EVERY);
    this.timers.add(timer.unref());
  }

  async stop(): Promise<void> {
    this.stopped = true;
    for (const timer of this.timers) clearInterval(timer);
    this.letters.length = 0;
    await this.looking;
  }

  /** Call this after each commit. Most tables have nobody who wants to hear of them. */
  changed(table: string): void {
    if (this.heard.has(table)) this.lookSoon(table);
  }

  /** From now on somebody wants to hear of a table. */
  listen(table: string): void {
    this.heard.add(table);
  }

  private lookSoon(table: string | null): void {
    if (this.stopped) return;
    // If the queue is full, the next look at all tables finds this one.
    if (table !== null && this.changes.size < MOST_TABLES) this.changes.add(table);
    this.looking ??= this.look(table === null)
      .catch(this.parts.trouble)
      .finally(() => {
        this.looking = undefined;
        if (this.changes.size > 0) this.lookSoon([...this.changes][0] as string);
      });
  }

  private async look(atAll: boolean): Promise<void> {
    const { store } = this.parts;
    if (atAll) {
      for (const table of await store.heardTables()) this.heard.add(table);
      this.changes.clear();
      for (const notice of await store.turnsBegun(null)) this.write(notice);
    }
    for (const table of this.changes) {
      this.changes.delete(table);
      for (const notice of await store.turnsBegun(table)) this.write(notice);
    }
  }

  private write(notice: Notice): void {
    if (notice.isDeal) this.later(DEAL_GRACE, () => this.post(notice));
    else this.post(notice);
  }

  private post(notice: Notice): void {
    if (this.limit.take(notice.person)) this.queue(() => this.deliver(notice, 0));
    else this.parts.delivered('dropped');
  }

  private queue(letter: () => Promise<void>): void {
    if (this.letters.length >= MOST_LETTERS) this.parts.delivered('dropped');
    else this.letters.push(letter);
    this.sendSome();
  }

  private sendSome(): void {
    while (this.sending < MOST_AT_ONCE && !this.stopped) {
      const letter = this.letters.shift();
      if (letter === undefined) return;
      this.sending += 1;
      letter()
        .catch(this.parts.trouble)
        .finally(() => {
          this.sending -= 1;
          this.sendSome();
        });
    }
  }

  private async deliver(notice: Notice, tries: number): Promise<void> {
    const how = await this.attempt(notice);
    const pause = how === 'again' ? AGAIN[tries] : undefined;
    if (pause !== undefined) {
      this.later(pause, () => this.queue(() => this.deliver(notice, tries + 1)));
      return;
    }
    // If this process dies before, another one tells them once more.
    await this.parts.store.noticeDone(notice.table, notice.endpoint);
    this.parts.delivered(how === 'again' ? 'failed' : how);
  }

  private async attempt(notice: Notice): Promise<Delivery | 'again'> {
    const { store, env } = this.parts;
    const { table, endpoint, p256dh, auth, deadline } = notice;
    if (!(await store.isStillTurn(table, endpoint))) return 'late';
    const left = deadline === null ? WEEK : Math.ceil((deadline - env.now()) / SECOND);
    const status = await this.office.send({
      endpoint,
      p256dh,
      auth,
      text: JSON.stringify(await told(notice)),
      keepFor: Math.min(WEEK, Math.max(60, left)),
      topic: createHash('sha256').update(table).digest('base64url').slice(0, 32),
    });
    if (status >= 200 && status < 300) return 'sent';
    if (status === 404 || status === 410) {
      await store.dropEndpoint(endpoint);
      return 'gone';
    }
    const mayPass = status === 0 || status === 429 || status >= 500;
    return mayPass ? 'again' : 'refused';
  }

  private later(ms: number, work: () => void): void {
    if (this.stopped || this.timers.size > MOST_LETTERS) {
      this.parts.delivered('dropped');
      return;
    }
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      work();
    }, ms);
    this.timers.add(timer.unref());
  }
}

/** What the service worker shows; it opens the path. */
interface Told {
  readonly title: string;
  readonly body: string;
  readonly path: string;
}

async function told({ table, game, stage, others, language }: Notice): Promise<Told> {
  const say = sayer(languageOf(language));
  const name = await gameName(game, languageOf(language));
  const names = others.join(', ');
  const words = wordsFor(stage);
  return {
    title: say(message(words.title, { game: name })),
    body: say(names === '' ? message(words.alone) : message(words.with, { names })),
    path: `t/${encodeURIComponent(table)}`,
  };
}

/** What somebody is told of a table that waits for them. */
export const wordsFor = (stage: Stage) =>
  stage === 'gathering'
    ? { title: 'push.ready', with: 'push.ready-with', alone: 'push.ready-alone' }
    : { title: 'push.title', with: 'push.with', alone: 'push.alone' };

const isLanguage = (text: string): text is Language =>
  (LANGUAGES as readonly string[]).includes(text);

export const languageOf = (text: string): Language => (isLanguage(text) ? text : 'en');

export async function gameName(game: string, language: Language): Promise<string> {
  return isGameId(game) ? ((await catalog[game][language]()).name ?? game) : game;
}
