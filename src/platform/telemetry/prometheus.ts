/** Counts what the observer hears, and tells it in the form of Prometheus. Loaded only where metrics are served. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Observer } from '../../base/telemetry/observer.ts';

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const JOB_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40];

/** Read whenever somebody asks for the metrics; null where it cannot be told now. */
export interface Reading {
  name: string;
  help: string;
  isCounter?: true;
  read(): number | null | Promise<number | null>;
}

export interface Prometheus {
  observer: Observer;
  watch(reading: Reading): void;
  text(): Promise<string>;
  contentType: string;
}

export function createPrometheus(): Prometheus {
  const register = new Registry();
  const registers = [register];
  // Event loop delay, memory, CPU, garbage collection, open files.
  collectDefaultMetrics({ register });
  return {
    observer: createObserver(registers),
    watch({ name, help, isCounter, read }) {
      const Kind = isCounter ? Counter : Gauge;
      const metric: Counter | Gauge = new Kind({
        name,
        help,
        registers,
        async collect() {
          const value = await read();
          // A counter can only be set anew by beginning again.
          metric.remove();
          if (value !== null) metric.inc(value);
        },
      });
    },
    text: () => register.metrics(),
    contentType: register.contentType,
  };
}

function createObserver(registers: Registry[]): Observer {
  const requests = new Histogram({
    name: 'letterpress_http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer',
    labelNames: ['route', 'method', 'status'],
    buckets: REQUEST_SECONDS,
    registers,
  });
  const refusals = new Counter({
    name: 'letterpress_limit_refusals_total',
    help: 'Requests that a limit refused, by its layer',
    labelNames: ['layer'],
    registers,
  });
  const jobs = new Counter({
    name: 'letterpress_jobs_total',
    help: 'What became of jobs in this process; failed counts every attempt',
    labelNames: ['event', 'kind'],
    registers,
  });
  const jobSeconds = new Histogram({
    name: 'letterpress_job_duration_seconds',
    help: 'Time from the begin of a job until its result is stored',
    labelNames: ['kind'],
    buckets: JOB_SECONDS,
    registers,
  });
  const credits = new Counter({
    name: 'letterpress_credits_total',
    help: 'Credits charged and refunded',
    labelNames: ['direction'],
    registers,
  });
  const fetches = new Counter({
    name: 'letterpress_outbound_fetches_total',
    help: 'Company websites read, by outcome',
    labelNames: ['outcome'],
    registers,
  });
  const questions = new Counter({
    name: 'letterpress_model_questions_total',
    help: 'Questions to the language model, by outcome',
    labelNames: ['outcome'],
    registers,
  });
  const tokens = new Counter({
    name: 'letterpress_model_tokens_total',
    help: 'Tokens of questions to the language model and of its answers',
    labelNames: ['direction'],
    registers,
  });
  return {
    answered: ({ route, method, status, seconds }) =>
      requests.observe({ route, method, status: `${Math.floor(status / 100)}xx` }, seconds),
    refused: (layer) => refusals.inc({ layer }),
    job(event, kind, seconds) {
      jobs.inc({ event, kind });
      if (seconds !== undefined) jobSeconds.observe({ kind }, seconds);
    },
    credits: (direction, amount) => credits.inc({ direction }, amount),
    fetched: (outcome) => fetches.inc({ outcome }),
    askedModel(outcome, tokensIn, tokensOut) {
      questions.inc({ outcome });
      tokens.inc({ direction: 'in' }, tokensIn);
      tokens.inc({ direction: 'out' }, tokensOut);
    },
  };
}
