import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { subscriptionPath } from '#domain/subscriptions/subscription-path.ts';
import { gonePage } from '#server/checkout/notice-pages.tsx';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { answerRequest } from '#server/published/answer-request.ts';
import { hostsOfSites } from '#server/published/plugin.ts';
import { answerShopError } from '#server/shop-pages/answer-shop-error.ts';
import { isOwnForm } from '#server/shop-pages/is-own-form.ts';
import { leadTo } from '#server/shop-pages/send-shop-page.ts';
import { shopVisit } from '#server/shop-pages/shop-visit.ts';
import { subscriptionByToken } from '#server/subscriptions/managing/subscription-by-token.ts';
import { addressPage, enterAddress } from './address-page.tsx';
import { cancelPage } from './cancel-page.tsx';
import { enterCancel, enterChange, enterKeep, enterPause, enterResume } from './enter-changes.ts';
import { enterPlan, planPage } from './plan-page.tsx';
import { enterKeepPlan } from './keep-plan.ts';
import { enterMethod, methodPage } from './method-page.tsx';
import type { SubscriptionPage } from './own-visit.ts';
import { subscriptionPage } from './subscription-page.tsx';

const CALLS_PER_MINUTE = 60;
const BODY_LIMIT = 50_000;

/** A browser that asks again for what was posted. */
const back: SubscriptionPage = (visit) => leadTo(visit, visit.path);

const PAGES: readonly {
  readonly at: string;
  readonly get: SubscriptionPage;
  readonly post: SubscriptionPage | null;
}[] = [
  { at: '', get: (visit) => subscriptionPage(visit), post: null },
  { at: '/cancel', get: cancelPage, post: enterCancel },
  { at: '/keep', get: back, post: enterKeep },
  { at: '/pause', get: back, post: enterPause },
  { at: '/resume', get: back, post: enterResume },
  { at: '/change', get: back, post: enterChange },
  { at: '/address', get: addressPage, post: enterAddress },
  { at: '/plan', get: planPage, post: enterPlan },
  { at: '/keep-plan', get: back, post: enterKeepPlan },
  { at: '/method', get: (visit) => methodPage(visit), post: enterMethod },
];

interface TokenRoute {
  readonly Params: { readonly token: string };
}

/** The pages of a subscription for whoever has its address; they are forms and work without scripts (COMM-53, ORD-116). */
export function registerSubscriptionPages(app: FastifyInstance, services: Services): void {
  const options = {
    constraints: { host: hostsOfSites(services.config.appDomain) },
    bodyLimit: BODY_LIMIT,
    config: { callsPerMinute: CALLS_PER_MINUTE },
    errorHandler: answerShopError(services),
  };
  for (const { at, get, post } of PAGES) {
    const url = subscriptionPath(':token') + at;
    app.get<TokenRoute>(url, options, answerWith(get));
    if (post !== null) app.post<TokenRoute>(url, options, answerWith(post));
  }

  function answerWith(page: SubscriptionPage) {
    return async (request: FastifyRequest<TokenRoute>, reply: FastifyReply): Promise<FastifyReply> => {
      const isForm = request.method === 'POST';
      const visit = await shopVisit(app, request, reply);
      if (visit === null) {
        if (isForm) throw new CallError('not-found');
        return answerRequest(app.published, request, reply);
      }
      // A form of another site is refused and changes nothing (ORD-12).
      if (isForm && !isOwnForm(services, request, visit.posted('crumb'))) throw new CallError('crumb-fail');
      const { token } = request.params;
      const subscription = await subscriptionByToken(services.db, visit.siteId, token);
      if (subscription === null) return gonePage(visit);
      return page({ ...visit, subscription, path: subscriptionPath(token) });
    };
  }
}
