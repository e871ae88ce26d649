import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './port.ts';
import { beginServer, folder, type Process, startServer } from './process.ts';

/** A server that dies and comes back at the same place with the same data. */
export class Fragile {
  private readonly place = folder();
  private constructor(
    readonly port: number,
    private server: Process | undefined,
  ) {}

  static async start(env: Record<string, string> = {}): Promise<Fragile> {
    const fragile = new Fragile(await freePort(), undefined);
    await fragile.start(env);
    return fragile;
  }

  get data(): string {
    return this.place.path;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get process(): Process {
    if (this.server === undefined) throw new Error('no server');
    return this.server;
  }

  async start(env: Record<string, string> = {}): Promise<void> {
    this.server = await startServer(this.data, { PORT: String(this.port), ...env });
  }

  /** Starts it and kills it after a while, wherever it may be by then. */
  async startHalfway(ms: number): Promise<void> {
    const starting = beginServer(this.data, { PORT: String(this.port) });
    await Promise.race([sleep(ms), starting.ended]);
    starting.child.kill('SIGKILL');
    await starting.ended;
  }

  /** Waits until a failpoint has killed it, then starts it anew without one. */
  async revive(): Promise<string> {
    const how = await this.process.ended;
    await this.start();
    return String(how);
  }

  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<unknown> {
    this.process.child.kill(signal);
    return this.process.ended;
  }

  /** Whatever a server said on standard error since its last start. */
  get errors(): string {
    return this.process.errors();
  }

  async end(): Promise<void> {
    await this.kill('SIGTERM');
    this.place.remove();
  }
}
