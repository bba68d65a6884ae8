import type { IncomingHttpHeaders } from 'node:http';

/**
 * Why a request to a service on this machine must not be served, or null. A page on the internet can let its own name
 * resolve to 127.0.0.1 and so reach what listens only here (DNS rebinding); the name it used gives it away.
 */
export function rebindingProblem(headers: IncomingHttpHeaders, allowedHosts: readonly string[]): string | null {
  const host = hostNameOf(`http://${headers.host ?? ''}`);
  if (host === null || !(isLoopback(host) || allowedHosts.some((allowed) => namesHost(allowed, host)))) {
    return 'Forbidden: this Host is not served here. Call the service by its BASE_URL.';
  }
  if (headers.origin === undefined) return null;
  const origin = hostNameOf(headers.origin);
  if (origin === null || !isLoopback(origin)) {
    return 'Forbidden: a service on this machine answers only to pages of this machine.';
  }
  return null;
}

/** Entries may carry a port; it is the name that matters. */
function namesHost(allowed: string, host: string): boolean {
  return hostNameOf(`http://${allowed}`) === host;
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host);
}

/** Null for what is no address, such as the Origin `null` of a sandboxed page. */
function hostNameOf(url: string): string | null {
  return URL.parse(url)?.hostname || null;
}
