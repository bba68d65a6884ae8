import { sql } from 'kysely';
import type { Clock } from '../../../base/clock.ts';
import type { Db } from '../../../platform/database/database.ts';

export interface ModelTotals {
  model: string;
  outcome: string;
  documents: number;
  calls: number;
  tokensIn: number;
  tokensOut: number;
  /** Sentences on the pages, and refusals of the verifier. */
  written: number;
  refused: number;
  /** The time that half of the documents waited at most, and nine of ten. */
  ms50: number;
  ms90: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** By model and outcome, of the documents of the last days. */
export async function modelTotals(db: Db, clock: Clock, days: number): Promise<ModelTotals[]> {
  const since = new Date(clock.now().getTime() - days * DAY_MS);
  const sumOf = (name: string) => sql<number>`sum((evidence->'model'->>${name})::bigint)::float8`;
  const waited = (share: number) =>
    sql<number>`percentile_disc(${share}::float8) within group (order by (evidence->'model'->>'ms')::float8)`;
  return db
    .selectFrom('document_evidence')
    .innerJoin('documents', 'documents.id', 'document_evidence.document_id')
    .select([
      sql<string>`evidence->'model'->>'name'`.as('model'),
      sql<string>`evidence->'model'->>'outcome'`.as('outcome'),
      sql<number>`count(*)::int`.as('documents'),
      sumOf('calls').as('calls'),
      sumOf('tokensIn').as('tokensIn'),
      sumOf('tokensOut').as('tokensOut'),
      sumOf('written').as('written'),
      sumOf('refused').as('refused'),
      waited(0.5).as('ms50'),
      waited(0.9).as('ms90'),
    ])
    .where('documents.created_at', '>=', since)
    .where(sql<boolean>`evidence ? 'model'`)
    .groupBy([sql`1`, sql`2`])
    .orderBy(sql`3`, 'desc')
    .execute();
}
