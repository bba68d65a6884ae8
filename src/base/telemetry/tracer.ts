export type SpanAttributes = Record<string, string | number>;

/**
 * Hears of work as spans: how long it took, and of which work it was a part. Nothing that it is told was written by a user
 * or names one.
 */
export interface Tracer {
  /** `work` as a part of the span that it is called in. Outside of one it is not told. */
  span<T>(name: string, attributes: SpanAttributes, work: () => Promise<T>): Promise<T>;
  /** The same as a trace of its own, whatever it is called in; a request may be a part of its caller's (`traceparent`). */
  root<T>(root: RootSpan, work: () => Promise<T>): Promise<T>;
  /** What becomes known of the innermost span; `error.type` says that it failed. */
  note(attributes: SpanAttributes): void;
  /** What has just ended, in the same way. */
  ended(name: string, attributes: SpanAttributes, seconds: number): void;
}

export interface RootSpan {
  name: string;
  kind: 'request' | 'job';
  attributes: SpanAttributes;
  traceparent?: string;
}

export const NO_TRACES: Tracer = {
  span: (_name, _attributes, work) => work(),
  root: (_root, work) => work(),
  note: () => {},
  ended: () => {},
};
