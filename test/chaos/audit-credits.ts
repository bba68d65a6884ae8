import { listAccounts } from '../../src/domain/accounts/accounts.ts';
import { readBalance } from '../../src/domain/credits/credits.ts';
import { readLedger } from '../../src/domain/credits/ledger.ts';
import type { Engines } from '../../src/wire.ts';
import type { DocumentRow } from './audit.ts';

interface Movements {
  document_id: string;
  charged: number;
  refunded: number;
  charges: number;
  grants: number;
}

/** Every document is charged once, its whole cost; only FAILED gives it back; and all sums agree. */
export async function auditCredits(engines: Engines, documents: DocumentRow[]): Promise<string[]> {
  return [
    ...(await chargeProblems(engines, documents)),
    ...(await grantProblems(engines)),
    ...(await balanceProblems(engines)),
  ];
}

async function chargeProblems(engines: Engines, documents: DocumentRow[]): Promise<string[]> {
  const { rows } = await engines.database.pool.query<Movements>(`
    select document_id,
      coalesce(-sum(delta) filter (where reason = 'charge'), 0)::int as charged,
      coalesce(sum(delta) filter (where reason = 'refund'), 0)::int as refunded,
      count(*) filter (where reason = 'charge')::int as charges,
      count(distinct grant_id)::int as grants
    from credit_entries where document_id is not null group by document_id`);
  const movements = new Map(rows.map((row) => [row.document_id, row]));
  const problems: string[] = [];
  for (const { id, cost, status } of documents) {
    const moved = movements.get(id);
    movements.delete(id);
    const refund = status === 'FAILED' ? cost : 0;
    if (moved?.charged !== cost || moved.refunded !== refund || moved.charges !== moved.grants) {
      problems.push(`${status} document ${id} of cost ${cost}: ${JSON.stringify(moved ?? 'never charged')}`);
    }
  }
  for (const id of movements.keys()) problems.push(`credits moved for document ${id}, which does not exist`);
  return problems;
}

async function grantProblems(engines: Engines): Promise<string[]> {
  const { rows } = await engines.database.pool.query<{ id: string; remaining: number; entries: number }>(`
    select credit_grants.id, remaining, coalesce(sum(delta), 0)::int as entries
    from credit_grants left join credit_entries on credit_entries.grant_id = credit_grants.id
    group by credit_grants.id having remaining <> coalesce(sum(delta), 0)`);
  return rows.map(({ id, remaining, entries }) => `grant ${id} holds ${remaining}, its entries say ${entries}`);
}

async function balanceProblems(engines: Engines): Promise<string[]> {
  const { db } = engines.database;
  const problems: string[] = [];
  for (const { id } of await listAccounts(db)) {
    // Looking at a balance settles it, so the ledger is read afterwards.
    const { total } = await readBalance(db, engines.clock, id);
    const ledger = (await readLedger(db, id)).at(-1)?.balance ?? 0;
    if (total !== ledger) problems.push(`account ${id} has a balance of ${total}, its ledger says ${ledger}`);
  }
  return problems;
}
