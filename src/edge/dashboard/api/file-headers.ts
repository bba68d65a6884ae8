import { firstCharacters } from '../../../base/text.ts';

const NAME_MAX_CHARACTERS = 120;

/** A Content-Disposition that saves under this name (RFC 6266: an ASCII name and the real one). */
export function attachment(name: string): string {
  const safe = firstCharacters(
    name
      .replace(/[\p{Cc}\p{Cf}\p{Cs}/\\:*?"<>|]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .replace(/^[. ]+|[. ]+$/g, ''),
    NAME_MAX_CHARACTERS,
  ).trim();
  const chosen = safe === '' ? 'file' : safe;
  const ascii = chosen.replace(/[^\x20-\x7e]/g, '_').replace(/%/g, '_');
  const encoded = encodeURIComponent(chosen).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

/** Browsers apply a file's policy to their own viewer of PDFs, so it says no more than who may embed it. */
export const PDF_POLICY = "frame-ancestors 'self'";
