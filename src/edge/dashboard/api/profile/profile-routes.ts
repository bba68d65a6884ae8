import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../../../base/errors.ts';
import { mergeImport, restoreVersion, saveProfile } from '../../../../domain/profiles/edit.ts';
import { exportProfile } from '../../../../domain/profiles/export.ts';
import { findImport, findLatestImport } from '../../../../domain/profiles/import-view.ts';
import { readProfileState } from '../../../../domain/profiles/profile-state.ts';
import { listVersions, readCurrentVersion, readVersionByNumber } from '../../../../domain/profiles/versions.ts';
import type { ApiDeps } from '../api-deps.ts';
import { bodyOf } from '../bodies.ts';
import { parameter, signedIn } from '../guards/session-guard.ts';
import type { ProfileVersion, ProfileView } from '../types/profile.ts';
import { importView } from './import-routes.ts';

const PROFILE_BYTES = 4 * 1024 * 1024;

const changeShape = z.object({
  profile: z.unknown(),
  basedOn: z.number({ error: 'basedOn must be the number of a version, or null' }).int().nullable(),
});

export function registerProfileRoutes(scope: FastifyInstance, deps: ApiDeps): void {
  const { db, clock } = deps;

  scope.get(
    '/profile',
    signedIn(async ({ accountId }): Promise<ProfileView> => {
      const [{ status, reason }, current, latest] = await Promise.all([
        readProfileState(db, accountId),
        readCurrentVersion(db, accountId),
        findLatestImport(db, accountId),
      ]);
      return {
        status,
        reason,
        version: current?.number ?? null,
        profile: current?.profile ?? null,
        latestImport: latest && importView(latest),
      };
    }),
  );

  scope.put(
    '/profile',
    { bodyLimit: PROFILE_BYTES },
    signedIn(async ({ accountId }, request) => {
      const { profile, basedOn } = bodyOf(request, changeShape);
      return { version: await saveProfile(db, clock, accountId, { profile, basedOn }, deps.storageBytes) };
    }),
  );

  // Not among the routes of imports, whose bodies are files.
  scope.post(
    '/profile/imports/:id/merge',
    { bodyLimit: PROFILE_BYTES },
    signedIn(async ({ accountId }, request) => {
      const { profile, basedOn } = bodyOf(request, changeShape);
      const { id: importId } = await findImport(db, accountId, parameter(request, 'id'));
      const edit = { profile, basedOn };
      return { version: await mergeImport(db, clock, { accountId, importId }, edit, deps.storageBytes) };
    }),
  );

  scope.get(
    '/profile/versions',
    signedIn(async ({ accountId }): Promise<ProfileVersion[]> => {
      const versions = await listVersions(db, accountId);
      return versions.map(({ created_at, ...version }) => ({ ...version, createdAt: created_at.toISOString() }));
    }),
  );

  scope.get(
    '/profile/versions/:number',
    signedIn(async ({ accountId }, request) => ({
      profile: await readVersionByNumber(db, accountId, versionNumber(parameter(request, 'number'))),
    })),
  );

  scope.post(
    '/profile/versions/:number/restore',
    signedIn(async ({ accountId }, request) => ({
      version: await restoreVersion(db, clock, accountId, versionNumber(parameter(request, 'number'))),
    })),
  );

  scope.get(
    '/profile/export',
    signedIn(async ({ accountId }, _request, reply) => {
      const resume = await exportProfile(db, accountId);
      reply.header('content-disposition', 'attachment; filename="resume.json"').type('application/json; charset=utf-8');
      return `${JSON.stringify(resume, null, 2)}\n`;
    }),
  );
}

function versionNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new AppError('NOT_FOUND', 'There is no such version.');
  return Number(text);
}
