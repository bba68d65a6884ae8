export interface RawAnswer {
  status: number;
  /** By their names in small letters. */
  headers: Record<string, string>;
  body: Buffer;
}

/** The answers that are complete, in order, and whether the bytes that follow them can be the beginning of one. */
export function readAnswers(bytes: Buffer, methods: string[]): { answers: RawAnswer[]; isHttp: boolean } {
  const answers: RawAnswer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const headEnd = bytes.indexOf('\r\n\r\n', at);
    if (headEnd < 0)
      return {
        answers,
        isHttp: bytes.subarray(at, at + 5).equals(Buffer.from('HTTP/').subarray(0, bytes.length - at)),
      };
    const head = readHead(bytes.toString('latin1', at, headEnd));
    if (!head) return { answers, isHttp: false };
    const isInterim = head.status < 200;
    const body = isInterim ? NOTHING(headEnd + 4) : readBody(bytes, headEnd + 4, head, methods[answers.length]);
    if (!body) return { answers, isHttp: true };
    if (!isInterim) answers.push({ ...head, body: body.bytes });
    at = body.end;
  }
  return { answers, isHttp: true };
}

type Head = Pick<RawAnswer, 'status' | 'headers'>;

const NOTHING = (end: number) => ({ bytes: Buffer.alloc(0), end });

function readHead(text: string): Head | null {
  const [line, ...rest] = text.split('\r\n');
  const match = /^HTTP\/1\.1 (\d{3}) /.exec(line!);
  if (!match) return null;
  const headers = rest.map((header) => {
    const colon = header.indexOf(':');
    return [header.slice(0, colon).toLowerCase(), header.slice(colon + 1).trim()];
  });
  return { status: Number(match[1]), headers: Object.fromEntries(headers) };
}

/** Null while it has not come to its end. */
function readBody(bytes: Buffer, at: number, { status, headers }: Head, method: string | undefined) {
  if (method === 'HEAD' || status === 204 || status === 304) return NOTHING(at);
  // Such a stream is answered by its beginning.
  if (headers['content-type']?.startsWith('text/event-stream')) return { bytes: Buffer.alloc(0), end: bytes.length };
  if (headers['transfer-encoding'] === 'chunked') return readChunks(bytes, at);
  const end = at + Number(headers['content-length'] ?? 0);
  return end <= bytes.length ? { bytes: bytes.subarray(at, end), end } : null;
}

function readChunks(bytes: Buffer, start: number) {
  const chunks: Buffer[] = [];
  for (let at = start; ; ) {
    const lineEnd = bytes.indexOf('\r\n', at);
    if (lineEnd < 0) return null;
    const size = Number.parseInt(bytes.toString('latin1', at, lineEnd), 16);
    const next = lineEnd + 2 + size + 2;
    if (next > bytes.length) return null;
    if (size === 0) return { bytes: Buffer.concat(chunks), end: next };
    chunks.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = next;
  }
}
