import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Plan, REST_LIMITS, TOOL_LIMITS } from '../../base/contract.ts';
import { AppError } from '../../base/errors.ts';
import type { Authenticate, Caller } from '../../domain/keys/authenticate.ts';
import { type LimitDeps, takeFrom } from './limits.ts';

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
  return async (request, reply) => {
    await takeFrom({ store: `${rules.name}:ip`, id: limits.addressOf(request), limit: rules.ip }, reply, limits);
    const token = bearerToken(request.headers.authorization);
    if (token === null) throw unauthorized();
    const caller = await authenticate(token);
    const key = caller
      ? { store: `${rules.name}:key`, id: caller.keyId, limit: rules.key[caller.plan] }
      : { store: `${rules.name}:bogus`, id: token, limit: rules.key.free };
    await takeFrom(key, reply, limits);
    if (!caller) throw unauthorized();
    request.caller = caller;
    if (rules.account === null) return;
    await takeFrom({ store: `${rules.name}:account`, id: caller.accountId, limit: rules.account }, reply, limits);
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
