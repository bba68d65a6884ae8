/**
 * For tests: public names and addresses whose traffic ends at servers on loopback. The guard stays whole, because
 * it judges what `lookup` answers, and only an address it has passed reaches `dial`.
 */
import { connect, type Server, Socket } from 'node:net';
import type { Dial } from '../destination/connect.ts';
import type { Lookup } from '../destination/lookup.ts';

export interface FakeInternet {
  lookup: Lookup;
  dial: Dial;
  /** Every name that was asked for, in order. */
  asked: string[];
  /** Every `address:port` that was dialled, in order. */
  dialled: string[];
}

/**
 * `names` gives the answers for each name: always the same ones, or the n-th list for the n-th question.
 * `servers` gives, for each port of the fake internet, the server behind all of its addresses.
 */
export function fakeInternet(
  names: Record<string, readonly string[] | readonly (readonly string[])[]>,
  servers: Record<number, Server>,
): FakeInternet {
  const asked: string[] = [];
  const dialled: string[] = [];
  return {
    asked,
    dialled,
    async lookup(hostname) {
      const earlier = asked.filter((name) => name === hostname).length;
      asked.push(hostname);
      const answers = names[hostname] ?? [];
      const turn = answers[Math.min(earlier, answers.length - 1)] ?? [];
      return typeof turn === 'string' ? (answers as readonly string[]) : turn;
    },
    dial(address, port) {
      dialled.push(`${address}:${port}`);
      const server = servers[port];
      return server ? connect(loopbackPort(server), '127.0.0.1') : deadSocket();
    },
  };
}

function loopbackPort(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server does not listen on a port yet');
  return address.port;
}

/** Never connects and never fails. */
function deadSocket(): Socket {
  return new Socket();
}
