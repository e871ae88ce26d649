import { spawn } from 'node:child_process';
import { createInterface, type Interface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../../../tools/postgres/run.mjs', import.meta.url));

/** A PostgreSQL of a test's own. It ends with this process, however that ends. */
export class OwnPostgres {
  private constructor(
    readonly url: string,
    private readonly child: ReturnType<typeof spawn>,
    private readonly lines: AsyncIterator<string>,
    private readonly reading: Interface,
  ) {}

  /** `hasty`: it waits for no disk. */
  static async start(how: 'hasty' | 'safe' = 'safe'): Promise<OwnPostgres> {
    const child = spawn(process.execPath, [program, how], {
      stdio: ['pipe', 'pipe', 'pipe'],
      // The terminal's Ctrl-C must not end it before the tests.
      detached: true,
    });
    let errors = '';
    child.stderr.on('data', (text) => (errors += text));
    const reading = createInterface({ input: child.stdout });
    const lines = reading[Symbol.asyncIterator]();
    const { value, done } = await lines.next();
    if (done) throw new Error(`PostgreSQL does not start: ${errors}`);
    return new OwnPostgres(value, child, lines, reading);
  }

  /** `crash`: it recovers from its log at the next start. */
  async restart(how: 'stop' | 'crash'): Promise<void> {
    for (const line of [how, 'start']) {
      this.child.stdin?.write(`${line}\n`);
      const { done } = await this.lines.next();
      if (done) throw new Error('PostgreSQL has ended');
    }
  }

  /** Waits until everything is removed. */
  async end(): Promise<void> {
    const ended = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.stdin?.end();
    await ended;
    this.reading.close();
  }
}
