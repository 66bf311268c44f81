import type { FastifyReply, FastifyRequest } from 'fastify';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { findRenamedAddress } from '#server/sites/find-renamed-address.ts';
import { findSiteByHost } from '#server/sites/find-site-by-host.ts';
import { findCaller } from './find-caller.ts';
import { findMember } from './find-member.ts';

/** Finds the site that a request is for and who sends it; requests to the former host of a site are sent on. */
export async function identify(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (request.hostKind === 'site') {
    request.site = await findSiteByHost(services, request.hostname);
    if (request.site === null) return leadToRenamed(services, request, reply);
    // Contributors are identified on app hosts only, members on public ones only (MEMB-26).
    if (request.site.host === 'public') {
      request.caller = await findMember(services, request, request.site.siteId);
      return;
    }
  }
  request.caller = await findCaller(services, request, reply);
}

async function leadToRenamed(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const renamed = isRead ? await findRenamedAddress(services, request.hostname, request.url) : null;
  if (renamed === null) throw new CallError('not-found');
  // Cached by browsers for an hour only: the former name becomes free for others one day (PLAT-01).
  await reply.header('cache-control', 'public, max-age=3600').redirect(renamed, 301);
}
