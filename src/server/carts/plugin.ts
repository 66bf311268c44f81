import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withPreparedStatements } from '#server/platform/database/prepared-statements.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { hostsOfSites } from '#server/published/plugin.ts';
import { isShopClosed, sendClosedShop } from '#server/shop-pages/closed-shop.tsx';
import { answerShopError } from '#server/shop-pages/answer-shop-error.ts';
import { answerWithoutShop } from '#server/shop-pages/answer-without-shop.ts';
import { isOwnForm } from '#server/shop-pages/is-own-form.ts';
import { leadTo } from '#server/shop-pages/send-shop-page.ts';
import { withFeature } from '#server/shop-pages/with-feature.ts';
import { shopVisit, type ShopVisit } from '#server/shop-pages/shop-visit.ts';
import { answerClosed, wantsJson } from './answer-added.ts';
import { changeCodes, changeLines } from './cart-forms.ts';
import { openCartLink } from './cart-link.ts';
import { askPage } from './ask-page.tsx';
import { cartPage } from './cart-page.tsx';

const CALLS_PER_MINUTE = 120;
const BODY_LIMIT = 50_000;

type Page = (visit: ShopVisit) => Promise<FastifyReply>;

/** The cart on the public hosts of sites; it works without scripts (ORD-11). */
export function registerCarts(app: FastifyInstance, services: Services): void {
  const options = {
    constraints: { host: hostsOfSites(services.config.appDomain) },
    bodyLimit: BODY_LIMIT,
    config: { callsPerMinute: CALLS_PER_MINUTE },
    errorHandler: answerShopError(services),
  };
  app.get('/cart', options, answerWith(cartPage));
  app.get('/cart/ask', options, answerWith(whenOpen(askPage)));
  for (const [url, change] of [
    ['/cart/lines', whenOpen(changeLines)],
    ['/cart/codes', changeCodes],
  ] as const) {
    app.post(url, options, answerWith(ofOwnForm(change)));
    // A browser that asks again for what was posted.
    app.get(
      url,
      options,
      answerWith(async (visit) => leadTo(visit, '/cart')),
    );
  }
  // A named parameter would be shorter than a link may be.
  app.get<{ Params: { readonly '*': string } }>('/cart/link/*', options, (request, reply) =>
    answerWith(whenOpen((visit) => openCartLink(visit, request.params['*'])))(request, reply),
  );

  function answerWith(page: Page) {
    return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const visit = await shopVisit(app, request, reply);
      if (visit !== null) return withPreparedStatements(() => withFeature('commerce', page)(visit));
      return answerWithoutShop(app, request, reply);
    };
  }

  /** A form of another site is refused and changes nothing (ORD-12). */
  function ofOwnForm(page: Page): Page {
    return async (visit) => {
      if (!isOwnForm(services, visit.request, visit.posted('crumb'))) throw new CallError('crumb-fail');
      return page(visit);
    };
  }
}

/** A store that is paused takes nothing more; what is in the cart can be changed all the same (ORD-29). */
function whenOpen(page: Page): Page {
  return async (visit) => {
    if (visit.posted('line') !== '' || !(await isShopClosed(visit))) return page(visit);
    return wantsJson(visit) ? answerClosed(visit) : sendClosedShop(visit);
  };
}
