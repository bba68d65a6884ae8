import { Resolver } from 'node:dns/promises';
import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { orAbort } from '../or-abort.ts';
import { Refusal } from '../refusal.ts';
import { isPublicAddress, type PublicAddress } from './addresses.ts';

/** All addresses of a host name, IPv4 and IPv6, unchecked. Rejects when there is none. */
export type Lookup = (hostname: string, signal: AbortSignal) => Promise<readonly string[]>;

const QUERY_TIMEOUT_MS = 1500;
const QUERY_TRIES = 2;
/** How long the second kind of record may lag behind the first before we go on without it. */
const SECOND_ANSWER_MS = 500;

/** Asks once. One private answer among public ones is enough to refuse: the set is an attempt to get in. */
export async function resolvePublic(host: string, lookup: Lookup, signal: AbortSignal): Promise<PublicAddress[]> {
  const answers = isIP(host) === 0 ? await orAbort(lookup(host, signal), signal) : [host];
  if (answers.length === 0) throw new Refusal('not_found');
  return answers.map((address) => {
    if (!isPublicAddress(address)) throw new Refusal('not_found', { cause: new Error('an answer is not public') });
    return address;
  });
}

/**
 * The hosts file, then the name servers. Not `dns.lookup`: it holds one of libuv's four threads until the name server
 * answers and cannot be cancelled, so four names of a silent server would stop all file work of the process.
 */
export const systemLookup: Lookup = async (hostname, signal) => {
  const local = await hostsFileAnswers(hostname);
  return local.length > 0 ? local : nameServerAnswers(hostname, signal);
};

/** `servers` are the system's unless given. */
export async function nameServerAnswers(
  hostname: string,
  signal: AbortSignal,
  servers?: readonly string[],
): Promise<string[]> {
  const resolver = new Resolver({ timeout: QUERY_TIMEOUT_MS, tries: QUERY_TRIES });
  if (servers !== undefined) resolver.setServers(servers);
  const cancel = (): void => resolver.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  let lagging: NodeJS.Timeout | undefined;
  // Whoever answers first starts the other's time.
  const query = async (answer: Promise<string[]>): Promise<string[]> => {
    const addresses = await answer;
    lagging ??= setTimeout(cancel, SECOND_ANSWER_MS);
    return addresses;
  };
  try {
    const settled = await Promise.allSettled([query(resolver.resolve4(hostname)), query(resolver.resolve6(hostname))]);
    const addresses = settled.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
    if (addresses.length === 0) throw noAddress(settled);
    return addresses;
  } finally {
    clearTimeout(lagging);
    signal.removeEventListener('abort', cancel);
  }
}

/** A name server that is silent or broken has not said that the name does not exist. */
function noAddress(settled: readonly PromiseSettledResult<unknown>[]): Refusal {
  const failures = settled.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  const isSaidByServer = failures.every(({ code }) => code === 'ENOTFOUND' || code === 'ENODATA');
  return new Refusal(isSaidByServer ? 'not_found' : 'no_answer', { cause: failures[0] });
}

async function hostsFileAnswers(hostname: string): Promise<string[]> {
  const text = await readFile(hostsFilePath(), 'utf8').catch(() => '');
  return addressesInHostsFile(text, hostname);
}

function hostsFilePath(): string {
  if (process.platform !== 'win32') return '/etc/hosts';
  return join(process.env.SystemRoot ?? 'C:\\Windows', 'System32', 'drivers', 'etc', 'hosts');
}

export function addressesInHostsFile(text: string, hostname: string): string[] {
  const wanted = hostname.toLowerCase();
  return text.split('\n').flatMap((line) => {
    const [address, ...names] = line.replace(/#.*/, '').trim().split(/\s+/);
    return address && names.some((name) => name.toLowerCase() === wanted) ? [address] : [];
  });
}
