import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** What the server counts, in the format of Prometheus. */
export class Metrics {
  readonly registry = new Registry();
  private readonly messages = new Counter({
    name: 'sightline_messages_total',
    help: 'Messages from clients by kind, and how they were answered',
    labelNames: ['kind', 'answer'],
    registers: [this.registry],
  });
  private readonly messageSeconds = new Histogram({
    name: 'sightline_message_seconds',
    help: 'From the arrival of a message to its answer; of inputs: until they are stored',
    labelNames: ['kind'],
    buckets: SECONDS,
    registers: [this.registry],
  });
  readonly inputs = new Counter({
    name: 'sightline_inputs_stored_total',
    help: 'Inputs written to the log',
    registers: [this.registry],
  });
  readonly batchSeconds = new Histogram({
    name: 'sightline_log_write_seconds',
    help: 'Time to write a batch of inputs',
    buckets: SECONDS,
    registers: [this.registry],
  });
  readonly notices = new Counter({
    name: 'sightline_notices_total',
    help: 'Notices that were handed to a push service or a mail server, once for each person',
    registers: [this.registry],
  });
  readonly guestsForgotten = new Counter({
    name: 'sightline_guests_forgotten_total',
    help: 'Guests without matches who did not come back',
    registers: [this.registry],
  });

  private readonly kinds = new Map<string, { count: Counter.Internal; time: Histogram.Internal<string> }>();

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** A message was answered. Thousands are, in a second: the counters of each kind are looked up once. */
  message(kind: string, seconds: number, answer: string): void {
    const name = `${kind} ${answer}`;
    let counters = this.kinds.get(name);
    if (counters === undefined) {
      counters = { count: this.messages.labels(kind, answer), time: this.messageSeconds.labels(kind) };
      this.kinds.set(name, counters);
    }
    counters.count.inc();
    counters.time.observe(seconds);
  }

  /** Numbers that are looked up when somebody asks. */
  watch(name: string, help: string, count: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(count());
      },
    });
  }
}
