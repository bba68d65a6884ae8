import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  /** '' where it begins the trace. */
  parentId: string;
  name: string;
  attributes: Record<string, string | number>;
  hasFailed: boolean;
}

export interface OtlpReceiver {
  url: string;
  spans: ReceivedSpan[];
  /** Everything that was sent, readable where it is text. */
  raw(): string;
  headers: http.IncomingHttpHeaders[];
  close(): Promise<void>;
}

/** A collector that takes traces by OTLP over HTTP in the form of protobuf. */
export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const [bodies, spans, headers] = [[] as Buffer[], [] as ReceivedSpan[], [] as http.IncomingHttpHeaders[]];
  const server = http.createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    bodies.push(body);
    headers.push(request.headers);
    if (request.url === '/v1/traces') spans.push(...spansOf(body));
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    raw: () => Buffer.concat(bodies).toString('latin1'),
    headers,
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The numbers are those of trace.proto. */
function spansOf(body: Buffer): ReceivedSpan[] {
  return messages(body, 1)
    .flatMap((resourceSpans) => messages(resourceSpans, 2))
    .flatMap((scopeSpans) => messages(scopeSpans, 2))
    .map((span) => ({
      traceId: messages(span, 1)[0]!.toString('hex'),
      spanId: messages(span, 2)[0]!.toString('hex'),
      parentId: messages(span, 4)[0]?.toString('hex') ?? '',
      name: messages(span, 5)[0]!.toString(),
      attributes: Object.fromEntries(messages(span, 9).map(attributeOf)),
      hasFailed: messages(span, 15).some((status) =>
        fieldsOf(status).some(({ number, value }) => number === 3 && value === 2),
      ),
    }));
}

function attributeOf(pair: Buffer): [string, string | number] {
  const { value } = fieldsOf(messages(pair, 2)[0]!)[0]!;
  return [messages(pair, 1)[0]!.toString(), typeof value === 'number' ? value : value.toString()];
}

const messages = (message: Buffer, number: number): Buffer[] =>
  fieldsOf(message).flatMap((field) => (field.number === number && Buffer.isBuffer(field.value) ? [field.value] : []));

interface Field {
  number: number;
  value: number | Buffer;
}

function fieldsOf(message: Buffer): Field[] {
  const fields: Field[] = [];
  let at = 0;
  const varint = () => {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = message[at++]!;
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  };
  const bytes = (length: number) => {
    at += length;
    return message.subarray(at - length, at);
  };
  while (at < message.length) {
    const tag = varint();
    const form = tag & 7;
    const value = form === 0 ? varint() : bytes(form === 2 ? varint() : form === 1 ? 8 : 4);
    fields.push({ number: tag >>> 3, value });
  }
  return fields;
}
