import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Has the browser forget what it keeps of this host when somebody logs out. On the app host of a site only what it has
 * loaded: its storage may hold changes that have not reached the server, which the next sign-in sends. Cookies are ended
 * one by one: the header would take those of the whole domain, other services included.
 */
export function clearSiteData(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('clear-site-data', request.hostKind === 'dashboard' ? '"cache", "storage"' : '"cache"');
}
