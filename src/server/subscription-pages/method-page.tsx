import type { FastifyReply } from 'fastify';
import { hasEnded, methodName } from '#domain/orders/method-name.ts';
import { isSubscriptionOver } from '#domain/subscriptions/subscription-states.ts';
import { createId } from '#lib/id.ts';
import { subscriptionPages as words } from '#messages/en/subscription-pages.ts';
import { fill, type Words } from '#messages/message.ts';
import { sendCheckoutPage } from '#server/checkout/send-checkout-page.ts';
import { findOwnMethod, methodsOfMember, type OwnMethod } from '#server/payments/kept-methods.ts';
import { keepingProvider } from '#server/payments/keeping-provider.ts';
import type { KeptMethod } from '#server/payments/payment-provider.ts';
import { publicUrl } from '#server/platform/config/addresses.ts';
import { memberOf } from '#server/platform/http/caller.ts';
import { issueCrumb } from '#server/platform/http/crumb.ts';
import { leadTo } from '#server/shop-pages/send-shop-page.ts';
import { shownProblems } from '#server/shop-pages/shown-problems.ts';
import { findSite } from '#server/sites/queries.ts';
import { changeMethod } from '#server/subscriptions/managing/change-method.ts';
import { SubscriptionView, type SubscriptionPageState } from '#views/subscriptions/subscription-view.tsx';
import { ownChange, type SubscriptionVisit } from './own-visit.ts';

const MAX_ID = 250;

type Keeping = NonNullable<Awaited<ReturnType<typeof keepingProvider>>>;

/** By what it is charged from here on: what a member keeps, or something that is added on the provider's page (ORD-117). */
export async function methodPage(
  visit: SubscriptionVisit,
  fault: Words | null = null,
): Promise<FastifyReply> {
  const { services, siteId, subscription, path, translate, request, reply } = visit;
  const keeping = await keepingFor(visit);
  if (keeping === null || isSubscriptionOver(subscription.state)) return leadTo(visit, path);
  const added = new URL(request.url, 'http://localhost').searchParams.get('added');
  if (request.method === 'GET' && added !== null) return takeAdded(visit, keeping, added);
  const hidden = { crumb: issueCrumb(services, request, reply) };
  const member = memberOf(request.caller);
  const kept =
    member === null ? [] : await methodsOfMember(services.db, siteId, member.memberId, isLiveAt(keeping));
  const others = kept.filter(
    ({ provider, expires }) => provider === keeping.provider && !hasEnded(expires, services.now()),
  );
  const view: SubscriptionPageState = {
    title: translate(words.changeMethod),
    done: null,
    problems: shownProblems(visit, [], fault === null ? [] : [fault]),
    texts: [translate(words.changeMethodText)],
    sections: [],
    forms: [
      ...others.map((method) => keptForm(visit, method, hidden)),
      {
        title: translate(words.addMethod),
        text: '',
        form: {
          action: `${path}/method`,
          hidden: { ...hidden, act: 'add' },
          parts: [],
          submit: translate(words.addMethod),
        },
      },
    ],
    links: [{ href: path, label: translate(words.see) }],
  };
  return sendCheckoutPage(visit, {
    path: '/checkout',
    title: words.changeMethod,
    view: <SubscriptionView state={view} />,
    status: fault === null ? 200 : 503,
  });
}

/** Where what is kept can be charged; of a test nothing is kept at a provider. */
export async function keepingFor({ services, siteId, subscription }: SubscriptionVisit) {
  return subscription.provider === 'test' ? null : keepingProvider(services, siteId);
}

function isLiveAt({ access }: Keeping): boolean {
  return access.account?.isLive ?? true;
}

function keptForm(
  { path, translate }: SubscriptionVisit,
  { id, ...method }: OwnMethod,
  hidden: Readonly<Record<string, string>>,
): SubscriptionPageState['forms'][number] {
  return {
    title: methodName(method),
    text: '',
    form: {
      action: `${path}/method`,
      hidden: { ...hidden, act: 'use', method: id },
      parts: [],
      submit: translate(fill(words.useKept, { method: methodName(method) })),
    },
  };
}

export async function enterMethod(visit: SubscriptionVisit): Promise<FastifyReply> {
  const { services, siteId, subscription, path, posted, request } = visit;
  const keeping = await keepingFor(visit);
  if (keeping === null || isSubscriptionOver(subscription.state)) return leadTo(visit, path);
  const { provider } = keeping;
  if (posted('act') === 'use') {
    const member = memberOf(request.caller);
    const method =
      member === null ? null : await findOwnMethod(services.db, siteId, member.memberId, posted('method'));
    if (method === null || method.provider !== provider) return methodPage(visit);
    const { customerId, methodId, brand, last4, expires } = method;
    return payBy(visit, provider, { customerId, methodId, method: { brand, last4, expires } });
  }
  const { access, calls } = keeping;
  const { identifier } = await findSite(services.db, siteId);
  const begun = await calls.add(access, {
    key: `${siteId}:${subscription.id}:add:${createId(services.now())}`,
    // Of nobody else it is taken back here.
    memberId: subscription.id,
    customerId: subscription.provider === provider ? subscription.customerId : null,
    currency: subscription.currency,
    returnUrl: publicUrl(services.config, identifier, `${path}/method`),
  });
  return begun.kind === 'answered' ? leadTo(visit, begun.value) : methodPage(visit, words.methodLater);
}

/** Back from the provider's page: what was added there is what is charged from here on. */
async function takeAdded(
  visit: SubscriptionVisit,
  { access, calls, provider }: Keeping,
  id: string,
): Promise<FastifyReply> {
  const { subscription, path } = visit;
  const answer = await calls.added(access, subscription.id, id.slice(0, MAX_ID));
  const kept = answer.kind === 'answered' ? answer.value : null;
  return kept === null ? leadTo(visit, `${path}/method`) : payBy(visit, provider, kept);
}

async function payBy(visit: SubscriptionVisit, provider: string, kept: KeptMethod): Promise<FastifyReply> {
  await changeMethod(visit.services, { ...ownChange(visit), provider, kept });
  return leadTo(visit, `${visit.path}?done=method`);
}
