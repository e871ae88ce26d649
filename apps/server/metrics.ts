import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Gauges {
  readonly sockets: () => number;
  readonly tables: () => number;
  readonly botsWaiting: () => number;
}

/** Faults that say nothing about a game: of messages, of limits, of the server. */
const TOLD = /^(?:done|rate|stale|message-.*|table-.*|not-kept|store-.*)$/;

/**
 * What a host can watch: counts and times, nothing about anybody. Which rule refused a move could tell
 * something about a hand, so that is not counted apart.
 */
export class Metrics {
  private readonly registry = new Registry();
  private readonly messages = new Counter({
    name: 'baithak_messages_total',
    help: 'Messages from clients by how they were answered: done, refused, or the code of a fault of the form or the server.',
    labelNames: ['answer'],
    registers: [this.registry],
  });
  private readonly answerTime = new Histogram({
    name: 'baithak_answer_seconds',
    help: 'From the arrival of a message to its answer, the write to disk included.',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [this.registry],
  });
  private readonly troubles = new Counter({
    name: 'baithak_troubles_total',
    help: 'Things that went wrong and that nobody at a table could mend.',
    registers: [this.registry],
  });

  constructor(gauges: Gauges) {
    collectDefaultMetrics({ register: this.registry });
    this.gauge('baithak_sockets', 'Open sockets.', gauges.sockets);
    this.gauge('baithak_live_tables', 'Tables in memory.', gauges.tables);
    this.gauge('baithak_bots_waiting', 'Bots that wait for a thread.', gauges.botsWaiting);
  }

  answered(answer: string, seconds: number): void {
    this.messages.inc({ answer: TOLD.test(answer) ? answer : 'refused' });
    this.answerTime.observe(seconds);
  }

  trouble(): void {
    this.troubles.inc();
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  private gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(read());
      },
    });
  }
}
