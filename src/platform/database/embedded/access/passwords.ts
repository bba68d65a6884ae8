import { createHash, createHmac, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Of the cluster's two roles. */
export interface Passwords {
  superuser: string;
  program: string;
}

const fileIn = (dataDir: string): string => path.join(dataDir, 'postgres.secret');

/** Undefined where none were made yet, or where somebody removed them so that new ones are made. */
export function readPasswords(dataDir: string): Passwords | undefined {
  const file = fileIn(dataDir);
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Passwords) : undefined;
}

/** Kept in the data folder, which no child of the sandbox can read. The caller holds the start lock. */
export function makePasswords(dataDir: string): Passwords {
  const passwords = { superuser: newPassword(), program: newPassword() };
  const file = fileIn(dataDir);
  const unfinished = `${file}.new`;
  fs.rmSync(unfinished, { force: true });
  fs.writeFileSync(unfinished, `${JSON.stringify(passwords)}\n`, { mode: 0o600, flag: 'wx', flush: true });
  const { uid, gid } = fs.statSync(dataDir);
  // What root makes in somebody's data folder belongs to that person.
  if (process.getuid?.() === 0) fs.lchownSync(unfinished, uid, gid);
  fs.renameSync(unfinished, file);
  return passwords;
}

const newPassword = (): string => randomBytes(32).toString('base64url');

/** Rounds of hashing make guessing slow; nobody guesses 256 random bits, and every connection would pay for them. */
const ROUNDS = 1;

/** What PostgreSQL stores of a password (RFC 5803), so that the password itself never reaches the server. */
export function scramVerifier(password: string): string {
  const salt = randomBytes(16);
  const firstBlock = Buffer.concat([salt, Buffer.from([0, 0, 0, 1])]);
  // With one round, PBKDF2 is one HMAC.
  const salted = hmac(password, firstBlock);
  const storedKey = createHash('sha256').update(hmac(salted, 'Client Key')).digest('base64');
  const serverKey = hmac(salted, 'Server Key').toString('base64');
  return `SCRAM-SHA-256$${ROUNDS}:${salt.toString('base64')}$${storedKey}:${serverKey}`;
}

const hmac = (key: string | Buffer, data: string | Buffer): Buffer => createHmac('sha256', key).update(data).digest();
