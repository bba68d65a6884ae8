/** The headers of the answers, as the OpenAPI document describes them. */
export const RESPONSE_HEADERS = {
  'X-Request-Id': {
    description: 'Names this answer when you report a problem.',
    schema: { type: 'string', format: 'uuid' },
  },
  'X-RateLimit-Remaining': {
    description: 'Requests left in the last layer checked: IP address, API key or account; 0 on 429.',
    schema: { type: 'integer', minimum: 0 },
    example: 9,
  },
  'X-RateLimit-Reset': {
    description: 'Unix time in seconds at which the window of that layer ends.',
    schema: { type: 'integer' },
    example: 1893456000,
  },
  'Retry-After': {
    description: 'Seconds to wait before the next request.',
    schema: { type: 'integer', minimum: 0 },
    example: 42,
  },
  'WWW-Authenticate': { description: 'How to authenticate.', schema: { type: 'string' }, example: 'Bearer' },
} as const;

type HeaderName = keyof typeof RESPONSE_HEADERS;

const EVERYWHERE: readonly HeaderName[] = ['X-Request-Id', 'X-RateLimit-Remaining', 'X-RateLimit-Reset'];
const BESIDES: Record<string, readonly HeaderName[]> = {
  401: ['WWW-Authenticate'],
  429: ['Retry-After'],
  503: ['Retry-After'],
};

/** References to the headers that an answer of this status has. */
export function headersOf(status: string): Record<string, { $ref: string }> {
  const names = [...EVERYWHERE, ...(BESIDES[status] ?? [])];
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
