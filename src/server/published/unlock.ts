import type { FastifyReply, FastifyRequest } from 'fastify';
import { CallError } from '#server/platform/http/errors.ts';
import { findSite } from '#server/sites/queries.ts';
import { answerUnlock } from './answer-unlock.ts';
import { publishedSite, visitOf, type PublishedServer } from './published-server.ts';
import { sendAnswer } from './send-answer.ts';
import { PRIVATE_CACHE_CONTROL, toCachedAnswer } from './to-cached-answer.ts';

/** A password that was posted: leads to what it opens, or asks again (MEMB-62). */
export async function unlock(
  server: PublishedServer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const scope = request.site;
  if (scope === null) throw new CallError('not-found');
  const site = await findSite(server.services.db, scope.siteId);
  const published = await publishedSite(server, site, await visitOf(server, request, scope, site));
  const unlocking = await answerUnlock(published, request, reply);
  reply.header('cache-control', PRIVATE_CACHE_CONTROL);
  if (unlocking.kind === 'opened') return reply.redirect(unlocking.to, 303);
  if (unlocking.retryAfterS !== null) reply.header('retry-after', unlocking.retryAfterS);
  return sendAnswer(request, reply, toCachedAnswer(site, unlocking.answer, false));
}
