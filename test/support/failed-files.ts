import type { TestEvent } from 'node:test/reporters';

/** Stands last where the run came to its end. */
export const ENDED = 'ended';

/** A reporter that names the files in which a test failed, each on a line. */
export default async function* failedFiles(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const named = new Set<string>();
  for await (const event of events) {
    if (event.type !== 'test:fail' || !event.data.file || named.has(event.data.file)) continue;
    named.add(event.data.file);
    yield `${event.data.file}\n`;
  }
  yield `${ENDED}\n`;
}
