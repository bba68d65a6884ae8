/** A fetch that follows no redirect and ends an answer that grows too large while it arrives. */
export class TooLarge extends Error {}

export function boundedFetch(mostBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' });
    const parts: Uint8Array[] = [];
    let bytes = 0;
    for await (const part of response.body ?? []) {
      bytes += part.length;
      // Leaving the loop cancels the rest.
      if (bytes > mostBytes) throw new TooLarge(`more than ${mostBytes} bytes`);
      parts.push(part);
    }
    const { status, statusText, headers } = response;
    return new Response(status === 204 ? null : Buffer.concat(parts), { status, statusText, headers });
  };
}
