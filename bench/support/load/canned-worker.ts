/** A worker whose documents are made already: everything but the page itself is the program's own. */
import { once } from 'node:events';
import { readConfig } from '../../../src/config.ts';
import { documentJob, type Produced } from '../../../src/domain/documents/producing/produce.ts';
import { createQueue } from '../../../src/platform/queue/queue.ts';
import { openEngines } from '../../../src/wire.ts';

const PAGE_BYTES = 40_000;
const STAGES = ['reading', 'matching', 'writing', 'typesetting'];
const page: Produced = {
  pdf: Buffer.alloc(PAGE_BYTES, '%PDF-1.7 '),
  text: null,
  evidence: {
    lines: Array.from({ length: 40 }, () => ({ page: 1, text: 'x'.repeat(120), ids: [] })),
    fill: 1,
    pages: 1,
  },
  applied: [],
};

const log = (line: string) => process.stderr.write(`${line}\n`);
const engines = await openEngines(readConfig(process.env), { log });
const { config, database, clock, files } = engines;
const queue = createQueue({
  database,
  handlers: {
    document: documentJob({
      db: database.db,
      clock,
      generate: async (_input, onStage) => {
        for (const stage of STAGES) onStage(stage);
        return page;
      },
      putFile: files.put,
      removeFile: files.remove,
      log,
    }),
  },
  concurrency: config.workers,
  perAccount: config.workersPerAccount,
  log,
});
process.send!('ready');
await once(process, 'message');
await queue.start();
await once(process, 'message');
await queue.stop(5_000);
await engines.close();
process.disconnect!();
