import type { RefusedByShop } from '#contract/carts.ts';
import { cart } from '#messages/en/cart.ts';
import { siteTranslator } from '#messages/site-translator.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { publicUrl } from '#server/platform/config/addresses.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { answerRequest } from '#server/published/answer-request.ts';
import { PRIVATE_CACHE_CONTROL } from '#server/published/to-cached-answer.ts';
import { findSite } from '#server/sites/queries.ts';
import { publishedLanguage } from '#server/sites/site-language.ts';

/**
 * What is answered at an address of the shop where there is none: the app host of a site leads to its public host, so that
 * what its pages link is there (NAV-54, EDIT-83), for those who may open it (DATA-14), and the scripts of the pages it shows
 * are told that nothing is bought there; else as for any page.
 */
export async function answerWithoutShop(
  { published }: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { db, config } = published.services;
  const { site, caller } = request;
  const ownSite = site?.host === 'app' && caller.isOfSite ? site : null;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    if (ownSite === null || request.headers.accept !== 'application/json') throw new CallError('not-found');
    const translate = siteTranslator(await publishedLanguage(db, ownSite.siteId));
    const answer: RefusedByShop = { errors: { cart: translate(cart.preview) } };
    return reply.code(409).header('cache-control', PRIVATE_CACHE_CONTROL).send(answer);
  }
  if (ownSite === null) return answerRequest(published, request, reply);
  const { identifier } = await findSite(db, ownSite.siteId);
  return reply
    .header('cache-control', PRIVATE_CACHE_CONTROL)
    .redirect(publicUrl(config, identifier, request.url), 302);
}
