import type { FastifyInstance } from 'fastify';
import { findAccount } from '../../../../domain/accounts/accounts.ts';
import { hasDocuments } from '../../../../domain/documents/documents.ts';
import { readProfileState } from '../../../../domain/profiles/profile-state.ts';
import type { ApiDeps } from '../api-deps.ts';
import { signedIn } from '../guards/session-guard.ts';
import type { Session } from '../types/sign-in.ts';

export function registerSessionRoutes(scope: FastifyInstance, deps: ApiDeps): void {
  scope.get(
    '/session',
    signedIn(({ accountId }) => sessionOf(deps, accountId)),
  );
}

export async function sessionOf({ db }: ApiDeps, accountId: string): Promise<Session> {
  const [account, profile, made] = await Promise.all([
    findAccount(db, accountId),
    readProfileState(db, accountId),
    hasDocuments(db, accountId),
  ]);
  return {
    account: { id: account.id, email: account.email, plan: account.plan },
    profile: { status: profile.status, reason: profile.reason, hasName: profile.hasName },
    hasDocuments: made,
  };
}
