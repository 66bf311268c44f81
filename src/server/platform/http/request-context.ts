import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findSession } from '#server/accounts/find-session.ts';
import { appUrl } from '#server/platform/config/addresses.ts';
import type { Services } from '#server/platform/services.ts';
import { rolesOn } from '#server/roles/queries.ts';
import { findRenamedAddress } from '#server/sites/find-renamed-address.ts';
import { findSiteByHost } from '#server/sites/find-site-by-host.ts';
import type { WebsiteRole } from '#domain/roles/website-roles.ts';
import { clientNetwork } from './client-network.ts';
import { CallError } from './errors.ts';
import { forgetPlanted, readHostCookie } from './host-cookies.ts';
import { hostKindOf, type HostKind } from './host-kind.ts';
import { createRateLimiter } from './rate-limiter.ts';
import type { SignedIn, SiteScope } from './route.ts';

/** Of one host; over HTTPS browsers keep it as `__Host-portico_session`. */
export const SESSION_COOKIE = 'portico_session';

/** Built assets, the same for everybody. */
export const ASSETS_PREFIX = '/_portico/';
const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

declare module 'fastify' {
  interface FastifyRequest {
    hostKind: HostKind;
    /** The site of the host, or null. */
    site: SiteScope | null;
    /** Who is signed in; contributors are known on app hosts only. */
    account: SignedIn | null;
    /** Roles of `account` on `site`. */
    roles: readonly WebsiteRole[];
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

/** Finds out, before anything else, which site a request is for and who sends it. */
export function registerRequestContext(app: FastifyInstance, services: Services): void {
  app.decorateRequest('hostKind', 'site');
  app.decorateRequest('site', null);
  app.decorateRequest('account', null);
  app.decorateRequest('roles');
  const limiter = createRateLimiter(services.elapsed);

  app.addHook('onRequest', async (request, reply) => {
    request.roles = [];
    request.hostKind = hostKindOf(services.config, request.hostname);
    if (request.url.startsWith(ASSETS_PREFIX) || PROBES.has(request.url)) return;
    const { countsByAccount } = request.routeOptions.config;
    if (countsByAccount !== true) assertWithinLimit(request);
    await identify(request, reply);
    if (countsByAccount === true) assertWithinLimit(request);
  });

  async function identify(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (request.hostKind === 'entrance') {
      if (request.method !== 'GET' && request.method !== 'HEAD') throw new CallError('not-found');
      await reply.redirect(appUrl(services.config, null, '/'), 302);
      return;
    }
    if (request.hostKind === 'site') {
      request.site = await findSiteByHost(services, request.hostname);
      if (request.site === null) {
        const isRead = request.method === 'GET' || request.method === 'HEAD';
        const renamed = isRead ? await findRenamedAddress(services, request.hostname, request.url) : null;
        if (renamed === null) throw new CallError('not-found');
        // Kept by browsers for an hour only: the former name is free for others one day (PLAT-01).
        await reply.header('cache-control', 'public, max-age=3600').redirect(renamed, 301);
        return;
      }
      if (request.site.host === 'public') return;
    }
    forgetPlanted(services.config, request, reply, SESSION_COOKIE);
    const token = readHostCookie(services.config, request, SESSION_COOKIE);
    if (token === null) return;
    const now = services.now();
    request.account = await findSession(services.db, { token, host: request.hostname, now });
    if (request.account !== null && request.site !== null) {
      request.roles = await rolesOn(services.db, request.site.siteId, request.account.accountId);
    }
  }

  function assertWithinLimit(request: FastifyRequest): void {
    const { callsPerMinute, countsByAccount, limitKey } = request.routeOptions.config;
    if (callsPerMinute === undefined) return;
    const key = limitKey ?? request.routeOptions.url ?? '';
    const isByAccount = countsByAccount === true && request.account !== null;
    const caller = isByAccount ? request.account?.accountId : clientNetwork(request.ip);
    if (!limiter.take(`${caller} ${key}`, callsPerMinute)) throw new CallError('rate-limited');
  }
}
