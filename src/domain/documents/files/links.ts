import { createHash, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../../base/clock.ts';
import { PDF_LINK_SECONDS } from '../../../base/contract.ts';
import { createSigner } from './hmac.ts';

export interface SignedLink {
  url: string;
  expiresAt: Date;
}

export interface LinkParts {
  documentId: string;
  expires: string;
  keyId: string;
  signature: string;
}

interface SigningKey {
  id: string;
  sign: (text: string) => Buffer;
}

/**
 * Links to finished PDFs that need no API key. The first secret signs, all verify, so that a secret can be replaced
 * without breaking the links of the last hour.
 */
export function createLinks(options: { baseUrl: string; secrets: string[]; clock: Clock }) {
  const keys: SigningKey[] = options.secrets.map((secret) => ({
    id: keyIdOf(secret),
    sign: createSigner(secret),
  }));

  return {
    sign(documentId: string, ttlSeconds: number = PDF_LINK_SECONDS): SignedLink {
      const key = keys[0]!;
      const expires = Math.floor(options.clock.now().getTime() / 1000) + ttlSeconds;
      const signature = signatureOf(key, documentId, String(expires)).toString('base64url');
      const query = `expires=${expires}&key=${key.id}&signature=${signature}`;
      return { url: `${options.baseUrl}/files/${documentId}.pdf?${query}`, expiresAt: new Date(expires * 1000) };
    },

    /** Whether the link is ours, unchanged and still valid. */
    verify(link: LinkParts): boolean {
      if (!/^\d{1,12}$/.test(link.expires)) return false;
      const key = keys.find((candidate) => candidate.id === link.keyId);
      // An unknown key costs the same work as a known one.
      const expected = signatureOf(key ?? keys[0]!, link.documentId, link.expires);
      const given = Buffer.from(link.signature, 'base64url');
      const matches = given.length === expected.length && timingSafeEqual(given, expected);
      return key !== undefined && matches && Number(link.expires) * 1000 > options.clock.now().getTime();
    },
  };
}

export type Links = ReturnType<typeof createLinks>;

function keyIdOf(secret: string): string {
  return createHash('sha256').update(`letterpress link key ${secret}`).digest('hex').slice(0, 8);
}

function signatureOf(key: SigningKey, documentId: string, expires: string): Buffer {
  return key.sign(`${key.id}\n${documentId}\n${expires}`);
}
