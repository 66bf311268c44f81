import { subscriptionPlans } from '#messages/en/subscription-plans.ts';
import { members } from '#messages/en/members.ts';
import { plans } from '#messages/en/plans.ts';
import { fill, type Words } from '#messages/message.ts';
import type { StoredOrder } from '#server/orders/queries.ts';
import type { ShopVisit } from '#server/shop-pages/shop-visit.ts';
import type { ShopPageKind } from '#site/content/page-content.ts';
import type { PlanSummary, ShownLink } from '#views/checkout/checkout-state.ts';
import { planSummary } from './plan-summary.ts';

interface Begun {
  readonly kind: ShopPageKind;
  readonly title: Words;
  readonly text: Words;
  /** Null where it is paid once. */
  readonly plan: PlanSummary | null;
  /** Where whoever joined wanted to go first (MEMB-51). */
  readonly next: ShownLink | null;
}

/** What the page of an order says of the subscription that it has begun (COMM-51, CONT-154, CONT-156); null where it began none. */
export function beganBy(visit: ShopVisit, order: StoredOrder): Begun | null {
  const { begins, state, currency, placedAt } = order;
  if (begins === null || state === 'canceled') return null;
  const { terms, price, zone, changes } = begins;
  const isMembership = terms.kind === 'membership';
  return {
    // Of what is not paid yet, the page of every order that waits for its money (ORD-38).
    kind:
      state === 'received'
        ? 'order-received'
        : isMembership
          ? 'membership-confirmed'
          : 'subscription-confirmed',
    title:
      state === 'received'
        ? subscriptionPlans.received
        : isMembership
          ? plans.welcome
          : subscriptionPlans.confirmed,
    text: isMembership
      ? fill(state === 'received' ? plans.begins : plans.begun, { plan: terms.title })
      : fill(subscriptionPlans.confirmedText, { title: terms.title }),
    // The dates of one that goes on are not counted from its order (MEMB-55).
    plan:
      changes === undefined
        ? planSummary(visit, {
            terms,
            zone,
            currency,
            each: price.lines.reduce((sum, { unitPrice, pieces }) => sum + unitPrice * pieces, 0),
            at: placedAt.getTime(),
          })
        : null,
    next: isMembership ? wayOn(visit, terms.next) : null,
  };
}

/** To the page that was wanted first, or to what is held (MEMB-51). */
function wayOn({ translate }: ShopVisit, next: string | null): ShownLink {
  return next === null
    ? { href: '/account/plans', label: translate(members.plans) }
    : { href: next, label: translate(members.toPage) };
}
