import { once } from 'node:events';
import net from 'node:net';
import { until } from './until.ts';

export interface MailServer {
  /** For SMTP_URL. */
  url: string;
  /** The newest message to this address about this, as soon as there is one. */
  message(to: string, about: RegExp): Promise<string>;
  count(to: string): number;
  close(): Promise<void>;
}

/** Takes every message over SMTP, as far as a test needs it, and keeps it. */
export async function startMailServer(): Promise<MailServer> {
  const messages: string[] = [];
  const server = net.createServer((socket) => receive(socket, (text) => messages.unshift(text)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  const isTo = (to: string) => (text: string) => text.includes(`To: ${to}\n`);
  return {
    url: `smtp://127.0.0.1:${port}`,
    async message(to, about) {
      const found = await until(() => messages.filter(isTo(to)).find((text) => about.test(text)));
      return found.replace(/=\n/g, '').replace(/=3D/g, '=');
    },
    count: (to) => messages.filter(isTo(to)).length,
    async close() {
      server.close();
    },
  };
}

function receive(socket: net.Socket, onMessage: (text: string) => void): void {
  let inMessage = false;
  let message = '';
  let unread = '';
  socket.on('error', () => {});
  socket.write('220 test\r\n');
  socket.on('data', (chunk) => {
    const lines = (unread + chunk.toString()).split('\r\n');
    unread = lines.pop()!;
    for (const line of lines) {
      if (inMessage && line !== '.') message += `${line}\n`;
      else if (line !== '') {
        if (line === '.') onMessage(message);
        inMessage = line === 'DATA';
        message = '';
        socket.write(inMessage ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
      }
    }
  });
}
