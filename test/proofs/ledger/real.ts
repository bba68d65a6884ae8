import { sql } from 'kysely';
import type { Clock } from '../../../src/base/clock.ts';
import { AppError } from '../../../src/base/errors.ts';
import { newId } from '../../../src/base/ids.ts';
import { profileSchema } from '../../../src/base/profile.ts';
import { insertAccount, lockAccount } from '../../../src/domain/accounts/accounts.ts';
import { proveAddress } from '../../../src/domain/accounts/email/first-proof.ts';
import { createPastAddresses } from '../../../src/domain/accounts/email/past-addresses.ts';
import { charge, findPayment } from '../../../src/domain/credits/charge.ts';
import { changePlan, grantPack, readBalance } from '../../../src/domain/credits/credits.ts';
import { refund } from '../../../src/domain/credits/refund.ts';
import { type CreateDocument, documentCreator } from '../../../src/domain/documents/creating/create.ts';
import { documentJob } from '../../../src/domain/documents/producing/produce.ts';
import { addVersion, setCurrentVersion } from '../../../src/domain/profiles/versions.ts';
import { type Db, inTransaction, type Tx } from '../../../src/platform/database/database.ts';
import type { Event } from './events.ts';
import { type Balance, DONE, type ModelGrant, REFUSED, refusedWith } from './model.ts';

export interface RealAccount {
  id: string;
  versionId: string;
  documents: Map<string, string>;
}

export interface RealState {
  balance: Balance;
  grants: ModelGrant[];
  /** What the entries of each grant add up to. */
  entries: Record<string, number>;
  /** Of the documents that were just made. */
  payments: Record<string, Record<string, number>>;
}

const PROFILE = profileSchema.parse({ schema: 1, basics: { name: 'Somebody' } });

const pastAddresses = createPastAddresses(['a-secret-of-the-tests-that-is-long-enough']);

