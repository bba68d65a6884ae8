import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';
import { Zip, type ZipInputFile } from 'fflate';

const deflate = promisify(deflateRaw);

/** How a file lies in the archive, by the numbers of the ZIP format. */
const STORED = 0;
const DEFLATED = 8;

/** A file of the archive. What is compressed already, such as a PDF, is stored as it is. */
export interface ArchiveFile {
  name: string;
  bytes: Uint8Array;
  isCompressed?: boolean;
}

/**
 * A ZIP of the files, piece by piece as they come, so that no more than one of them is in memory. They are compressed by
 * Node's own library, outside of the event loop.
 */
export async function* zipStream(files: AsyncIterable<ArchiveFile>, at: Date): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for await (const { name, bytes, isCompressed } of files) {
    const file: ZipInputFile = {
      filename: name,
      size: bytes.length,
      crc: crc32(bytes),
      compression: isCompressed ? STORED : DEFLATED,
      mtime: at,
    };
    const content = isCompressed ? Buffer.from(bytes) : await deflate(bytes);
    zip.add(file);
    file.ondata!(null, content, true);
    yield* ready;
    ready = [];
  }
  zip.end();
  yield* ready;
}
