import type { FastifyReply } from 'fastify';
import { checkout } from '#messages/en/checkout.ts';
import { keepCustomer, keepMethod } from '#server/payments/kept-methods.ts';
import { keepingProvider } from '#server/payments/keeping-provider.ts';
import type { KeptMethod } from '#server/payments/payment-provider.ts';
import { memberOf } from '#server/platform/http/caller.ts';
import { leadTo } from '#server/shop-pages/send-shop-page.ts';
import type { ShopVisit } from '#server/shop-pages/shop-visit.ts';
import { checkoutSecretHash } from './checkout-cookie.ts';
import { joinNewsletter } from './consents.ts';
import type { OpenCheckout } from './open-checkout.ts';
import { isPaidLater, offerOf } from './payment-offer.ts';
import { answerPlaced } from './answer-placed.ts';
import { paymentStep } from './payment-step.ts';
import { findStarting } from './queries.ts';
import { placeSubmitted } from './place-submitted.ts';

const MAX_ID = 250;
const STEP = '/checkout/payment';

/**
 * Back with a card that the provider keeps: what waited for it is placed, once, however often the address is opened. Who comes
 * back without one is at the payment step again (MEMB-52, ORD-76).
 */
export async function takeCard(
  visit: ShopVisit,
  open: OpenCheckout,
  submission: string,
): Promise<FastifyReply> {
  const { services, siteId, request } = visit;
  const added = new URL(request.url, 'http://localhost').searchParams.get('added');
  const secretHash = checkoutSecretHash(services.config, request);
  if (added === null || secretHash === null || !isPaidLater(open)) return leadTo(visit, STEP);
  const cartId = open.found.cart.id;
  const starting = await findStarting(services.db, { siteId, cartId, secretHash }, services.now());
  const keeping = await keepingProvider(services, siteId);
  if (starting === null || starting.submission !== submission || keeping === null) return leadTo(visit, STEP);
  const { access, calls, provider } = keeping;
  const memberId = memberOf(request.caller)?.memberId ?? null;
  const answer = await calls.added(access, memberId ?? cartId, added.slice(0, MAX_ID));
  if (answer.kind === 'unreachable')
    return paymentStep(visit, open, { faults: [checkout.failedLater], status: 503 });
  const kept = answer.kind === 'answered' ? answer.value : null;
  if (kept === null)
    return leadTo(visit, `${STEP}?failed=${answer.kind === 'refused' ? answer.failure : 'ended'}`);
  if (memberId !== null) await keepForMember(visit, { provider, memberId, kept, isLive: isLiveAt(access) });
  const paidWith = { provider, way: 'kept', customer: null, paidBy: { provider, ...kept } } as const;
  const placed = await placeSubmitted(visit, open, await offerOf(visit, open), starting, paidWith);
  if (placed.kind === 'placed') await joinNewsletter(visit, open, starting.consents);
  return answerPlaced(visit, open, placed);
}

type Access = NonNullable<Awaited<ReturnType<typeof keepingProvider>>>['access'];

function isLiveAt({ account }: Access): boolean {
  return account?.isLive ?? true;
}

type Member = NonNullable<ReturnType<typeof memberOf>>;

/** Among what they keep, to be chosen again and to be removed (ORD-146). */
async function keepForMember(
  { services, siteId }: ShopVisit,
  {
    kept,
    ...customer
  }: {
    readonly provider: string;
    readonly memberId: Member['memberId'];
    readonly isLive: boolean;
    readonly kept: KeptMethod;
  },
): Promise<void> {
  const at = new Date(services.now());
  await keepCustomer(services.db, siteId, customer, kept.customerId, at);
  await keepMethod(services.db, siteId, customer, kept, at);
}
