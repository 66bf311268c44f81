import type { SiteId } from '#domain/documents/record.ts';
import { takesMembers, type MemberPlan } from '#domain/members/member-plan.ts';
import { planOffers, type PlanOffer } from '#domain/members/plan-price.ts';
import { toCents } from '#domain/money/cents.ts';
import { beginSubscriptionCart } from '#server/carts/begin-subscription-cart.ts';
import { hasTriedPlan } from '#server/gating/has-tried-plan.ts';
import { listHeldPlans } from '#server/gating/memberships.ts';
import type { SignedInMember } from '#server/platform/http/caller.ts';
import type { Services } from '#server/platform/services.ts';

export type BegunPlan =
  /** Where it is paid (NAV-50). */
  { readonly kind: 'to-pay'; readonly path: string } | { readonly kind: 'held' | 'closed' | 'not-found' };

interface Wanted {
  readonly siteId: SiteId;
  readonly member: SignedInMember;
  readonly plan: MemberPlan;
  /** One of those that the plan has. */
  readonly period: string;
  /** The page that was wanted first; null: none. */
  readonly next: string | null;
}

/**
 * Begins to join a plan that costs something: a cart of its own with what is paid, and the way to its checkout (MEMB-51). Its
 * price is that of now for as long as the cart is good.
 */
export async function beginPlan(
  services: Pick<Services, 'db' | 'now'>,
  { siteId, member, plan, period, next }: Wanted,
): Promise<BegunPlan> {
  const { db, now } = services;
  const offer = planOffers(plan.price).find((each) => each.period === period);
  if (offer === undefined) return { kind: 'not-found' };
  if ((await listHeldPlans(db, siteId, member.memberId, now())).includes(plan.id)) return { kind: 'held' };
  if (!takesMembers(plan, now())) return { kind: 'closed' };
  const days = plan.price.kind === 'recurring' ? plan.price.trialDays : null;
  const isTried = days !== null && !(await hasTriedPlan(db, siteId, { ...member, planId: plan.id }));
  const { path } = await beginSubscriptionCart(services, {
    siteId,
    memberId: member.memberId,
    terms: {
      kind: 'membership',
      plan: termsOf(offer),
      title: plan.name,
      planId: plan.id,
      taxClass: 'standard',
      trialDays: isTried ? days : 0,
      next,
      fundId: null,
      donatePageId: null,
    },
    lines: [{ of: plan.id, variant: plan.id, title: plan.name, price: toCents(offer.amount) }],
  });
  return { kind: 'to-pay', path };
}

/** Without an end; null: it is paid once. */
function termsOf({ period }: PlanOffer) {
  return period === 'once' ? null : { billingPeriod: { value: 1, unit: period }, numBillingCycles: 0 };
}
