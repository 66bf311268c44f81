import type { FastifyReply } from 'fastify';
import { canSubscriptionBecome } from '#domain/subscriptions/subscription-states.ts';
import { subscriptionPages as words } from '#messages/en/subscription-pages.ts';
import { fill } from '#messages/message.ts';
import { sendCheckoutPage } from '#server/checkout/send-checkout-page.ts';
import { issueCrumb } from '#server/platform/http/crumb.ts';
import { leadTo } from '#server/shop-pages/send-shop-page.ts';
import { paidUntil } from '#server/subscriptions/hold-subscription.ts';
import { isPeriodPaid } from '#server/subscriptions/managing/is-period-paid.ts';
import { lastCharge } from '#server/subscriptions/managing/last-charge.ts';
import { FormPageView } from '#views/checkout/form-page-view.tsx';
import type { SubscriptionVisit } from './own-visit.ts';
import { dayIn } from '#server/subscriptions/managing/subscription-words.ts';

/** Asks once whether it is to be canceled, and says when it ends: the second of two clicks is on it (ORD-116). */
export async function cancelPage(visit: SubscriptionVisit): Promise<FastifyReply> {
  const { services, siteId, subscription, path, translate, request, reply, published } = visit;
  const { state, zone } = subscription;
  if (state === 'ending' || !canSubscriptionBecome(state, 'canceled')) return leadTo(visit, path);
  const until = paidUntil(subscription);
  const charge = await lastCharge(services.db, siteId, subscription.id);
  const isPaid = isPeriodPaid(subscription, charge, services.now());
  const isEnding = canSubscriptionBecome(state, 'ending') && isPaid;
  const day = dayIn(published.loaded.shell.settings.language, zone)(until);
  const view = {
    title: translate(words.cancelTitle),
    text: translate(isEnding ? fill(words.cancelAtEnd, { day }) : words.cancelNow),
    problems: null,
    form: {
      action: `${path}/cancel`,
      hidden: { crumb: issueCrumb(services, request, reply) },
      parts: [],
      submit: translate(words.confirmCancel),
    },
    link: { href: path, label: translate(words.keepIt) },
  };
  return sendCheckoutPage(visit, {
    path: '/checkout',
    title: words.cancelTitle,
    view: <FormPageView state={view} />,
  });
}
