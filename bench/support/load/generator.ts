/**
 * The load generator, a process of its own: a few kept connections, each with one request under way. It writes bytes
 * and looks for the length of the answer, so that it costs far less than any server it measures.
 */
import net from 'node:net';
import type { GeneratorOrder, GeneratorResult } from './generator-process.ts';

const FIRST_ADDRESS = 127 * 2 ** 24 + 100 * 2 ** 16;
const ADDRESSES = 100 * 2 ** 16;
const SERIAL_DIGITS = 10;
const HEADER_END = Buffer.from('\r\n\r\n');

let requests: string[] = [];
let cursor = 0;
let addresses = 0;

/** Each address is used once in a run, so that no connection meets another's limit. */
function nextAddress(): string {
  addresses = (addresses + 1) % ADDRESSES;
  const number = FIRST_ADDRESS + addresses;
  return [number >>> 24, (number >>> 16) & 255, (number >>> 8) & 255, number & 255].join('.');
}

function nextRequest(): string {
  cursor += 1;
  const template = requests[cursor % requests.length]!;
  return template.replace('{{serial}}', String(cursor).padStart(SERIAL_DIGITS, '0'));
}

class Connection {
  readonly #order: GeneratorOrder;
  readonly #onAnswer: (status: string) => void;
  readonly #closed = Promise.withResolvers<void>();
  #socket: net.Socket | null = null;
  #left = 0;
  #received: Buffer = Buffer.alloc(0);
  #isOver = false;

  constructor(order: GeneratorOrder, onAnswer: (status: string) => void) {
    this.#order = order;
    this.#onAnswer = onAnswer;
    this.#open();
  }

  finish(): Promise<void> {
    this.#isOver = true;
    return this.#closed.promise;
  }

  #open(): void {
    this.#left = this.#order.requestsPerConnection;
    const socket = net.connect({ host: '127.0.0.1', port: this.#order.port, localAddress: nextAddress() });
    socket.setNoDelay(true);
    socket.on('connect', () => this.#send());
    // No encoding is set, so what comes are bytes.
    socket.on('data', (chunk) => this.#receive(chunk as Buffer));
    socket.on('error', (error) => this.#fail(error));
    this.#socket = socket;
  }

  #fail(error: Error): void {
    this.#onAnswer(error.message);
    this.#closed.resolve();
  }

  #send(): void {
    this.#left -= 1;
    this.#socket!.write(nextRequest());
  }

  #receive(chunk: Buffer): void {
    const bytes = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
    this.#received = bytes;
    const headerEnd = bytes.indexOf(HEADER_END);
    if (headerEnd === -1) return;
    const header = bytes.toString('latin1', 0, headerEnd);
    const length = Number(/content-length: (\d+)/i.exec(header)?.[1]);
    if (bytes.length < headerEnd + HEADER_END.length + length) return;
    this.#received = Buffer.alloc(0);
    this.#onAnswer(header.slice(9, 12));
    this.#next();
  }

  #next(): void {
    if (this.#isOver || this.#left === 0) this.#socket!.destroy();
    if (this.#isOver) this.#closed.resolve();
    else if (this.#left === 0) this.#open();
    else this.#send();
  }
}

async function run(order: GeneratorOrder): Promise<GeneratorResult> {
  const statuses: Record<string, number> = {};
  const count = (status: string) => {
    statuses[status] = (statuses[status] ?? 0) + 1;
  };
  const cpuBefore = process.cpuUsage();
  const startedAt = performance.now();
  const connections = Array.from({ length: order.connections }, () => new Connection(order, count));
  await new Promise((resolve) => setTimeout(resolve, order.seconds * 1000));
  const finished = connections.map((connection) => connection.finish());
  const seconds = (performance.now() - startedAt) / 1000;
  const answers = Object.values(statuses).reduce((sum, each) => sum + each, 0);
  await Promise.all(finished);
  const { user, system } = process.cpuUsage(cpuBefore);
  return { answers, perSecond: answers / seconds, statuses, cpuShare: (user + system) / 1e6 / seconds };
}

process.on('message', async (message: { requests: string[] } | GeneratorOrder) => {
  if ('requests' in message) requests = message.requests;
  else process.send!(await run(message));
});
process.on('disconnect', () => process.exit(0));
