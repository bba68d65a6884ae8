import type { TestEvent } from 'node:test/reporters';

/** What is known of a run that came to its end; one that was cut short leaves none. */
export interface Counted {
  tests: number;
  skipped: number;
  failedFiles: string[];
}

/** A reporter that says at the end, in one line of JSON, what was counted. */
export default async function* countOutcomes(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const counted = { tests: 0, skipped: 0 };
  const failedFiles = new Set<string>();
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    if (data.details.type !== 'suite') counted.tests++;
    if (data.skip) counted.skipped++;
    if (type === 'test:fail' && data.file) failedFiles.add(data.file);
  }
  yield JSON.stringify({ ...counted, failedFiles: [...failedFiles] });
}
