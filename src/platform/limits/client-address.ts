import { BlockList, isIP, isIPv4 } from 'node:net';

/** What is asked of a list of trusted proxies; `net.BlockList` is one. */
export interface AddressList {
  check(address: string, family: 'ipv4' | 'ipv6'): boolean;
}

/** Stands for a peer without an address (a socket that is already gone). */
const UNKNOWN = 'unknown';

/** More trusted proxies in a row than this is a header to distrust. */
const MAX_HOPS = 32;

const IPV4_MAPPED_BITS = 96;

/**
 * Whom to count a request for: the socket's address, unless the peer is a trusted proxy; then the right-most address of
 * X-Forwarded-For that is not itself a trusted proxy. Everything left of that was written by the client and means nothing.
 * A malformed header counts for the peer. IPv6 counts by /64, IPv4-mapped addresses as IPv4.
 */
export function clientAddress(
  socketAddress: string,
  forwardedFor: string | undefined,
  trustedProxies: AddressList,
): string {
  const peer = plainAddress(socketAddress);
  if (peer === null) return UNKNOWN;
  if (forwardedFor === undefined || !isListed(peer, trustedProxies)) return countedAs(peer);
  return countedAs(rightmostUntrusted(forwardedFor, trustedProxies) ?? peer);
}

/** Comma-separated addresses and CIDR ranges; throws an Error that names the first bad one. */
export function parseTrustedProxies(text: string): BlockList {
  const list = new BlockList();
  const entries = text.split(',').map((entry) => entry.trim());
  for (const entry of entries) {
    if (entry !== '') addRange(list, entry);
  }
  return list;
}

/** Null when the header is malformed. When every hop is trusted the request began at the left-most. */
function rightmostUntrusted(forwardedFor: string, trustedProxies: AddressList): string | null {
  let end = forwardedFor.length;
  for (let hop = 0; hop < MAX_HOPS; hop++) {
    const comma = end === 0 ? -1 : forwardedFor.lastIndexOf(',', end - 1);
    const address = plainAddress(withoutPort(forwardedFor.slice(comma + 1, end).trim()));
    if (address === null) return null;
    if (comma === -1 || !isListed(address, trustedProxies)) return address;
    end = comma;
  }
  return null;
}

function isListed(address: string, list: AddressList): boolean {
  return list.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
}

/** Some proxies write `192.0.2.1:5678`, `[2001:db8::1]` or `[2001:db8::1]:5678`. */
function withoutPort(text: string): string {
  const match = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d{1,5})?$/.exec(text);
  return match?.[1] ?? match?.[2] ?? text;
}

/** The address without a zone, IPv4-mapped ones as IPv4; null for what is no address. */
function plainAddress(text: string): string | null {
  const family = isIP(text);
  if (family === 0) return null;
  if (family === 4) return text;
  const address = text.replace(/%.*$/, '');
  return mappedIpv4(groupsOf(address)) ?? address;
}

function countedAs(address: string): string {
  return isIPv4(address) ? address : `${network64(groupsOf(address))}/64`;
}

/** The first four groups; the zeros that follow them swallow the zeros at their end (RFC 5952). */
function network64(groups: number[]): string {
  const network = groups.slice(0, 4);
  while (network.at(-1) === 0) network.pop();
  return `${network.map((group) => group.toString(16)).join(':')}::`;
}

/** The eight groups of a valid IPv6 address. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const left = groupsOfPart(head);
  if (tail === undefined) return left;
  const right = groupsOfPart(tail);
  return [...left, ...new Array<number>(8 - left.length - right.length).fill(0), ...right];
}

function groupsOfPart(part: string): number[] {
  if (part === '') return [];
  return part.split(':').flatMap((group) => (group.includes('.') ? dottedGroups(group) : [Number.parseInt(group, 16)]));
}

function dottedGroups(dotted: string): number[] {
  const [a, b, c, d] = dotted.split('.').map(Number) as [number, number, number, number];
  return [a * 256 + b, c * 256 + d];
}

/** `::ffff:a.b.c.d` in any spelling. */
function mappedIpv4(groups: number[]): string | null {
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (!isMapped) return null;
  const [high, low] = [groups[6]!, groups[7]!];
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

function addRange(list: BlockList, entry: string): void {
  const [base = '', bits, ...rest] = entry.split('/');
  const address = plainAddress(base);
  if (address === null || base.includes('%') || rest.length > 0) throw badProxy(entry, 'is not an IP address or range');
  const family = isIPv4(address) ? 'ipv4' : 'ipv6';
  if (bits === undefined) {
    list.addAddress(address, family);
    return;
  }
  const isMapped = family === 'ipv4' && !isIPv4(base);
  const prefix = Number(bits) - (isMapped ? IPV4_MAPPED_BITS : 0);
  const most = family === 'ipv4' ? 32 : 128;
  if (!/^\d{1,3}$/.test(bits) || prefix < 0 || prefix > most) throw badProxy(entry, 'has a bad prefix length');
  list.addSubnet(address, prefix, family);
}

function badProxy(entry: string, why: string): Error {
  return new Error(
    `Trusted proxy '${entry}' ${why}. Write addresses or ranges separated by commas, such as 10.0.0.0/8, 2001:db8::1.`,
  );
}
