import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Fighter } from '@baithak/bots';
import { type AnyMatch, Fault, shown } from '@baithak/kernel';
import { readJson } from '../io.ts';
import { processorTime } from './processor-time.ts';
import { Trouble } from './trouble.ts';

/** An engine that says nothing for so long, in milliseconds, has hung. */
const PATIENCE = 600_000;

interface Answer {
  readonly ok?: unknown;
  readonly move?: unknown;
  readonly fault?: { readonly text?: unknown };
}

/**
 * A program that speaks the line protocol of docs/engine.md. It is told every move and every outcome,
 * so it is up to the program to decide by what its seat may know.
 */
export class ExternalEngine {
  private readonly child: ChildProcess;
  private readonly waiting: ((answer: Answer | Fault) => void)[] = [];
  private gone: Fault | undefined;

  constructor(
    private readonly command: string,
    private readonly go: Readonly<Record<string, unknown>>,
  ) {
    // With `exec` the shell becomes the engine, so that ending it ends the engine.
    const line = process.platform === 'win32' ? command : `exec ${command}`;
    this.child = spawn(line, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] });
    this.child.stdin?.on('error', () => this.end());
    this.child.on('error', () => this.end());
    this.child.on('close', () => this.end());
    createInterface({ input: this.child.stdout! }).on('line', (text) => {
      const answer = readJson(text);
      const isAnswer = answer !== null && typeof answer === 'object' && !(answer instanceof Fault);
      this.waiting.shift()?.(isAnswer ? answer : this.fault('engine-answer', text));
    });
  }

  /** The engine as a fighter in one game. */
  fighter(game: string): Fighter {
    const before = processorTime(this.child.pid);
    let known: number | undefined;
    return {
      decide: async ({ match, seat, random }) => {
        if (known === undefined) {
          const { seats, options } = match;
          await this.ask({ do: 'new', game, seats, options, chance: 'manual' });
        }
        await this.tell(match, known ?? 0);
        known = match.entries.length;
        const { move } = await this.ask({ do: 'go', seed: random.below(2 ** 31), ...this.go });
        if (typeof move === 'string' && !(match.judge(seat, [move]) instanceof Fault)) return move;
        throw new Trouble(this.fault('engine-move', move));
      },
      cpu: () => {
        const after = processorTime(this.child.pid);
        return before === undefined || after === undefined ? undefined : after - before;
      },
    };
  }

  close(): void {
    if (this.gone !== undefined) return;
    this.child.stdin?.end();
    this.child.kill();
  }

  /** Tells what happened since an entry of the log. */
  private async tell(match: AnyMatch, from: number): Promise<void> {
    for (const entry of match.entries.slice(from)) {
      if (entry.kind !== 'deal' && entry.kind !== 'decision') continue;
      for (const move of entry.kind === 'decision' ? entry.moves : []) {
        await this.ask({ do: 'play', move });
      }
      for (const { text } of entry.outcomes) await this.ask({ do: 'resolve', outcome: text });
    }
  }

  private async ask(request: {
    readonly do: string;
    readonly [field: string]: unknown;
  }): Promise<Answer> {
    if (this.gone) throw new Trouble(this.gone);
    let timer: NodeJS.Timeout | undefined;
    const answer = await new Promise<Answer | Fault>((resolve) => {
      timer = setTimeout(() => resolve(this.fault('engine-silent', request.do)), PATIENCE);
      this.waiting.push(resolve);
      this.child.stdin?.write(`${JSON.stringify(request)}\n`);
    });
    clearTimeout(timer);
    if (answer instanceof Fault) throw new Trouble(answer);
    if (answer.ok !== true) {
      throw new Trouble(this.fault('engine-refuses', answer.fault?.text ?? request.do));
    }
    return answer;
  }

  private end(): void {
    this.gone ??= this.fault('engine-gone', '');
    for (const resolve of this.waiting.splice(0)) resolve(this.gone);
  }

  private fault(code: string, what: unknown): Fault {
    const text = typeof what === 'string' ? what : (JSON.stringify(what) ?? '');
    return new Fault(code, { args: { command: shown(this.command), what: shown(text) } });
  }
}
