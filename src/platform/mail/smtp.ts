import nodemailer from 'nodemailer';
import type { Mailer } from './mail.ts';

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;
const CONNECTIONS = 2;
/** Then a new connection: some servers close one that has sent much. */
const MESSAGES_PER_CONNECTION = 50;

/** Sends by a mail server. TLS from the first byte with `smtps:`; with `smtp:` as soon as the server offers it. */
export function createSmtpMailer(options: { url: string; from: string }): Mailer {
  const server = new URL(options.url);
  const isSecure = server.protocol === 'smtps:';
  const transport = nodemailer.createTransport({
    host: server.hostname.replace(/^\[|\]$/g, ''),
    port: Number(server.port) || (isSecure ? 465 : 587),
    secure: isSecure,
    ...(server.username !== '' && {
      auth: { user: decodeURIComponent(server.username), pass: decodeURIComponent(server.password) },
    }),
    pool: true,
    maxConnections: CONNECTIONS,
    maxMessages: MESSAGES_PER_CONNECTION,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      await transport.sendMail({ from: options.from, ...mail });
    },
    async forget() {},
    close: () => transport.close(),
  };
}
