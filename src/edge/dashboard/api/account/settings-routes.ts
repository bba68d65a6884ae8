import type { FastifyInstance } from 'fastify';
import { readSettings, saveSettings, settingsShape } from '../../../../domain/accounts/settings.ts';
import type { ApiDeps } from '../api-deps.ts';
import { bodyOf } from '../bodies.ts';
import { signedIn } from '../guards/session-guard.ts';

export function registerSettingsRoutes(scope: FastifyInstance, deps: ApiDeps): void {
  scope.get(
    '/settings',
    signedIn(({ accountId }) => readSettings(deps.db, accountId)),
  );

  scope.put(
    '/settings',
    signedIn(({ accountId }, request) => saveSettings(deps.db, accountId, bodyOf(request, settingsShape))),
  );
}
