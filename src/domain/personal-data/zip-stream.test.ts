import assert from 'node:assert/strict';
import { test } from 'node:test';
import { strFromU8, unzipSync } from 'fflate';
import { type ArchiveFile, zipStream } from './zip-stream.ts';

async function archive(files: ArchiveFile[]): Promise<Uint8Array> {
  async function* each() {
    yield* files;
  }
  const chunks: Uint8Array[] = [];
  for await (const chunk of zipStream(each(), new Date(2026, 0, 1))) chunks.push(chunk);
  return new Uint8Array(Buffer.concat(chunks));
}

test('what goes in comes out, compressed or stored, whatever its name', async () => {
  const files = [
    { name: 'a/text.txt', bytes: Buffer.from('again and again '.repeat(1000)) },
    { name: 'b/stored.pdf', bytes: Buffer.from('%PDF-'), isCompressed: true },
    { name: 'ä/空.json', bytes: Buffer.from('{}') },
    { name: 'empty', bytes: Buffer.alloc(0) },
  ];
  const zip = await archive(files);
  const read = unzipSync(zip);
  assert.deepEqual(
    Object.entries(read).map(([name, bytes]) => [name, strFromU8(bytes)]),
    files.map(({ name, bytes }) => [name, bytes.toString()]),
  );
  assert.ok(zip.length < 2000, 'repeated text takes little room');
});
