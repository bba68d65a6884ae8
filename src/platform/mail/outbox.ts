import { createHash, randomUUID } from 'node:crypto';
import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';
import { makeFolders } from '../../base/make-folders.ts';
import type { Mailer } from './mail.ts';

/** More is of no use to anybody who looks into the folder. */
const KEPT = 200;

/** Where no mail server is set up: each message becomes a file that any mail program opens, the newest last by name. */
export function createOutbox(options: { folder: string; from: string; log: (line: string) => void }): Mailer {
  const { folder, from, log } = options;
  const writer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(mail) {
      makeFolders(folder, 0o700);
      const { message } = await writer.sendMail({ from, ...mail });
      const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${recipient(mail.to)}-${randomUUID().slice(0, 8)}.eml`;
      const file = path.join(folder, name);
      // Whoever watches the folder finds whole messages only.
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
      await removeOldest(folder);
      log(`mail: "${mail.subject}" is in ${file}`);
    },
    async forget(address) {
      const theirs = (await messages(folder)).filter((name) => name.includes(`-${recipient(address)}-`));
      await Promise.all(theirs.map((name) => rm(path.join(folder, name), { force: true })));
    },
    close() {},
  };
}

/** In a file's name, so that a person's messages are found again without opening all. */
function recipient(address: string): string {
  return createHash('sha256').update(address).digest('hex').slice(0, 16);
}

/** Oldest first. */
async function messages(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => name.endsWith('.eml')).sort();
}

async function removeOldest(folder: string): Promise<void> {
  const names = await messages(folder);
  const surplus = names.slice(0, Math.max(0, names.length - KEPT));
  await Promise.all(surplus.map((name) => rm(path.join(folder, name), { force: true })));
}