/** The code that the program runs, on its own database; a clock that the run turns. */
export function realLedger(db: Db, clock: Clock) {
  const job = documentJob({
    db,
    clock,
    generate: async () => ({
      pdf: new Uint8Array(),
      text: null,
      evidence: { lines: [], fill: 1, pages: 1 },
      applied: [],
    }),
    putFile: async () => {},
    removeFile: async () => {},
    log: () => {},
  });
  const deps = {
    db,
    clock,
    queueLimit: 1_000_000,
    isStorageUsable: () => true,
    fetchCompanyPage: () => Promise.reject(new Error('no company')),
  };
  // As two server processes: in one, creates of an account take turns before they meet in the database.
  const servers: CreateDocument[] = [documentCreator(deps), documentCreator(deps)];

  const work: { [K in Event['kind']]: (account: RealAccount, event: Extract<Event, { kind: K }>) => Promise<unknown> } =
    {
      look: ({ id }) => readBalance(db, clock, id),
      confirm: ({ id }) => inTransaction(db, (tx) => proveAddress(tx, id, clock.now())),
      pack: ({ id }, { amount }) => grantPack(db, clock, id, amount),
      upgrade: ({ id }, { since }) =>
        changePlan(db, clock, id, { plan: 'pro', since: since === null ? null : new Date(since) }),
      downgrade: ({ id }) => changePlan(db, clock, id, { plan: 'free', since: null }),
      async create(account, { document }) {
        servers.reverse();
        const kind = document.startsWith('letter') ? 'cover_letter' : 'resume';
        const { id } = await servers[0]!(
          { accountId: account.id },
          { kind, body: { title: document, job_description: 'Job' } },
        );
        account.documents.set(document, id);
      },
      async charge(account, { document, cost }) {
        account.documents.set(document, await inTransaction(db, (tx) => chargeOther(tx, account, cost)));
      },
      fail: (account, { document }) =>
        inTransaction(db, (tx) =>
          job.onDead(tx, { subject: idOf(account, document), accountId: account.id }, 'reason'),
        ),
      async finish(account, { document }) {
        const subject = idOf(account, document);
        const claimed = {
          id: '',
          kind: 'document',
          subject,
          accountId: account.id,
          attempt: 1,
          worker: '',
          claim: newId(),
        };
        const [input] = await inTransaction(db, async (tx) => {
          await job.onStart(tx, [claimed]);
          return job.readInputs!(tx, [claimed]);
        });
        const result = await job.run(claimed, new AbortController().signal, () => {}, input);
        await inTransaction(db, (tx) => job.onDone(tx, [{ job: claimed, result }]));
      },
      refund: (account, { document }) =>
        inTransaction(db, (tx) => refund(tx, account.id, idOf(account, document), clock.now())),
    };

  /** Costs that no document has, to spend a whole period and split charges over many packs. */
  async function chargeOther(tx: Tx, { id: accountId, versionId }: RealAccount, cost: number): Promise<string> {
    const owner = await lockAccount(tx, accountId);
    const payment = await findPayment(tx, owner, cost, clock.now());
    const id = newId();
    await sql`insert into documents (id, account_id, kind, title, cost, request, profile_version_id, created_at)
      values (${id}, ${accountId}, 'resume', ${id}, ${cost}, '{}', ${versionId}, ${clock.now()})`.execute(tx);
    await charge(tx, owner, id, payment, clock.now());
    return id;
  }

  return {
    open: (options: { pro: boolean; confirmed: boolean; hadFreeCredits: boolean }): Promise<RealAccount> =>
      inTransaction(db, async (tx) => {
        const now = clock.now();
        const email = `${newId()}@example.com`;
        if (options.hadFreeCredits) await pastAddresses.remember(tx, email);
        const { id } = await insertAccount(tx, {
          email,
          plan: options.pro ? 'pro' : 'free',
          verifiedAt: options.confirmed ? now : null,
          pastAddresses,
          now,
        });
        const versionId = await addVersion(tx, id, PROFILE, now);
        await setCurrentVersion(tx, id, versionId);
        return { id, versionId, documents: new Map() };
      }),

    async apply<K extends Event['kind']>(account: RealAccount, event: Extract<Event, { kind: K }>): Promise<string> {
      try {
        await work[event.kind as K](account, event);
        return DONE;
      } catch (error) {
        return outcomeOf(error);
      }
    },

    async read({ id }: RealAccount): Promise<Omit<RealState, 'payments'>> {
      const balance = await readBalance(db, clock, id);
      const { rows } = await sql<GrantRow>`
        select grants.*, coalesce(sum(entries.delta), 0)::int as entries
        from credit_grants grants
        left join credit_entries entries on entries.account_id = grants.account_id and entries.grant_id = grants.id
        where grants.account_id = ${id} group by grants.id`.execute(db);
      return {
        balance,
        grants: rows.map(toGrant),
        entries: Object.fromEntries(rows.map((row) => [row.id, row.entries])),
      };
    },

    /** What a document took from which grant. */
    async payments(account: RealAccount, document: string): Promise<Record<string, number>> {
      const { rows } = await sql<{ grant_id: string; amount: number }>`
        select grant_id, -delta as amount from credit_entries
        where document_id = ${idOf(account, document)} and reason = 'charge'`.execute(db);
      return Object.fromEntries(rows.map((row) => [row.grant_id, row.amount]));
    },

    /** Charges less refunds, by document. */
    async paid({ id }: RealAccount): Promise<Record<string, number>> {
      const { rows } = await sql<{ document_id: string; paid: number }>`
        select document_id, -sum(delta)::int as paid from credit_entries
        where account_id = ${id} and document_id is not null group by document_id`.execute(db);
      return Object.fromEntries(rows.map((row) => [row.document_id, row.paid]));
    },
  };
}

export type RealLedger = ReturnType<typeof realLedger>;

interface GrantRow extends Pick<ModelGrant, 'kind' | 'state' | 'amount' | 'remaining'> {
  id: string;
  set_aside: number;
  starts_at: Date;
  ends_at: Date | null;
  entries: number;
}

function toGrant({ id, kind, state, amount, remaining, ...row }: GrantRow): ModelGrant {
  const endsAt = row.ends_at?.getTime() ?? null;
  return { id, kind, state, amount, remaining, setAside: row.set_aside, startsAt: row.starts_at.getTime(), endsAt };
}

function idOf(account: RealAccount, document: string): string {
  const id = account.documents.get(document);
  if (!id) throw new Error(`${document} was never made`);
  return id;
}

/** A unique index, a check or a trigger. Every balance is compared all the same. */
const REFUSED_BY_DATABASE = new Set(['23505', '23514', 'P0001']);

function outcomeOf(error: unknown): string {
  if (error instanceof AppError) {
    const { available } = error.details;
    return typeof available === 'number' ? refusedWith(available) : REFUSED;
  }
  const { code } = error as { code?: string };
  if (code && REFUSED_BY_DATABASE.has(code)) return REFUSED;
  throw error;
}
