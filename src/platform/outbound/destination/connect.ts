import { once } from 'node:events';
import { isIP, connect as openSocket, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { connect as startTls } from 'node:tls';
import { Refusal } from '../refusal.ts';
import type { PublicAddress } from './addresses.ts';
import { hostOf } from './company-url.ts';

/** Opens a socket to an address that was checked. Tests put a loopback server behind a public address here. */
export type Dial = (address: PublicAddress, port: number) => Socket;

/** Never looks a name up: the type admits only an address. */
export const systemDial: Dial = (address, port) => openSocket({ host: address, port, autoSelectFamily: false });

const MAX_ADDRESSES = 6;
/** An address that stays silent this long gets company from the next one (RFC 8305). */
const NEXT_ADDRESS_MS = 250;

export interface Destination {
  url: URL;
  addresses: readonly PublicAddress[];
}

/** A socket to one of the addresses; over TLS, with the URL's own host verified, where the scheme asks for it. */
export async function connectTo(destination: Destination, dial: Dial, signal: AbortSignal): Promise<Socket> {
  const { url } = destination;
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  const socket = await connectToAny(inDiallingOrder(destination.addresses), port, dial, signal);
  return url.protocol === 'https:' ? secure(socket, hostOf(url), signal) : socket;
}

/** Families take turns, IPv6 first, so that a dead family costs one step only. */
function inDiallingOrder(addresses: readonly PublicAddress[]): PublicAddress[] {
  const ipv6 = addresses.filter((address) => isIP(address) === 6);
  const ipv4 = addresses.filter((address) => isIP(address) === 4);
  const longest = Math.max(ipv6.length, ipv4.length);
  const turns = Array.from({ length: longest }, (_, index) => [ipv6[index], ipv4[index]]);
  return turns
    .flat()
    .filter((address) => address !== undefined)
    .slice(0, MAX_ADDRESSES);
}

async function connectToAny(
  addresses: readonly PublicAddress[],
  port: number,
  dial: Dial,
  signal: AbortSignal,
): Promise<Socket> {
  const opened: Socket[] = [];
  const decided = new AbortController();
  const attempt = async (address: PublicAddress): Promise<Socket> => {
    const socket = dial(address, port);
    opened.push(socket);
    // An error after the race is decided has nobody waiting for it and must not end the process.
    socket.on('error', () => undefined);
    await once(socket, 'connect', { signal: decided.signal });
    return socket;
  };
  const stop = (): void => decided.abort(signal.reason);
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop, { once: true });
  let winner: Socket | undefined;
  try {
    winner = await firstConnected(addresses, attempt, decided.signal);
    return winner;
  } catch (error) {
    throw new Refusal(signal.aborted ? 'no_answer' : 'no_connection', { cause: error });
  } finally {
    signal.removeEventListener('abort', stop);
    decided.abort();
    for (const socket of opened) if (socket !== winner) socket.destroy();
  }
}

async function firstConnected(
  addresses: readonly PublicAddress[],
  attempt: (address: PublicAddress) => Promise<Socket>,
  decided: AbortSignal,
): Promise<Socket> {
  decided.throwIfAborted();
  const [first, ...rest] = addresses;
  const current = attempt(first!);
  if (rest.length === 0) return current;
  const failed = current.catch(() => undefined);
  const socket = await Promise.race([failed, delay(NEXT_ADDRESS_MS, undefined, { signal: decided })]);
  return socket ?? Promise.any([current, firstConnected(rest, attempt, decided)]);
}

async function secure(socket: Socket, host: string, signal: AbortSignal): Promise<Socket> {
  const secured = startTls({
    socket,
    host,
    // Server names are names only; for an address the certificate is checked against `host`.
    servername: isIP(host) === 0 ? host : '',
    ALPNProtocols: ['http/1.1'],
    // Said here because an environment variable can turn the default off.
    rejectUnauthorized: true,
  });
  secured.on('error', () => undefined);
  try {
    await once(secured, 'secureConnect', { signal });
    return secured;
  } catch (error) {
    secured.destroy();
    socket.destroy();
    throw new Refusal(signal.aborted ? 'no_answer' : 'insecure', { cause: error });
  }
}
