/** `Text/HTML; charset=…` → `text/html`. */
export function mediaTypeOf(contentType: string): string {
  return contentType.split(';')[0]!.trim().toLowerCase();
}
