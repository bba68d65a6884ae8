import net from 'node:net';
import { type RawAnswer, readAnswers } from './answers.ts';
import type { Conversation } from './requests.ts';

export interface Heard {
  answers: RawAnswer[];
  /** Bytes that are no HTTP came back. */
  isHttp: boolean;
  endedBy: 'server' | 'client' | 'impatience';
}

/** Sleepy machines answer late; only a request that is never answered is a hole. */
const PATIENCE_MS = 20_000;
/** After this long without a byte, what was never a whole request gets no answer yet. */
const SILENCE_MS = 100;

/** Sends everything at once by a socket of its own, and listens until nothing more is to come. */
export function converse(port: number, localAddress: string, conversation: Conversation): Promise<Heard> {
  const { promise, resolve } = Promise.withResolvers<Heard>();
  const { requests, isWhole, ending } = conversation;
  const methods = requests.map(({ method }) => method);
  const chunks: Buffer[] = [];
  const socket = net.connect({ port, host: '127.0.0.1', localAddress });

  const finish = (endedBy: Heard['endedBy']) => {
    clearTimeout(timer);
    if (endedBy !== 'server' && ending === 'reset') socket.resetAndDestroy();
    else socket.destroy();
    resolve({ ...readAnswers(Buffer.concat(chunks), methods), endedBy });
  };
  let timer = setTimeout(finish, PATIENCE_MS, 'impatience');

  socket.on('connect', () => {
    socket.write(conversation.bytes, () => {
      if (!isWhole) restart();
    });
  });
  socket.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    if (!isWhole) return restart();
    if (readAnswers(Buffer.concat(chunks), methods).answers.length >= requests.length) finish('client');
  });
  socket.on('error', () => finish('server'));
  socket.on('close', () => finish('server'));
  return promise;

  function restart(): void {
    clearTimeout(timer);
    timer = setTimeout(finish, SILENCE_MS, 'client');
  }
}
