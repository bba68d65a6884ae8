/**
 * How many pages of the database a look at an account touches, where there are many documents: as the database counts them.
 * `node bench/plans.ts [--documents 1000000]`; the largest of a thousand accounts has a tenth of them.
 */
import { parseArgs } from 'node:util';
import { testDatabase } from '../test/support/database.ts';
import { fillDatabase, indexUses, pagesOf, plansOf, WORKS } from '../test/support/page-counts.ts';
import { say, whole } from './support/figures.ts';

const { values } = parseArgs({ options: { documents: { type: 'string' } } });
const documents = Number(values.documents ?? 1_000_000);
const database = await testDatabase();
try {
  const began = performance.now();
  const accountId = await fillDatabase(database, { documents, ofLargest: documents / 10 });
  const { rows } = await database.pool.query<{ written: string; bytes: string }>(
    `select count(*) as written, (pg_indexes_size('documents') + pg_indexes_size('credit_entries')) / count(*) as bytes
     from documents`,
  );
  const { written, bytes } = rows[0]!;
  say(`${written} documents written in ${whole((performance.now() - began) / 1000)} s`);
  say(`indexes of documents and of the ledger: ${bytes} bytes a document`);
  for (const [name, work] of WORKS) {
    for (const plan of await plansOf(database, accountId, work)) {
      say(`${name}: ${whole(pagesOf(plan))} pages`);
      for (const { index, descents, rows, pages, bound } of indexUses(plan)) {
        if (pages > bound) process.exitCode = 1;
        const verdict = pages > bound ? `, more than ${whole(bound)}` : '';
        say(`  ${index}: gone down ${whole(descents)} times, ${whole(rows)} rows, ${whole(pages)} pages${verdict}`);
      }
    }
  }
} finally {
  await database.close();
}
