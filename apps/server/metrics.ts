import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Delivery } from './push/pushes.ts';

interface Gauges {
  readonly sockets: () => number;
  readonly tables: () => number;
  readonly botsWaiting: () => number;
}

/** Faults of messages, of limits and of the server: these codes reveal nothing about a game. */
const SAFE_CODES = /^(?:done|rate|stale|message-.*|table-.*|not-kept|store-.*)$/;

/**
 * Counts and times for the operator, nothing about people. The rule that refused a move could
 * reveal something about a hand, so all such refusals share one label.
 */
export class Metrics {
  private readonly registry = new Registry();
  private readonly messages = new Counter({
    name: 'baithak_messages_total',
    help: 'Messages from clients by answer: done, refused, or the code of a fault of the message or the server.',
    labelNames: ['answer'],
    registers: [this.registry],
  });
  private readonly answerTime = new Histogram({
    name: 'baithak_answer_seconds',
    help: 'Time from the arrival of a message to its answer, including the write to disk.',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [this.registry],
  });
  private readonly troubles = new Counter({
    name: 'baithak_troubles_total',
    help: 'Errors inside the server.',
    registers: [this.registry],
  });

  private readonly pushes = new Counter({
    name: 'baithak_pushes_total',
    help: 'Notifications of turns by what became of them: sent, gone, refused, failed, late or dropped.',
    labelNames: ['how'],
    registers: [this.registry],
  });

  constructor(gauges: Gauges) {
    collectDefaultMetrics({ register: this.registry });
    this.gauge('baithak_sockets', 'Open sockets.', gauges.sockets);
    this.gauge('baithak_live_tables', 'Tables in memory.', gauges.tables);
    this.gauge('baithak_bots_waiting', 'Bots that wait for a thread.', gauges.botsWaiting);
  }

  answered(answer: string, seconds: number): void {
    this.messages.inc({ answer: SAFE_CODES.test(answer) ? answer : 'refused' });
    this.answerTime.observe(seconds);
  }

  pushed(how: Delivery): void {
    this.pushes.inc({ how });
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
