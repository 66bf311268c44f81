import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { appUrl } from '#server/platform/config/addresses.ts';
import type { Services } from '#server/platform/services.ts';
import { accountOf, VISITOR, type Caller } from './caller.ts';
import { clientNetwork } from './client-network.ts';
import { CallError } from './errors.ts';
import { hostKindOf, type HostKind } from './host-kind.ts';
import { createRateLimiter } from './rate-limiter.ts';
import type { SiteScope } from './site-scope.ts';

/** Built assets, the same for everybody. */
export const ASSETS_PREFIX = '/_portico/';
const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

declare module 'fastify' {
  interface FastifyRequest {
    hostKind: HostKind;
    /** The site of the host, or null. */
    site: SiteScope | null;
    caller: Caller;
  }
  interface FastifyContextConfig {
    /** Calls in a minute, of one network (`clientNetwork`) or of one account; no limit where absent. */
    callsPerMinute?: number;
    /** Whether the calls of who is signed in are counted by account, so that people behind one address do not share. */
    countsByAccount?: boolean;
    /**
     * Of an endpoint: whether visitors call it on a site. Before a site is public only what says `false` answers those who
     * may not open it (EDIT-187).
     */
    isForVisitors?: boolean;
    /** The part of the address that limits are counted by; the route's own where absent. */
    limitKey?: string;
  }
}

/** Sets `request.site` and `request.caller`, or answers the request. */
export type Identify = (services: Services, request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** Finds out, before anything else, which site a request is for and who sends it. */
export function registerRequestContext(app: FastifyInstance, services: Services, identify: Identify): void {
  app.decorateRequest('hostKind', 'site');
  app.decorateRequest('site', null);
  app.decorateRequest('caller');
  const limiter = createRateLimiter(services.elapsed);

  app.addHook('onRequest', async (request, reply) => {
    request.caller = VISITOR;
    request.hostKind = hostKindOf(services.config, request.hostname);
    if (request.url.startsWith(ASSETS_PREFIX) || PROBES.has(request.url)) return;
    const { countsByAccount } = request.routeOptions.config;
    if (countsByAccount !== true) assertWithinLimit(request);
    if (request.hostKind === 'entrance') await leadToDashboard(services, request, reply);
    else await identify(services, request, reply);
    if (countsByAccount === true) assertWithinLimit(request);
  });

  function assertWithinLimit(request: FastifyRequest): void {
    const { callsPerMinute, countsByAccount, limitKey } = request.routeOptions.config;
    if (callsPerMinute === undefined) return;
    const key = limitKey ?? request.routeOptions.url ?? '';
    const account = countsByAccount === true ? accountOf(request.caller) : null;
    const counted = account?.accountId ?? clientNetwork(request.ip);
    if (!limiter.take(`${counted} ${key}`, callsPerMinute)) throw new CallError('rate-limited');
  }
}

async function leadToDashboard(
  { config }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') throw new CallError('not-found');
  await reply.redirect(appUrl(config, null, '/'), 302);
}
