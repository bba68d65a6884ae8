import { exchangeCode, readAs } from './exchange.ts';
import { type Fetch, type OAuthClient, type OAuthProvider, OAuthRefused } from './provider.ts';

const AUTHORIZE = 'https://accounts.google.com/o/oauth2/v2/auth';
const TOKEN = 'https://oauth2.googleapis.com/token';
const PERSON = 'https://openidconnect.googleapis.com/v1/userinfo';

export function createGoogle(client: OAuthClient, fetch: Fetch): OAuthProvider {
  return {
    authorizeUrl({ state, codeChallenge, redirectUri }) {
      const query = new URLSearchParams({
        client_id: client.id,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'openid email',
        state,
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
        prompt: 'select_account',
      });
      return `${AUTHORIZE}?${query}`;
    },
    async identify(grant) {
      const token = await exchangeCode(fetch, TOKEN, client, grant);
      const person = (await readAs(fetch, PERSON, token)) as Record<string, unknown>;
      const { sub, email, email_verified: isVerified } = person;
      if (typeof sub !== 'string' || typeof email !== 'string' || isVerified !== true) {
        throw new OAuthRefused('Google vouches for no address of this person');
      }
      return { subject: sub, email };
    },
  };
}
