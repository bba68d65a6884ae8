import { firstCharacters } from '../../base/text.ts';

const NAME_MAX_CHARACTERS = 120;

/** Shown in the browser, and saved under the document's title (RFC 6266: an ASCII name and the real one). */
export function contentDisposition(title: string): string {
  const name = `${fileName(title)}.pdf`;
  const ascii = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%]/g, '_');
  return `inline; filename="${ascii}"; filename*=UTF-8''${encode(name)}`;
}

/** Without what file systems and headers refuse: separators, reserved characters, controls, leading and trailing dots. */
function fileName(title: string): string {
  const safe = title
    .replace(/[\p{Cc}\p{Cf}\p{Cs}/\\:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  return firstCharacters(safe, NAME_MAX_CHARACTERS).trim() || 'document';
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
}
