import { firstCharacters } from '../../base/text.ts';

const NAME_MAX_CHARACTERS = 100;

/** A name that every file system takes and that leads nowhere else. */
export function fileName(text: string): string {
  const safe = text
    .replace(/[\p{Cc}\p{Cf}\p{Cs}/\\:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  return firstCharacters(safe, NAME_MAX_CHARACTERS).trim() || 'file';
}
