/**
 * Spans for a collector that speaks OTLP. Loaded only where one is named. It is not made the global provider: libraries
 * that look for one would put what users wrote into spans of theirs.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import {
  type ExportResult,
  ExportResultCode,
  getNumberFromEnv,
  getStringFromEnv,
  parseKeyPairsIntoRecord,
  parseTraceParent,
} from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { RootSpan, SpanAttributes, Tracer } from '../../base/telemetry/tracer.ts';

const EXPORT_MS = 3_000;
const CLOSE_MS = 2_000;
const COMPLAIN_EVERY_MS = 60_000;
const MAX_ATTRIBUTE_CHARACTERS = 200;

export interface TracesOptions {
  /** As OTEL_EXPORTER_OTLP_HEADERS has them; where to send is read from the environment by the exporter itself. */
  headers: string;
  version: string;
  log: (line: string) => void;
}

export interface Traces {
  tracer: Tracer;
  /** Sends what is left, if the collector takes it at once. */
  close(): Promise<void>;
}

export function createTraces({ headers, version, log }: TracesOptions): Traces {
  const timeoutMillis =
    getNumberFromEnv('OTEL_EXPORTER_OTLP_TRACES_TIMEOUT') ??
    getNumberFromEnv('OTEL_EXPORTER_OTLP_TIMEOUT') ??
    EXPORT_MS;
  const exporter = new OTLPTraceExporter({
    timeoutMillis,
    ...(headers !== '' && { headers: parseKeyPairsIntoRecord(headers) }),
  });
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'letterpress', 'service.version': version }))
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: samplerOf(getStringFromEnv('OTEL_TRACES_SAMPLER'), getNumberFromEnv('OTEL_TRACES_SAMPLER_ARG')),
    spanLimits: { attributeValueLengthLimit: MAX_ATTRIBUTE_CHARACTERS },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: complaining(exporter, log),
        scheduledDelayMillis: getNumberFromEnv('OTEL_BSP_SCHEDULE_DELAY'),
        maxQueueSize: getNumberFromEnv('OTEL_BSP_MAX_QUEUE_SIZE'),
        maxExportBatchSize: getNumberFromEnv('OTEL_BSP_MAX_EXPORT_BATCH_SIZE'),
        exportTimeoutMillis: getNumberFromEnv('OTEL_BSP_EXPORT_TIMEOUT'),
      }),
    ],
  });
  return {
    tracer: createTracer(provider),
    async close() {
      const late = Promise.withResolvers<void>();
      const timer = setTimeout(late.resolve, CLOSE_MS);
      await Promise.race([provider.shutdown().catch(() => {}), late.promise]);
      clearTimeout(timer);
    },
  };
}

function createTracer(provider: TracerProvider): Tracer {
  const spans = provider.getTracer('letterpress');
  const active = new AsyncLocalStorage<Span>();

  async function within<T>(span: Span, work: () => Promise<T>): Promise<T> {
    try {
      return await active.run(span, work);
    } catch (error) {
      fail(span, typeOf(error));
      throw error;
    } finally {
      span.end();
    }
  }

  const under = (parent: Span | undefined) => (parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT);

  return {
    span(name, attributes, work) {
      const parent = active.getStore();
      return parent ? within(spans.startSpan(name, { attributes }, under(parent)), work) : work();
    },
    root: ({ name, kind, attributes, traceparent }: RootSpan, work) => {
      const caller = traceparent ? parseTraceParent(traceparent) : null;
      const options = { attributes, kind: kind === 'request' ? SpanKind.SERVER : SpanKind.CONSUMER };
      // Without its tracestate: that is text of the caller's.
      const parent = caller ? trace.wrapSpanContext({ ...caller, isRemote: true }) : undefined;
      return within(spans.startSpan(name, options, under(parent)), work);
    },
    note(attributes) {
      const span = active.getStore();
      span?.setAttributes(attributes);
      if (span && attributes['error.type'] !== undefined) span.setStatus({ code: SpanStatusCode.ERROR });
    },
    ended(name, attributes, seconds) {
      const parent = active.getStore();
      if (!parent) return;
      const endTime = Date.now();
      const span = spans.startSpan(name, { attributes, startTime: endTime - seconds * 1000 }, under(parent));
      if (attributes['error.type'] !== undefined) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(endTime);
    },
  };
}

function fail(span: Span, type: string): void {
  span.setAttributes({ 'error.type': type } satisfies SpanAttributes);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Names of our own code only: an error's message, and the name that a child of the sandbox gives it, may quote a user. */
function typeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^[A-Z0-9_]{1,40}$/.test(code) ? code : error.constructor.name;
}

function samplerOf(name: string | undefined, ratio = 1): Sampler | undefined {
  const root: Record<string, () => Sampler> = {
    always_on: () => new AlwaysOnSampler(),
    always_off: () => new AlwaysOffSampler(),
    traceidratio: () => new TraceIdRatioBasedSampler(ratio),
  };
  const plain = root[name?.replace('parentbased_', '') ?? '']?.();
  return plain && name!.startsWith('parentbased_') ? new ParentBasedSampler({ root: plain }) : plain;
}

/** Says once a minute that nobody takes the spans, and why; what could not be sent is dropped. */
function complaining(exporter: OTLPTraceExporter, log: (line: string) => void): SpanExporter {
  let complainedAt = Number.NEGATIVE_INFINITY;
  const complain = ({ code, error }: ExportResult) => {
    if (code === ExportResultCode.SUCCESS || performance.now() - complainedAt < COMPLAIN_EVERY_MS) return;
    complainedAt = performance.now();
    log(`traces: the collector takes no spans (${reasonOf(error)}); they are dropped`);
  };
  return {
    export: (spans, tell) =>
      exporter.export(spans, (result) => {
        complain(result);
        tell(result);
      }),
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
  };
}

function reasonOf(error: Error | undefined): string {
  const { code } = (error ?? {}) as { code?: string | number };
  return code === undefined ? (error?.message ?? 'no reason given') : `code ${code}`;
}
