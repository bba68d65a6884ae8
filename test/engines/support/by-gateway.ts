/** Loaded by --import: a program whose names and public addresses are those of the internet of a test. */
import { Resolver } from 'node:dns/promises';
import net from 'node:net';
import { text } from 'node:stream/consumers';
import { isPublicAddress } from '../../../src/platform/outbound/destination/addresses.ts';
import type { Wish } from './internet-gateway.ts';

const PORT = Number(process.env.INTERNET_GATEWAY);
const connect = net.Socket.prototype.connect as (this: net.Socket, ...args: unknown[]) => net.Socket;

function wishing(wish: Wish, socket = new net.Socket()): net.Socket {
  socket.once('connect', () => socket.write(`${JSON.stringify(wish)}\n`));
  return connect.call(socket, { port: PORT, host: '127.0.0.1' });
}

Resolver.prototype.resolve4 = (async (name: string) =>
  JSON.parse(await text(wishing({ lookup: name })))) as unknown as Resolver['resolve4'];
Resolver.prototype.resolve6 = async () => [];

net.Socket.prototype.connect = function dial(this: net.Socket, ...args: unknown[]) {
  const { host = '', port } = (Array.isArray(args[0]) ? args[0][0] : args[0]) as net.TcpNetConnectOpts;
  return isPublicAddress(host) ? wishing({ dial: [host, port] }, this) : connect.apply(this, args);
} as typeof net.Socket.prototype.connect;
