import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Layer, Verdict } from '../../base/limit.ts';
import type { Caller } from '../../domain/keys/authenticate.ts';
import { createRestGate, createToolGate } from './limits-and-authentication.ts';

const CALLER: Caller = { keyId: 'key-1', accountId: 'account-1', plan: 'pro', isReadOnly: false };

interface Walk {
  /** The stores of each call that counted. */
  counted: string[][];
  layers: Layer[];
  lookedUp: number;
  used: number;
  headers: Record<string, unknown>;
  outcome: unknown;
}

/** Walks through the gate once. A refusal names its store; `isShared`: counting takes a round trip. */
async function walk(options: {
  refusedBy?: string;
  isShared?: boolean;
  token?: string;
  authenticate?: () => Promise<Caller | null>;
  createGate?: typeof createRestGate;
}): Promise<Walk> {
  const { refusedBy, isShared = false, token = 'lp_any', authenticate = async () => CALLER } = options;
  const { createGate = createRestGate } = options;
  const walked: Walk = { counted: [], layers: [], lookedUp: 0, used: 0, headers: {}, outcome: 'passed' };
  const verdictOf = (layers: Layer[]): Verdict => {
    const until = layers.findIndex(({ store }) => store === refusedBy);
    const last = layers.at(until)!;
    const remaining = last.limit - 1;
    return { store: last.store, allowed: until === -1, remaining, resetAtSeconds: 1000, retryAfterSeconds: 7 };
  };
  const gate = createGate({
    limits: {
      addressOf: () => '192.0.2.1',
      take(...layers) {
        walked.counted.push(layers.map(({ store }) => store));
        walked.layers.push(...layers);
        return isShared ? Promise.resolve(verdictOf(layers)) : verdictOf(layers);
      },
    },
    authenticate() {
      walked.lookedUp++;
      return authenticate();
    },
    onUse: () => walked.used++,
  });
  const request = { headers: token === '' ? {} : { authorization: `Bearer ${token}` } } as FastifyRequest;
  const reply = { header: (name: string, value: unknown) => (walked.headers[name] = value) } as unknown as FastifyReply;
  await gate(request, reply).catch((error) => {
    walked.outcome = error.code;
  });
  return walked;
}

for (const isShared of [false, true]) {
  const engine = isShared ? 'a shared engine' : 'memory';

  test(`with ${engine} a request is counted in two steps, the second for key and account together`, async () => {
    const { counted, outcome, used, headers } = await walk({ isShared });
    assert.deepEqual(counted, [['rest:ip'], ['rest:key', 'rest:account']]);
    assert.deepEqual([outcome, used, headers['x-ratelimit-remaining']], ['passed', 1, 59]);
  });

  test(`with ${engine} a refused address is answered first, whatever the look-up says, and is no use of the key`, async () => {
    const away = async () => Promise.reject(new Error('the database is away'));
    for (const authenticate of [away, async () => CALLER, async () => null]) {
      const { counted, outcome, used, lookedUp, headers } = await walk({
        isShared,
        refusedBy: 'rest:ip',
        authenticate,
      });
      assert.deepEqual([outcome, used], ['RATE_LIMIT_EXCEEDED', 0]);
      assert.deepEqual(counted, [['rest:ip']]);
      assert.deepEqual([headers['x-ratelimit-remaining'], headers['retry-after']], [0, 7]);
      assert.equal(lookedUp, isShared ? 1 : 0);
    }
  });

  test(`with ${engine} a look-up that fails is told with the headers of the address`, async () => {
    const authenticate = async () => Promise.reject(Object.assign(new Error('away'), { code: 'AWAY' }));
    const { counted, outcome, headers } = await walk({ isShared, authenticate });
    assert.deepEqual([outcome, counted, headers['x-ratelimit-remaining']], ['AWAY', [['rest:ip']], 59]);
  });

  test(`with ${engine} a token that belongs to nobody is counted before it is refused, no token is not looked up`, async () => {
    const unknown = await walk({ isShared, authenticate: async () => null });
    assert.deepEqual([unknown.outcome, unknown.counted], ['UNAUTHORIZED', [['rest:ip'], ['rest:bogus']]]);
    const refused = await walk({ isShared, authenticate: async () => null, refusedBy: 'rest:bogus' });
    assert.equal(refused.outcome, 'RATE_LIMIT_EXCEEDED');
    const none = await walk({ isShared, token: '' });
    assert.deepEqual([none.outcome, none.lookedUp, none.counted], ['UNAUTHORIZED', 0, [['rest:ip']]]);
  });
}

test('what is counted, and up to where: REST and tools apart, tokens of nobody in a store of their own', async () => {
  const nobody = async () => null;
  const layersOf = async (createGate: typeof createRestGate, authenticate?: () => Promise<Caller | null>) =>
    (await walk({ createGate, ...(authenticate && { authenticate }) })).layers;
  const ip = { id: '192.0.2.1', limit: 60 };
  assert.deepEqual(await layersOf(createRestGate), [
    { store: 'rest:ip', ...ip },
    { store: 'rest:key', id: 'key-1', limit: 20 },
    { store: 'rest:account', id: 'account-1', limit: 60 },
  ]);
  assert.deepEqual(await layersOf(createRestGate, nobody), [
    { store: 'rest:ip', ...ip },
    { store: 'rest:bogus', id: 'lp_any', limit: 10 },
  ]);
  assert.deepEqual(await layersOf(createToolGate), [
    { store: 'tool:ip', id: '192.0.2.1', limit: 600 },
    { store: 'tool:key', id: 'key-1', limit: 600 },
  ]);
  assert.deepEqual(await layersOf(createToolGate, nobody), [
    { store: 'tool:ip', id: '192.0.2.1', limit: 600 },
    { store: 'tool:bogus', id: 'lp_any', limit: 600 },
  ]);
});
