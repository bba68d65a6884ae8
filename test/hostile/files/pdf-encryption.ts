/** PDFs encrypted as Acrobat did first (RC4, 40 bits): with a password to open them, and with none, as against printing. */
import { createHash } from 'node:crypto';
import { type HostileFile, read, refused } from './hostile-file.ts';
import { onePage, shownLines } from './pdf-writer.ts';
import { RESUME_LINES } from './resume-lines.ts';

const CONTENT_OBJECT = 4;
const KEY_BYTES = 5;
const PERMISSIONS = -4;
const FILE_ID = Buffer.alloc(16, 7);
/** Fills passwords up to 32 bytes; PDF 1.7, Algorithm 2. */
const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');

const md5 = (...parts: readonly Buffer[]): Buffer => createHash('md5').update(Buffer.concat(parts)).digest();
const padded = (password: string): Buffer => Buffer.concat([Buffer.from(password, 'latin1'), PADDING]).subarray(0, 32);
const hex = (bytes: Buffer): string => `<${bytes.toString('hex')}>`;

function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Array.from({ length: 256 }, (_, at) => at);
  const swap = (one: number, other: number) => {
    [state[one], state[other]] = [state[other]!, state[one]!];
  };
  for (let at = 0, other = 0; at < 256; at++) {
    other = (other + state[at]! + key[at % key.length]!) & 255;
    swap(at, other);
  }
  let [first, second] = [0, 0];
  return data.map((byte) => {
    first = (first + 1) & 255;
    second = (second + state[first]!) & 255;
    swap(first, second);
    return byte ^ state[(state[first]! + state[second]!) & 255]!;
  }) as Buffer;
}

function encryptedResume(userPassword: string): Uint8Array {
  const owner = rc4(md5(padded('owner')).subarray(0, KEY_BYTES), padded(userPassword));
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(PERMISSIONS);
  const key = md5(padded(userPassword), owner, permissions, FILE_ID).subarray(0, KEY_BYTES);
  const objectKey = md5(key, Buffer.from([CONTENT_OBJECT, 0, 0, 0, 0])).subarray(0, KEY_BYTES + 5);
  const content = rc4(objectKey, Buffer.from(shownLines(RESUME_LINES), 'latin1'));
  const entries = `/Filter /Standard /V 1 /R 2 /O ${hex(owner)} /U ${hex(rc4(key, PADDING))} /P ${PERMISSIONS}`;
  return onePage(
    { content: { entries: '', content }, more: [`<< ${entries} >>`] },
    { trailer: `/Encrypt 6 0 R /ID [${hex(FILE_ID)} ${hex(FILE_ID)}]` },
  );
}

export const encryptedPdfFiles: readonly HostileFile[] = [
  refused('PDF that opens with a password only', () => encryptedResume('secret'), /protected by a password/),
  read('PDF encrypted against printing, which opens without a password', () => encryptedResume('')),
];
