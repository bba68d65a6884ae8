import { createHash } from 'node:crypto';
import { once } from 'node:events';
import net from 'node:net';
import type { Clock } from '../../../src/base/clock.ts';
import { SCRIPTS } from '../../../src/platform/limits/redis-scripts.ts';

/** By their text and by their hash: the same scripts, told the time by their last two arguments. What would expire stays. */
const TURNED = new Map(
  Object.values(SCRIPTS).flatMap((lua) => {
    const turned = lua
      .replace("redis.call('TIME')", '{ ARGV[#ARGV - 1], ARGV[#ARGV] }')
      .replace("redis.call('PEXPIREAT', key, ends)", "redis.call('PERSIST', key)");
    return [lua, createHash('sha1').update(lua).digest('hex')].map((name) => [name, turned] as const);
  }),
);

/** A way to a Redis on which its scripts see the time of a test's clock. */
export async function turnedRedis(port: number, clock: Clock): Promise<{ url: string; close(): void }> {
  const sockets = new Set<net.Socket>();
  const server = net.createServer((near) => {
    const far = net.connect(port, '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    far.pipe(near);
    let unread = '';
    near.setEncoding('latin1').on('data', (text: string) => {
      unread += text;
      for (let read = readCommand(unread); read; read = readCommand(unread)) {
        unread = unread.slice(read.length);
        far.write(written(turned(read.words, clock.now().getTime())), 'latin1');
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `redis://127.0.0.1:${(server.address() as net.AddressInfo).port}`,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

function turned(words: string[], nowMs: number): string[] {
  const [command = '', script = '', ...rest] = words;
  const lua = /^eval/i.test(command) ? TURNED.get(script) : undefined;
  if (lua === undefined) return words;
  return ['eval', lua, ...rest, String(Math.floor(nowMs / 1000)), String((nowMs % 1000) * 1000)];
}

/** The first command of what a client sent; null while it is not complete. */
function readCommand(text: string): { words: string[]; length: number } | null {
  const head = /^\*(\d+)\r\n/.exec(text);
  if (!head) return null;
  const words: string[] = [];
  const size = /\$(\d+)\r\n/y;
  let at = head[0].length;
  while (words.length < Number(head[1])) {
    size.lastIndex = at;
    const found = size.exec(text);
    if (!found) return null;
    const end = size.lastIndex + Number(found[1]);
    if (text.length < end + 2) return null;
    words.push(text.slice(size.lastIndex, end));
    at = end + 2;
  }
  return { words, length: at };
}

const written = (words: string[]): string =>
  `*${words.length}\r\n${words.map((word) => `$${Buffer.byteLength(word, 'latin1')}\r\n${word}\r\n`).join('')}`;
