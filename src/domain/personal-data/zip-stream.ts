import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file of the archive. What is compressed already, such as a PDF, is stored as it is. */
export interface ArchiveFile {
  name: string;
  bytes: Uint8Array;
  isCompressed?: boolean;
}

/** A ZIP of the files, piece by piece as they come, so that no more than one of them is in memory. */
export async function* zipStream(files: AsyncIterable<ArchiveFile>, at: Date): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for await (const { name, bytes, isCompressed } of files) {
    const file = isCompressed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    file.mtime = at;
    zip.add(file);
    file.push(bytes, true);
    yield* ready;
    ready = [];
  }
  zip.end();
  yield* ready;
}
