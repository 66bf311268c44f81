import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AccessRule } from '#domain/gating/access-rule.ts';
import { isOpenTo } from '#domain/gating/effective-access.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { siteOf } from '#server/platform/http/site-scope.ts';
import type { Services } from '#server/platform/services.ts';
import { areasOfFile } from './areas-of-file.ts';
import { loadSiteAccess } from './site-access.ts';
import { viewerOf } from './viewer-of.ts';

const FILE_ROUTE = '/s/:name';
const NOBODY_KEEPS = 'private, no-store';

/**
 * Files that lie in an area are for people with access; for others there are none (MEMB-40). Pictures have addresses
 * that nobody guesses, and are not asked about.
 */
export function registerFileGates(app: FastifyInstance, services: Services): void {
  const gated = new WeakSet<FastifyRequest>();
  app.addHook('preHandler', async (request) => {
    if (request.routeOptions.url !== FILE_ROUTE) return;
    const site = siteOf(request);
    const { name = '' } = request.params as { readonly name?: string };
    const areaIds = await areasOfFile(services.db, site.siteId, name);
    if (areaIds.length === 0) return;
    gated.add(request);
    const viewer = await viewerOf(services, site, request.caller);
    const rule: AccessRule = { kind: 'chosen', planIds: [], areaIds: [...areaIds] };
    const { areas } = await loadSiteAccess(services.db, site.siteId);
    if (!isOpenTo(rule, viewer, areas)) throw new CallError('not-found');
  });
  // What was sent to one is kept by nobody for others.
  app.addHook('onSend', async (request, reply) => {
    if (gated.has(request)) reply.header('cache-control', NOBODY_KEEPS);
  });
}
