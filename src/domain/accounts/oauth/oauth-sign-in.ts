import { createHash, randomBytes } from 'node:crypto';
import { AppError } from '../../../base/errors.ts';
import { loggedMessage } from '../../../base/telemetry/logged-error.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { type OAuthProvider, OAuthRefused } from '../../../platform/oauth/provider.ts';
import type { Client, Entry } from '../sign-in/sign-in.ts';
import type { AccessOptions, SignUpRules } from '../sign-up.ts';
import { findOrOpenLinked } from './linked-accounts.ts';
import { isSame, oauthStateKey, openOAuthState, type ProviderName, sealOAuthState } from './oauth-state.ts';

const STATE_MS = 10 * 60_000;

export interface OAuthSignInOptions extends AccessOptions {
  rules: SignUpRules;
  /** SIGNING_SECRET; the key of the cookie is derived from it. */
  secret: string;
  providers: Partial<Record<ProviderName, OAuthProvider>>;
}

/** Signing in with Google or GitHub: the person goes there with a challenge and comes back with a proof. */
export function createOAuthSignIn(options: OAuthSignInOptions) {
  const { db, clock, signIn, providers, baseUrl } = options;
  const key = oauthStateKey(options.secret);
  const redirectUri = (name: ProviderName) => `${baseUrl}/dashboard/api/oauth/${name}/callback`;

  function providerOf(name: string): [ProviderName, OAuthProvider] {
    const known = (['google', 'github'] as const).find((candidate) => candidate === name);
    const provider = known && providers[known];
    if (!provider) throw new AppError('NOT_FOUND', 'Nobody can sign in that way here.');
    return [known, provider];
  }

  return {
    /** Where to send the person, and what to remember until they are back. */
    begin(wanted: string, invite: string | null): { url: string; remembered: string } {
      const [name, provider] = providerOf(wanted);
      const state = randomBytes(24).toString('base64url');
      const codeVerifier = randomBytes(32).toString('base64url');
      const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
      const endsAt = clock.now().getTime() + STATE_MS;
      return {
        url: provider.authorizeUrl({ state, codeChallenge, redirectUri: redirectUri(name) }),
        remembered: sealOAuthState(key, { provider: name, state, codeVerifier, invite, endsAt }),
      };
    },

    async finish(
      wanted: string,
      back: { code: string; state: string; remembered: string },
      client: Client,
    ): Promise<Entry> {
      const [name, provider] = providerOf(wanted);
      const begun = openOAuthState(key, back.remembered);
      if (!begun || begun.provider !== name || begun.endsAt <= clock.now().getTime()) throw notOurs();
      if (!isSame(begun.state, back.state)) throw notOurs();
      const grant = { code: back.code, codeVerifier: begun.codeVerifier, redirectUri: redirectUri(name) };
      const identity = await provider.identify(grant).catch((error) => {
        options.log(`sign-in with ${name}: ${loggedMessage(error)}`);
        if (error instanceof OAuthRefused) throw notOurs();
        throw new AppError('SERVICE_UNAVAILABLE', 'The other service does not answer. Please try again.');
      });
      const { sendsEmail, pastAddresses } = options;
      const rules = { ...options.rules, sendsEmail, pastAddresses };
      const arrival = { ...identity, provider: name, invite: begun.invite };
      return inTransaction(db, async (tx) => {
        const account = await findOrOpenLinked(tx, rules, arrival, clock.now());
        return signIn.enter(tx, account.id, client);
      });
    },
  };
}

export type OAuthSignIn = ReturnType<typeof createOAuthSignIn>;

function notOurs(): AppError {
  return new AppError('FORBIDDEN', 'Signing in there did not work. Please try again.');
}
