import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { COST, REST_LIMITS } from '../../../../base/contract.ts';
import { readCredits } from '../../../../domain/credits/credits.ts';
import { type LedgerItem, readLedgerPage } from '../../../../domain/credits/ledger.ts';
import { readUsage } from '../../../../domain/keys/usage.ts';
import type { ApiDeps } from '../api-deps.ts';
import { queryOf } from '../bodies.ts';
import { signedIn } from '../guards/session-guard.ts';
import type { Credits, Ledger, LedgerEntry, Usage } from '../types/credits.ts';

const LEDGER_PAGE = 50;
const USAGE_DAYS = 30;

const ledgerShape = z.object({
  before: z
    .string()
    .regex(/^\d{1,18}$/, 'before must be what the last page gave as next')
    .optional(),
});

export function registerCreditRoutes(scope: FastifyInstance, deps: ApiDeps): void {
  const { db, clock } = deps;

  scope.get(
    '/credits',
    signedIn(async ({ accountId }): Promise<Credits> => {
      const { renews, ...credits } = await readCredits(db, clock, accountId);
      return {
        ...credits,
        renews: renews && { at: renews.at.toISOString(), amount: renews.amount },
        costs: { resume: COST.resume, coverLetter: COST.cover_letter },
        limits: {
          requestsPerMinuteOfKey: REST_LIMITS.key[credits.plan],
          requestsPerMinuteOfAccount: REST_LIMITS.account,
        },
      };
    }),
  );

  scope.get(
    '/credits/ledger',
    signedIn(async ({ accountId }, request): Promise<Ledger> => {
      const before = queryOf(request, ledgerShape).before ?? null;
      const rows = await readLedgerPage(db, accountId, { before, limit: LEDGER_PAGE + 1 });
      const items = rows.slice(0, LEDGER_PAGE).map(entryView);
      return { items, next: rows.length > LEDGER_PAGE ? items.at(-1)!.id : null };
    }),
  );

  scope.get(
    '/usage',
    signedIn(async ({ accountId }): Promise<Usage> => ({ days: await readUsage(db, clock, accountId, USAGE_DAYS) })),
  );
}

function entryView(item: LedgerItem): LedgerEntry {
  const { document_id: id, document_title: title } = item;
  return {
    id: item.id,
    at: item.created_at.toISOString(),
    reason: item.reason,
    delta: item.delta,
    kind: item.kind,
    document: id !== null && title !== null ? { id, title } : null,
  };
}
