import { createHash, randomUUID } from 'node:crypto';

export const newId = (): string => randomUUID();

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
export const isUuid = (text: string): boolean => UUID.test(text);

/**
 * Hands out ids made from what they name, so that importing the same text twice gives the same ids.
 * Two equal texts in one profile are told apart by a counter.
 */
export function contentIds(): (kind: string, ...parts: readonly (string | null | undefined)[]) => string {
  const seen = new Map<string, number>();
  return (kind, ...parts) => {
    const hash = createHash('sha256')
      .update(JSON.stringify([kind, ...parts]))
      .digest('base64url')
      .replace(/[-_]/g, '')
      .slice(0, 10);
    const id = `${kind}_${hash}`;
    const count = seen.get(id) ?? 0;
    seen.set(id, count + 1);
    return count === 0 ? id : `${id}_${count + 1}`;
  };
}
