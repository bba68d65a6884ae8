import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Evidence } from '../../src/generation/generate.ts';
import { readBack } from '../../src/importing/pdf/read-back.ts';
import { call } from '../support/call.ts';
import { type Service, startService, type TestAccount } from '../support/service.ts';
import { until } from '../support/until.ts';
import { answerWith } from './answers.ts';
import { type Behaviour, type FakeModel, says, startFakeModel } from './fake-model.ts';

export const POSTING = await readFile(path.join(import.meta.dirname, '../../samples/job-description.txt'), 'utf8');
const BUDGET_MS = 4000;
/** What making a document takes beside the model, on a slow machine. */
const SLACK_MS = 15_000;

export const good = says(answerWith({}));

export interface Made {
  /** All that is read in the PDF, in one line. */
  text: string;
  evidence: Evidence;
  ms: number;
}

export type Kind = 'resume' | 'cover-letter';

interface Changes {
  account?: TestAccount;
  job_description?: string;
}

/** A service whose documents a fake model helps to write. */
export interface ModelStage {
  model: FakeModel;
  service: Service;
  /** A document that the model answers for in this way; it is there, whatever the model does. */
  make(kind: Kind, behaviour: Behaviour, changes?: Changes): Promise<Made>;
  /** The same, in time and with the person's name on it. */
  makeInTime(kind: Kind, behaviour: Behaviour): Promise<Made>;
  finished(id: string): Promise<Made>;
  close(): Promise<void>;
}

export async function raiseModelStage(): Promise<ModelStage> {
  const model = await startFakeModel();
  const service = await startService({
    config: {
      workers: 1,
      languageModel: {
        provider: 'openai',
        baseUrl: model.baseUrl,
        apiKey: null,
        model: 'fake',
        budgetMs: BUDGET_MS,
        budgetTokens: 20_000,
        plans: ['pro'],
      },
    },
  });

  async function make(kind: Kind, behaviour: Behaviour, { account, ...changes }: Changes = {}): Promise<Made> {
    model.behave(behaviour);
    model.asked.length = 0;
    const began = performance.now();
    const { key } = account ?? (await service.account({ plan: 'pro' }));
    const body = { title: 'One', job_description: POSTING, ...changes };
    const created = await call(`${service.baseUrl}/v1/${kind}/create`, { key, body });
    assert.equal(created.status, 202, created.text);
    return finished(created.json.data.id, began);
  }

  async function finished(id: string, began = performance.now()): Promise<Made> {
    const { db } = service.engines.database;
    const row = await until(async () => {
      const found = await db
        .selectFrom('documents')
        .leftJoin('document_evidence', 'document_id', 'id')
        .select(['status', 'pdf_key', 'evidence'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return ['SUCCESS', 'FAILED'].includes(found.status) && found;
    });
    assert.equal(row.status, 'SUCCESS');
    const file = await service.engines.files.open(row.pdf_key!);
    const pages = await readBack(await buffer(file!.read()));
    const text = pages.flatMap((page) => page.lines.map((line) => line.text)).join(' ');
    return { text, evidence: row.evidence as Evidence, ms: performance.now() - began };
  }

  async function makeInTime(kind: Kind, behaviour: Behaviour): Promise<Made> {
    const page = await make(kind, behaviour);
    assert.ok(page.ms < BUDGET_MS + SLACK_MS, `${Math.round(page.ms)} ms`);
    assert.ok(holds(page, 'Maya Okafor'));
    return page;
  }

  const close = async () => {
    await service.close();
    await model.close();
  };
  // The first documents of a child load fonts and compile code.
  await make('resume', good);
  await make('cover-letter', good);
  return { model, service, make, makeInTime, finished, close };
}

/** Short so that it can be spread over a line break and a hyphen. */
const plain = (text: string): string => text.replace(/[^\p{L}\p{N}%$]/gu, '').toLowerCase();

export const holds = (page: Made, words: string): boolean => plain(page.text).includes(plain(words));
