/** Makes hostile files by their number, in a thread of its own. */
import { parentPort } from 'node:worker_threads';
import { hostileFiles } from './files/all.ts';

parentPort!.on('message', (number: number) => {
  const bytes = Uint8Array.from(hostileFiles[number]!.make());
  parentPort!.postMessage(bytes, [bytes.buffer]);
});
