/** What a file that becomes a profile may hold. */
export const IMPORT_MAX_MB = 10;
export const IMPORT_MAX_BYTES = IMPORT_MAX_MB * 1024 * 1024;
/** Thirty full pages are about 150,000 characters. */
export const IMPORT_MAX_CHARACTERS = 400_000;
