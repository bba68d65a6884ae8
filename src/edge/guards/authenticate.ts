import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Plan, REST_LIMITS, TOOL_LIMITS } from '../../base/contract.ts';
import { AppError } from '../../base/errors.ts';
import type { Verdict } from '../../base/limit.ts';
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
 */
function createGate(rules: GateRules, { limits, authenticate }: GateDeps): Gate {
  const stores = {
    ip: `${rules.name}:ip`,
    key: `${rules.name}:key`,
    bogus: `${rules.name}:bogus`,
    account: `${rules.name}:account`,
  };
  return async (request, reply) => {
    let last: Verdict | null = null;
    try {
      last = await limits.take({ store: stores.ip, id: limits.addressOf(request), limit: rules.ip });
      if (!last.allowed) throw tooManyRequests(last);
      const token = bearerToken(request.headers.authorization);
      if (token === null) throw unauthorized();
      const caller = await authenticate(token);
      last = await limits.take(
        caller
          ? { store: stores.key, id: caller.keyId, limit: rules.key[caller.plan] }
          : { store: stores.bogus, id: token, limit: rules.key.free },
      );
      if (!last.allowed) throw tooManyRequests(last);
      if (!caller) throw unauthorized();
      request.caller = caller;
      if (rules.account === null) return;
      last = await limits.take({ store: stores.account, id: caller.accountId, limit: rules.account });
      if (!last.allowed) throw tooManyRequests(last);
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
