import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { answerRequest } from '#server/published/answer-request.ts';
import { hostsOfSites } from '#server/published/plugin.ts';
import { answerShopError } from '#server/shop-pages/answer-shop-error.ts';
import { isOwnForm } from '#server/shop-pages/is-own-form.ts';
import { shopVisit, type ShopVisit } from '#server/shop-pages/shop-visit.ts';
import { withFeature } from '#server/shop-pages/with-feature.ts';
import { enterWaiting, waitingPage } from './waiting-page.tsx';

const CALLS_PER_MINUTE = 30;
const BODY_LIMIT = 10_000;

/** The page where visitors wait for what is sold out, on the public hosts of sites (ORD-92). */
export function registerBackInStock(app: FastifyInstance, services: Services): void {
  const options = {
    constraints: { host: hostsOfSites(services.config.appDomain) },
    bodyLimit: BODY_LIMIT,
    config: { callsPerMinute: CALLS_PER_MINUTE },
    errorHandler: answerShopError(services),
  };
  app.get('/commerce/back-in-stock', options, async (request, reply) => {
    const visit = await shopVisit(app, request, reply);
    return visit === null
      ? answerRequest(app.published, request, reply)
      : withFeature('commerce', waitingPage)(visit);
  });
  app.post('/commerce/back-in-stock', options, async (request, reply) =>
    enter(await visitOf(request, reply)),
  );

  async function visitOf(request: FastifyRequest, reply: FastifyReply): Promise<ShopVisit> {
    const visit = await shopVisit(app, request, reply);
    if (visit === null) throw new CallError('not-found');
    return visit;
  }

  /** A form of another site is refused and changes nothing (ORD-12). */
  async function enter(visit: ShopVisit): Promise<FastifyReply> {
    if (!isOwnForm(services, visit.request, visit.posted('crumb'))) throw new CallError('crumb-fail');
    return withFeature('commerce', enterWaiting)(visit);
  }
}
