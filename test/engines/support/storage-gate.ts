import { once } from 'node:events';
import net from 'node:net';

export interface StorageGate {
  endpoint: string;
  /** Writes are answered with this status, as by a storage that is full or broken; null lets them pass again. */
  refuseWrites(status: number | null): void;
  close(): void;
}

/** A way to an S3-compatible storage on which writes can be refused. */
export async function openStorageGate(endpoint: string): Promise<StorageGate> {
  const sockets = new Set<net.Socket>();
  let refusal: number | null = null;
  const server = net.createServer((near) => {
    const far = net.connect(Number(new URL(endpoint).port), '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroySoon();
        far.destroy();
      });
    }
    far.pipe(near);
    near.on('data', (chunk: Buffer) => {
      const isWrite = chunk.subarray(0, 4).toString('latin1') === 'PUT ';
      if (refusal === null || !isWrite) far.write(chunk);
      else near.end(`HTTP/1.1 ${refusal} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as net.AddressInfo).port}`,
    refuseWrites(status) {
      refusal = status;
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
