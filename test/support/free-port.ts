import { randomInt } from 'node:crypto';
import net from 'node:net';

/** Below the range from which systems choose ports of their own, so that nothing takes it between the look and the use. */
const LOWEST = 20_000;
const HIGHEST = 32_000;
const ATTEMPTS = 50;

/** A loopback port on which nothing listens. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const port = randomInt(LOWEST, HIGHEST);
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port was found in ${ATTEMPTS} attempts.`);
}

function isFree(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const probe = net.createServer();
  probe.once('error', () => resolve(false));
  probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  return promise;
}
