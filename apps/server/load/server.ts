import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../cli/dist/baithak.mjs', import.meta.url));

/** A server as people start it; only the limits on each address are lifted, as all come from one. */
export class ServerProcess {
  private constructor(
    private readonly child: ChildProcess,
    private readonly ended: Promise<void>,
    readonly url: string,
  ) {}

  static async start(data: string, sockets: number, port = '0'): Promise<ServerProcess> {
    const child = spawn(process.execPath, [...serverFlags(), program, 'serve'], {
      env: {
        PATH: process.env.PATH,
        PORT: port,
        HOST: '127.0.0.1',
        DATA: data,
        MAX_SOCKETS: String(sockets + 100),
        MAX_SOCKETS_PER_ADDRESS: String(sockets + 100),
        MESSAGES_PER_SECOND: '1000000',
        MAX_TABLES_PER_HOUR: '1000000',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = new Promise<void>((done) => child.once('exit', () => done()));
    // However this program ends, no server is left behind.
    process.once('exit', () => child.kill('SIGKILL'));
    const url = await Promise.race([urlSaidBy(child), ended]);
    if (url === undefined) throw new Error('the server ended at once');
    return new ServerProcess(child, ended, url);
  }

  get port(): string {
    return new URL(this.url).port;
  }

  async stop(signal: NodeJS.Signals): Promise<void> {
    this.child.kill(signal);
    await this.ended;
  }
}

/** For profiles: `LOAD_SERVER_FLAGS="--cpu-prof --cpu-prof-dir=…"`. */
const serverFlags = () => (process.env.LOAD_SERVER_FLAGS ?? '').split(' ').filter(Boolean);

function urlSaidBy({ stdout }: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    let said = '';
    stdout?.on('data', (text) => {
      said += text;
      const url = /http:\S+/.exec(said)?.[0];
      if (url !== undefined) resolve(url);
    });
  });
}
