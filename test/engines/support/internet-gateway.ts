import { once } from 'node:events';
import net from 'node:net';
import type { PublicAddress } from '../../../src/platform/outbound/destination/addresses.ts';
import type { Network } from '../../../src/platform/outbound/fetch-public.ts';

/** What `by-gateway.ts` writes first. */
export type Wish = { lookup: string } | { dial: [address: PublicAddress, port: number] };

/** Joins programs that were loaded with `by-gateway.ts` to the internet of a test. */
export async function openGateway(network: Required<Network>): Promise<{ port: number; close(): void }> {
  const sockets = new Set<net.Socket>();
  const server = net.createServer((near) => {
    sockets.add(near);
    near.on('error', () => {});
    near.on('close', () => sockets.delete(near));
    let head = '';
    near.on('data', function read(chunk: Buffer) {
      head += chunk.toString('latin1');
      const end = head.indexOf('\n');
      if (end < 0) return;
      near.off('data', read).pause();
      near.unshift(Buffer.from(head.slice(end + 1), 'latin1'));
      void grant(near, JSON.parse(head.slice(0, end)));
    });
  });

  async function grant(near: net.Socket, wish: Wish): Promise<void> {
    if ('lookup' in wish) {
      near.end(JSON.stringify(await network.lookup(wish.lookup, AbortSignal.timeout(5_000))));
      return;
    }
    const far = network.dial(...wish.dial);
    far.on('error', () => near.destroy());
    far.on('close', () => near.destroy());
    near.on('close', () => far.destroy());
    // Only a socket that is on its way somewhere can be written to.
    if (far.connecting) near.pipe(far).pipe(near);
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as net.AddressInfo).port,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
