import type { FastifyInstance } from 'fastify';
import type { Services } from '#server/platform/services.ts';
import { answerRequest } from '#server/published/answer-request.ts';
import { hostsOfSites } from '#server/published/plugin.ts';
import { answerShopError } from '#server/shop-pages/answer-shop-error.ts';
import { isShopClosed, sendClosedShop } from '#server/shop-pages/closed-shop.tsx';
import { shopVisit } from '#server/shop-pages/shop-visit.ts';
import { openRestoreLink } from './open-restore-link.ts';

const CALLS_PER_MINUTE = 30;

/** The way back to a cart that somebody left, on the public hosts of sites (ORD-150). */
export function registerAbandonedCarts(app: FastifyInstance, services: Services): void {
  const options = {
    constraints: { host: hostsOfSites(services.config.appDomain) },
    config: { callsPerMinute: CALLS_PER_MINUTE },
    errorHandler: answerShopError(services),
  };
  app.get<{ Params: { readonly token: string } }>('/cart/restore/:token', options, async (request, reply) => {
    const visit = await shopVisit(app, request, reply);
    if (visit === null) return answerRequest(app.published, request, reply);
    if (await isShopClosed(visit)) return sendClosedShop(visit);
    return openRestoreLink(visit, request.params.token);
  });
}
