import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { publicUrl } from '#server/platform/config/addresses.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { answerRequest } from '#server/published/answer-request.ts';
import { PRIVATE_CACHE_CONTROL } from '#server/published/to-cached-answer.ts';
import { findSite } from '#server/sites/queries.ts';

/**
 * What is answered at an address of the shop where there is none: the app host of a site leads to its public host, so that
 * what its pages link is there (NAV-54, EDIT-83), for those who may open it (DATA-14); else as for any page.
 */
export async function answerWithoutShop(
  { published }: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (request.method !== 'GET' && request.method !== 'HEAD') throw new CallError('not-found');
  if (request.site?.host !== 'app' || !request.caller.isOfSite)
    return answerRequest(published, request, reply);
  const { db, config } = published.services;
  const { identifier } = await findSite(db, request.site.siteId);
  return reply
    .header('cache-control', PRIVATE_CACHE_CONTROL)
    .redirect(publicUrl(config, identifier, request.url), 302);
}
