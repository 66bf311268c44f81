import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Makes the browser delete its data of this host at sign-out. On the app host of a site only the cache: its storage may
 * hold changes that have not reached the server, which the next sign-in sends. Cookies are deleted one by one: the
 * header would delete those of the whole domain, other services included.
 */
export function clearSiteData(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('clear-site-data', request.hostKind === 'dashboard' ? '"cache", "storage"' : '"cache"');
}
