/** Who somebody is, in the words of the provider that they signed in to. */
export interface Identity {
  /** Stays the same when the person changes the address there. */
  subject: string;
  /** The provider has verified it. */
  email: string;
}

export interface Challenge {
  state: string;
  /** PKCE: whoever intercepts the code cannot use it without the verifier behind this. */
  codeChallenge: string;
  redirectUri: string;
}

export interface Grant {
  code: string;
  codeVerifier: string;
  redirectUri: string;
}

export interface OAuthProvider {
  /** Where the person is sent to. */
  authorizeUrl(challenge: Challenge): string;
  /** Who came back. Rejects with `OAuthRefused` when the provider does not vouch for an address. */
  identify(grant: Grant): Promise<Identity>;
}

export class OAuthRefused extends Error {}

export interface OAuthClient {
  id: string;
  secret: string;
}

/** The part of `fetch` that is needed, so that tests can stand in for a provider. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;
