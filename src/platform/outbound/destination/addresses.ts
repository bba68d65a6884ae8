import { BlockList, isIP } from 'node:net';

/** An address that passed `isPublicAddress`. Only these can be dialled: `connect.ts` accepts no plain string. */
export type PublicAddress = string & { readonly checked: 'public' };

/** What IANA has set aside for global unicast. Everything outside (mapped, compatible, NAT64, local …) is refused. */
const GLOBAL_IPV6 = subnets('ipv6', ['2000::/3']);

/** Parts of that space that lead elsewhere: tunnels that embed an IPv4 address, documentation, benchmarks, AS112. */
const SPECIAL_IPV6 = subnets('ipv6', [
  '2001::/23', // protocol assignments: Teredo, ORCHID, benchmarking
  '2001:db8::/32',
  '2002::/16', // 6to4
  '2620:4f:8000::/48',
  '3ffe::/16', // 6bone, handed back
  '3fff::/20',
]);

const GLOBAL_IPV4 = subnets('ipv4', ['0.0.0.0/1', '128.0.0.0/2', '192.0.0.0/3']); // all but multicast and reserved

/** The IANA special-purpose registry, whether or not a block is said to be reachable, and one cloud's host address. */
const SPECIAL_IPV4 = subnets('ipv4', [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10', // carrier-grade NAT; a cloud's metadata server
  '127.0.0.0/8',
  '168.63.129.16/32', // a cloud's host agent, inside an otherwise public block
  '169.254.0.0/16', // link-local; metadata servers
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
]);

function subnets(family: 'ipv4' | 'ipv6', blocks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const block of blocks) {
    const [network, prefix] = block.split('/');
    list.addSubnet(network!, Number(prefix), family);
  }
  return list;
}

export function isPublicAddress(address: string): address is PublicAddress {
  // A zone names an interface of this machine; no public address has one.
  if (address.includes('%')) return false;
  const version = isIP(address);
  if (version === 4) return GLOBAL_IPV4.check(address, 'ipv4') && !SPECIAL_IPV4.check(address, 'ipv4');
  if (version === 6) return GLOBAL_IPV6.check(address, 'ipv6') && !SPECIAL_IPV6.check(address, 'ipv6');
  return false;
}
