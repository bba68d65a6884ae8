import assert from 'node:assert/strict';
import net from 'node:net';
import { after, test } from 'node:test';
import { createSmtpMailer } from './smtp.ts';

const servers: net.Server[] = [];
after(() => {
  for (const server of servers) server.close();
});

/** As much of a mail server as one message needs. */
async function startServer(): Promise<{ port: number; heard: string[] }> {
  const heard: string[] = [];
  const server = net.createServer((socket) => {
    let inMessage = false;
    socket.on('error', () => {});
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
        heard.push(line);
        if (inMessage && line !== '.') continue;
        inMessage = line === 'DATA';
        socket.write(line === 'DATA' ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
      }
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as net.AddressInfo).port, heard };
}

test('a message reaches the mail server with its sender, its recipient and its text', async () => {
  const { port, heard } = await startServer();
  const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from: 'Letterpress <lp@example.com>' });
  await mailer.send({ to: 'ann@example.com', subject: 'Hello', text: 'A line of its own' });
  mailer.close();
  assert.ok(heard.some((line) => line.startsWith('MAIL FROM:<lp@example.com>')));
  assert.ok(heard.includes('RCPT TO:<ann@example.com>'));
  assert.ok(heard.includes('Subject: Hello'));
  assert.ok(heard.includes('A line of its own'));
});

test('a mail server that is not there is an error, not silence', async () => {
  const mailer = createSmtpMailer({ url: 'smtp://127.0.0.1:1', from: 'lp@example.com' });
  await assert.rejects(mailer.send({ to: 'ann@example.com', subject: 'x', text: 'x' }), /ECONNREFUSED/);
  mailer.close();
});
