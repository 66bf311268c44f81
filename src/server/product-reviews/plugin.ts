import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { answerRequest } from '#server/published/answer-request.ts';
import { hostsOfSites } from '#server/published/plugin.ts';
import { answerShopError } from '#server/shop-pages/answer-shop-error.ts';
import { isOwnForm } from '#server/shop-pages/is-own-form.ts';
import { shopVisit, type ShopVisit } from '#server/shop-pages/shop-visit.ts';
import { enterReview, reviewsPage } from './reviews-page.tsx';

interface OfToken {
  readonly Params: { readonly token: string };
}

const CALLS_PER_MINUTE = 30;
/** A review of 2,000 characters takes 24,000 bytes as a form at most. */
const BODY_LIMIT = 30_000;

/** The page where buyers review what they bought, on the public hosts of sites (BLK-80). */
export function registerProductReviews(app: FastifyInstance, services: Services): void {
  const options = {
    constraints: { host: hostsOfSites(services.config.appDomain) },
    bodyLimit: BODY_LIMIT,
    config: { callsPerMinute: CALLS_PER_MINUTE },
    errorHandler: answerShopError(services),
  };
  app.get<OfToken>('/reviews/:token', options, async (request, reply) => {
    const visit = await shopVisit(app, request, reply);
    return visit === null
      ? answerRequest(app.published, request, reply)
      : reviewsPage(visit, request.params.token);
  });
  app.post<OfToken>('/reviews/:token', options, async (request, reply) =>
    enter(await visitOf(request, reply), request.params.token),
  );

  async function visitOf(request: FastifyRequest, reply: FastifyReply): Promise<ShopVisit> {
    const visit = await shopVisit(app, request, reply);
    if (visit === null) throw new CallError('not-found');
    return visit;
  }

  /** A form of another site is refused and changes nothing (ORD-12). */
  async function enter(visit: ShopVisit, token: string): Promise<FastifyReply> {
    if (!isOwnForm(services, visit.request, visit.posted('crumb'))) throw new CallError('crumb-fail');
    return enterReview(visit, token);
  }
}
