import { exchangeCode, readAs } from './exchange.ts';
import { type Fetch, type OAuthClient, type OAuthProvider, OAuthRefused } from './provider.ts';

const AUTHORIZE = 'https://github.com/login/oauth/authorize';
const TOKEN = 'https://github.com/login/oauth/access_token';
const PERSON = 'https://api.github.com/user';
const ADDRESSES = 'https://api.github.com/user/emails';

interface Address {
  email: string;
  primary: boolean;
  verified: boolean;
}

export function createGitHub(client: OAuthClient, fetch: Fetch): OAuthProvider {
  return {
    authorizeUrl({ state, codeChallenge, redirectUri }) {
      const query = new URLSearchParams({
        client_id: client.id,
        redirect_uri: redirectUri,
        scope: 'user:email',
        state,
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
      });
      return `${AUTHORIZE}?${query}`;
    },
    async identify(grant) {
      const token = await exchangeCode(fetch, TOKEN, client, grant);
      const [person, addresses] = await Promise.all([readAs(fetch, PERSON, token), readAs(fetch, ADDRESSES, token)]);
      const { id } = person as { id?: unknown };
      const list = Array.isArray(addresses) ? (addresses as Address[]) : [];
      const own = list.find((address) => address.primary && address.verified && typeof address.email === 'string');
      if (typeof id !== 'number' || !own) throw new OAuthRefused('GitHub vouches for no address of this person');
      return { subject: String(id), email: own.email };
    },
  };
}
