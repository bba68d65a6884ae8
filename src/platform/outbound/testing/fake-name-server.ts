/** For tests: a name server on loopback, or inside a network namespace, that says what it is told to. */
import { createSocket, type Socket } from 'node:dgram';
import { isIP } from 'node:net';

const TYPE_A = 1;
const TYPE_AAAA = 28;
const HEADER_BYTES = 12;
const FLAGS_ANSWER = 0x8180;
const FLAGS_NO_SUCH_NAME = 0x8183;

/** Addresses for the n-th question of that type (from 0), or null to stay silent. */
export type Zone = Record<string, (type: 'A' | 'AAAA', times: number) => readonly string[] | null>;

export async function startNameServer(zone: Zone, address: string, port: number): Promise<Socket> {
  const socket = createSocket('udp4');
  const times = new Map<string, number>();
  socket.on('message', (query, from) => {
    const { name, type, question } = readQuestion(query);
    const key = `${name} ${type}`;
    const count = times.get(key) ?? 0;
    times.set(key, count + 1);
    const addresses = zone[name] === undefined ? undefined : answersOf(zone[name], type, count);
    if (addresses !== null) socket.send(reply(query, question, addresses), from.port, from.address);
  });
  await new Promise<void>((resolve) => socket.bind(port, address, resolve));
  return socket;
}

function answersOf(answer: Zone[string], type: number, times: number): readonly string[] | null {
  if (type === TYPE_A) return answer('A', times);
  if (type === TYPE_AAAA) return answer('AAAA', times);
  return [];
}

function readQuestion(query: Buffer): { name: string; type: number; question: Buffer } {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = query[at]!; length > 0; length = query[at]!) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  return {
    name: labels.join('.').toLowerCase(),
    type: query.readUInt16BE(at + 1),
    question: query.subarray(HEADER_BYTES, at + 5),
  };
}

function reply(query: Buffer, question: Buffer, addresses: readonly string[] | undefined): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  query.copy(header, 0, 0, 2);
  header.writeUInt16BE(addresses === undefined ? FLAGS_NO_SUCH_NAME : FLAGS_ANSWER, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(addresses?.length ?? 0, 6);
  return Buffer.concat([header, question, ...(addresses ?? []).map(record)]);
}

/** The name is a pointer to the question's; the time to live is 0. */
function record(address: string): Buffer {
  const isVersion4 = isIP(address) === 4;
  const bytes = isVersion4 ? Buffer.from(address.split('.').map(Number)) : ipv6Bytes(address);
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc000 + HEADER_BYTES, 0);
  head.writeUInt16BE(isVersion4 ? TYPE_A : TYPE_AAAA, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(bytes.length, 10);
  return Buffer.concat([head, bytes]);
}

function ipv6Bytes(address: string): Buffer {
  const [left = '', right = ''] = address.split('::');
  const before = left === '' ? [] : left.split(':');
  const after = right === '' ? [] : right.split(':');
  const zeros = Array<string>(8 - before.length - after.length).fill('0');
  const groups = [...before, ...zeros, ...after].map((group) => group.padStart(4, '0'));
  return Buffer.from(groups.join(''), 'hex');
}
