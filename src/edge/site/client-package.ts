/** The TypeScript client as npm installs it from an address: what `npm pack` would make of the folder. */
import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const BESIDE = ['package.json', 'README.md', 'LICENSE'];

/** Null where the client was not built. */
export async function clientPackage(folder: string): Promise<Buffer | null> {
  if (!existsSync(path.join(folder, 'dist', 'index.js'))) return null;
  const built = globSync('dist/**/*.{js,d.ts}', { cwd: folder }).sort();
  const parts: Buffer[] = [];
  for (const file of [...BESIDE, ...built]) {
    const bytes = await readFile(path.join(folder, file));
    parts.push(tarEntry(`package/${file.replaceAll(path.sep, '/')}`, bytes));
  }
  return gzipSync(Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)]));
}

/** A tar file is a row of blocks: for each file a header and its bytes, and two empty ones at the end. */
const BLOCK = 512;
/** Where the parts of a header lie, and how long each is. */
const NAME = { at: 0, length: 100 };
const MODE = { at: 100, length: 8 };
const SIZE = { at: 124, length: 12 };
const CHECKSUM = { at: 148, length: 8 };
const KIND = { at: 156, length: 1 };
const MAGIC = { at: 257, length: 8 };

function tarEntry(name: string, bytes: Buffer): Buffer {
  const header = Buffer.alloc(BLOCK);
  const put = ({ at, length }: typeof NAME, text: string) => header.write(text, at, length, 'latin1');
  if (name.length > NAME.length) throw new Error(`The name ${name} is too long for a tar file.`);
  put(NAME, name);
  put(MODE, '0000644\0');
  put(SIZE, `${bytes.length.toString(8).padStart(SIZE.length - 1, '0')}\0`);
  put(KIND, '0');
  put(MAGIC, 'ustar\x0000');
  // It counts itself as blanks.
  put(CHECKSUM, ' '.repeat(CHECKSUM.length));
  const sum = header.reduce((total, byte) => total + byte, 0);
  put(CHECKSUM, `${sum.toString(8).padStart(6, '0')}\0 `);
  return Buffer.concat([header, bytes, Buffer.alloc((BLOCK - (bytes.length % BLOCK)) % BLOCK)]);
}
