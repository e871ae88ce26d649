import type { FaultData } from '@baithak/protocol';
import type { HostNews, Server, Session } from './server.ts';

/** How the page stands with its server. */
export type Standing =
  | { readonly status: 'asking' }
  /** There is none, or it does not answer: all that needs no server works. */
  | { readonly status: 'away' }
  | { readonly status: 'here'; readonly session: Session | null; readonly host: HostNews };

/** Who this browser is to the server; asked once, and again on request. */
export class SessionKeeper {
  private standing: Standing = { status: 'asking' };
  private readonly listeners = new Set<() => void>();
  private asking: Promise<void> | undefined;

  constructor(private readonly server: Server) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getSnapshot = (): Standing => this.standing;

  /** Many parts of a page want to know at once. */
  ask(): Promise<void> {
    this.asking ??= this.askServer().finally(() => {
      this.asking = undefined;
    });
    return this.asking;
  }

  private async askServer(): Promise<void> {
    const [host, known] = await Promise.all([this.server.host(), this.server.session()]);
    if ('fault' in host || 'fault' in known) this.become({ status: 'away' });
    else this.become({ status: 'here', session: known.session, host });
  }

  /** Comes in under a name, or changes it. */
  async enter(name: string): Promise<FaultData | undefined> {
    const entered = await this.server.enter(name);
    if ('fault' in entered) return entered.fault;
    if (this.standing.status === 'here')
      this.become({ ...this.standing, session: entered.session });
    else await this.ask();
    return undefined;
  }

  async forgetMe(): Promise<FaultData | undefined> {
    const gone = await this.server.forgetMe();
    if ('fault' in gone) return gone.fault;
    if (this.standing.status === 'here') this.become({ ...this.standing, session: null });
    return undefined;
  }

  private become(standing: Standing): void {
    this.standing = standing;
    for (const listener of this.listeners) listener();
  }
}
