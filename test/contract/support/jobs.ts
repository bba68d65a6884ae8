import { failJob } from '../../../src/platform/queue/inspect.ts';
import { jobHandlers } from '../../../src/wire.ts';
import type { Answer } from '../../support/call.ts';
import type { RunningService } from './running-service.ts';

const LOOK_EVERY_MS = 40;
const LOOKS = 500;

/** Polls as a client does until the document is finished, each time a minute later on the clock. */
export async function untilFinished(running: RunningService, path: string, key: string): Promise<Answer> {
  for (let look = 0; look < LOOKS; look++) {
    const answer = await running.ask(path, { key });
    const status = answer.json?.data?.status;
    if (answer.status !== 200 || status === 'SUCCESS' || status === 'FAILED') return answer;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  throw new Error(`${path} was not finished in time`);
}

/** Lets a document fail for good, as the operator's `job fail` does. */
export async function fail(running: RunningService, documentId: string): Promise<void> {
  const { engines } = running.service;
  const handlers = jobHandlers(engines, () => {
    throw new Error('A job that fails needs no sandbox.');
  });
  await failJob(engines.database.db, handlers, documentId, 'a test let it fail');
}

/** The path of a link on the service's public address, which in tests is only a name. */
export function pathOfLink(link: string): string {
  const { origin, pathname, search } = new URL(link);
  if (origin !== 'http://letterpress.test') throw new Error(`${link} is not on the service's address`);
  return pathname + search;
}
