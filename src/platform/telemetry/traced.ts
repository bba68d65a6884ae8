/** What the engines do, told to a tracer. */
import { AsyncResource } from 'node:async_hooks';
import type { LogEvent } from 'kysely';
import type { Tracer } from '../../base/telemetry/tracer.ts';
import type { FileStore } from '../files/store.ts';

/** What users wrote stands in the parameters of a statement; of the statement itself only its verb is told. */
export function traceQueries(tracer: Tracer): (event: LogEvent) => void {
  return ({ level, query, queryDurationMillis }) => {
    const verb = /^\s*([a-z]+)/i.exec(query.sql)?.[1]?.toLowerCase() ?? 'statement';
    const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': verb };
    const failure = level === 'error' ? { 'error.type': 'refused' } : null;
    tracer.ended(`database ${verb}`, { ...attributes, ...failure }, queryDurationMillis / 1000);
  };
}

export function traceFiles(store: FileStore, tracer: Tracer): FileStore {
  return {
    ...store,
    put: (key, bytes) => tracer.span('file put', {}, () => store.put(key, bytes)),
    open: (key) => tracer.span('file open', {}, () => store.open(key)),
    remove: (key) => tracer.span('file remove', {}, () => store.remove(key)),
  };
}

/** The stages of `generation/generate.ts`. A child of the sandbox that was taken over may say anything instead. */
const STAGES: Record<string, string> = {
  'Reading the job description': 'reading',
  'Choosing what fits the job': 'choosing',
  Writing: 'composing',
  Typesetting: 'typesetting',
  'Checking the finished page': 'verifying',
};

/** Each stage lasts until the next one begins. */
export async function traceStages<T>(
  tracer: Tracer,
  onStage: (stage: string) => void,
  work: (onStage: (stage: string) => void) => Promise<T>,
): Promise<T> {
  let begun: { name: string; at: number } | null = null;
  const end = () => {
    if (begun) tracer.ended(begun.name, {}, (performance.now() - begun.at) / 1000);
  };
  return tracer.span('generating', {}, async () => {
    const inSpan = AsyncResource.bind(end);
    try {
      return await work((stage) => {
        inSpan();
        begun = { name: STAGES[stage] ?? 'other', at: performance.now() };
        onStage(stage);
      });
    } finally {
      end();
    }
  });
}
