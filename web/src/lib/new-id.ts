/** For what a person adds. Browsers offer `randomUUID` on secure pages only; a server in the local network has none. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
