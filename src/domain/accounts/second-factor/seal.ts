import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

const KEY_ID_BYTES = 4;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts what has to be read again, under a key derived from SIGNING_SECRET for this purpose. The first secret seals, all open. */
export function createSeal(secrets: string[], purpose: string) {
  const keys = secrets.map((secret) => {
    const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
    return { key, id: createHash('sha256').update(key).digest().subarray(0, KEY_ID_BYTES) };
  });
  const newest = keys[0]!;

  return {
    seal(text: Buffer): Buffer {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', newest.key, iv);
      const sealed = Buffer.concat([cipher.update(text), cipher.final()]);
      return Buffer.concat([newest.id, iv, cipher.getAuthTag(), sealed]);
    },

    unseal(sealed: Buffer): Buffer {
      const [iv, tag, text] = [KEY_ID_BYTES, KEY_ID_BYTES + IV_BYTES, KEY_ID_BYTES + IV_BYTES + TAG_BYTES];
      const found = keys.find(({ id }) => id.equals(sealed.subarray(0, iv)));
      if (!found) throw new Error('it was sealed with a SIGNING_SECRET that is no longer given');
      const cipher = createDecipheriv('aes-256-gcm', found.key, sealed.subarray(iv, tag));
      cipher.setAuthTag(sealed.subarray(tag, text));
      return Buffer.concat([cipher.update(sealed.subarray(text)), cipher.final()]);
    },

    isNewest: (sealed: Buffer): boolean => newest.id.equals(sealed.subarray(0, KEY_ID_BYTES)),
  };
}
