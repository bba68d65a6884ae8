import { failJob } from '../../../src/platform/queue/inspect.ts';
import { jobHandlers } from '../../../src/wire.ts';
import type { Answer } from '../../support/call.ts';
import { until } from '../../support/until.ts';
import type { RunningService } from './running-service.ts';

/** Polls as a client does until the document is finished, each time a minute later on the clock. */
export function untilFinished(running: RunningService, path: string, key: string): Promise<Answer> {
  return until(async () => {
    const answer = await running.ask(path, { key });
    const status = answer.json?.data?.status;
    return (answer.status !== 200 || status === 'SUCCESS' || status === 'FAILED') && answer;
  });
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
