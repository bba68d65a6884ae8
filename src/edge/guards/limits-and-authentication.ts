import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Plan, REST_LIMITS, TOOL_LIMITS } from '../../base/contract.ts';
import { AppError } from '../../base/errors.ts';
import type { Layer, Verdict } from '../../base/limit.ts';
import type { Authenticate, Caller } from '../../domain/keys/authenticate.ts';
import { describeLimit, type LimitDeps, tooManyRequests } from './limits.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
  }
}

export interface GateDeps {
  limits: LimitDeps;
  authenticate: Authenticate;
  /** A key in force was used, from an address that may. */
  onUse(caller: Caller): void;
}

/** The limits of one endpoint: REST and the tool endpoint count apart. */
interface GateRules {
  name: string;
  ip: number;
  key: Record<Plan, number>;
  account: number | null;
}

const REST: GateRules = { name: 'rest', ip: REST_LIMITS.ip, key: REST_LIMITS.key, account: REST_LIMITS.account };
const TOOLS: GateRules = {
  name: 'tool',
  ip: TOOL_LIMITS.ip,
  key: { free: TOOL_LIMITS.key, pro: TOOL_LIMITS.key },
  account: null,
};

type Gate = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * IP limit → key limit → authentication → account limit. Any supplied token counts towards its key limit, at the free
 * limit when it does not authenticate; such tokens are counted in a store of their own, so that a flood of them cannot
 * push out the counters of real keys. A layer that refuses ends the walk.
 *
 * Where the count of the address takes a round trip, the key is looked up beside it.
 */
function createGate(rules: GateRules, { limits, authenticate, onUse }: GateDeps): Gate {
  const stores = {
    ip: `${rules.name}:ip`,
    key: `${rules.name}:key`,
    bogus: `${rules.name}:bogus`,
    account: `${rules.name}:account`,
  };
  const layersBehind = (caller: Caller | null, token: string): [Layer, ...Layer[]] => {
    if (!caller) return [{ store: stores.bogus, id: token, limit: rules.key.free }];
    const key = { store: stores.key, id: caller.keyId, limit: rules.key[caller.plan] };
    if (rules.account === null) return [key];
    return [key, { store: stores.account, id: caller.accountId, limit: rules.account }];
  };
  return async (request, reply) => {
    let last: Verdict | null = null;
    try {
      const counting = limits.take({ store: stores.ip, id: limits.addressOf(request), limit: rules.ip });
      const token = bearerToken(request.headers.authorization);
      const mayPass = counting instanceof Promise || counting.allowed;
      const lookup = token !== null && mayPass ? authenticate(token) : null;
      // What the address is refused for counts first; until then nobody listens to a look-up that fails.
      lookup?.catch(() => {});
      last = await counting;
      if (!last.allowed) throw tooManyRequests(last);
      if (token === null) throw unauthorized();
      const caller = await lookup;
      if (caller) {
        request.use = { caller };
        onUse(caller);
      }
      last = await limits.take(...layersBehind(caller, token));
      if (!last.allowed) throw tooManyRequests(last);
      if (!caller) throw unauthorized();
      request.caller = caller;
    } finally {
      if (last) describeLimit(last, reply);
    }
  };
}

export const createRestGate = (deps: GateDeps): Gate => createGate(REST, deps);
export const createToolGate = (deps: GateDeps): Gate => createGate(TOOLS, deps);

function bearerToken(header: string | undefined): string | null {
  return /^bearer +(\S+) *$/i.exec(header ?? '')?.[1] ?? null;
}

function unauthorized(): AppError {
  return new AppError('UNAUTHORIZED', 'The API key is missing or not valid.');
}
