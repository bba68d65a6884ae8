import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface StorageGate {
  endpoint: string;
  /** Writes are answered with this status, as by a storage that is full or broken; null lets them pass again. */
  refuseWrites(status: number | null): void;
  close(): void;
}

/** A way to an S3-compatible storage on which writes can be refused. */
export async function openStorageGate(endpoint: string): Promise<StorageGate> {
  let refusal: number | null = null;
  const server = http.createServer((request, response) => {
    if (refusal !== null && request.method === 'PUT') {
      request.resume().on('end', () => response.writeHead(refusal ?? 503).end('<Error><Code>Refused</Code></Error>'));
      return;
    }
    const { method, headers, url } = request;
    const onward = http.request(new URL(url!, endpoint), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers);
      answer.on('error', () => response.destroy()).pipe(response);
    });
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    refuseWrites(status) {
      refusal = status;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
