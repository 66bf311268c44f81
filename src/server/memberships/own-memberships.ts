import type { SiteId } from '#domain/documents/record.ts';
import type { PlanId } from '#domain/gating/access-rule.ts';
import { GIVING_ACCESS, type MembershipState } from '#domain/members/membership-state.ts';
import type { PlanOffer } from '#domain/members/plan-price.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { renewalEndsAt } from '#domain/subscriptions/renewal-tries.ts';
import { subscriptionPath } from '#domain/subscriptions/subscription-path.ts';
import type { Id } from '#lib/id.ts';
import type { MemberId } from '#server/members/tables.ts';
import type { Services } from '#server/platform/services.ts';
import { openSubscriptionToken } from '#server/subscriptions/subscription-link.ts';

/** What a member holds of a plan, with what is paid for it. */
export interface OwnMembership {
  readonly planId: PlanId;
  readonly state: MembershipState;
  /** When it ends, where that is known: of an overdue one when it is not paid. */
  readonly endsAt: Date | null;
  readonly isPaidOnce: boolean;
  readonly subscription: {
    readonly id: Id<'subscription'>;
    /** Where it is paid, cancelled and taken back. */
    readonly path: string;
    readonly price: PlanOffer;
    readonly currency: CurrencyCode;
    readonly nextAt: Date | null;
    readonly trialEndsAt: Date | null;
  } | null;
}

/** The plans that a member holds now, each with what its page says of it (MEMB-53). */
export async function ownMemberships(
  { db, now, cipher }: Pick<Services, 'db' | 'now' | 'cipher'>,
  siteId: SiteId,
  memberId: MemberId,
): Promise<ReadonlyMap<PlanId, OwnMembership>> {
  const rows = await db
    .selectFrom('memberships as held')
    .leftJoin('subscriptions as paid', (join) =>
      join.onRef('paid.site_id', '=', 'held.site_id').onRef('paid.id', '=', 'held.subscription_id'),
    )
    .select([
      'held.plan_id as planId',
      'held.state',
      'held.ends_at as endsAt',
      'held.order_id as orderId',
      'paid.id as subscriptionId',
      'paid.token_sealed as sealed',
      'paid.price',
      'paid.currency',
      'paid.period_unit as unit',
      'paid.next_at as nextAt',
      'paid.trial_ends_at as trialEndsAt',
      'paid.first_failed_at as firstFailedAt',
      'paid.zone',
    ])
    .where('held.site_id', '=', siteId)
    .where('held.member_id', '=', memberId)
    .where('held.state', 'in', GIVING_ACCESS)
    .where((where) =>
      where.or([where('held.ends_at', 'is', null), where('held.ends_at', '>', new Date(now()))]),
    )
    .execute();
  return new Map(rows.map((row) => [row.planId, membershipOfRow(row, siteId, cipher)]));
}

interface Row {
  readonly planId: PlanId;
  readonly state: MembershipState;
  readonly endsAt: Date | null;
  readonly orderId: string | null;
  readonly subscriptionId: Id<'subscription'> | null;
  readonly sealed: string | null;
  readonly price: { readonly lines: readonly { readonly unitPrice: number }[] } | null;
  readonly currency: CurrencyCode | null;
  readonly unit: string | null;
  readonly nextAt: Date | null;
  readonly trialEndsAt: Date | null;
  readonly firstFailedAt: Date | null;
  readonly zone: string | null;
}

function membershipOfRow(row: Row, siteId: SiteId, cipher: Services['cipher']): OwnMembership {
  const { subscriptionId: id, sealed, currency, firstFailedAt, zone } = row;
  const overdueUntil =
    row.state === 'past-due' && firstFailedAt !== null && zone !== null
      ? new Date(renewalEndsAt(firstFailedAt.getTime(), zone))
      : null;
  return {
    planId: row.planId,
    state: row.state,
    endsAt: overdueUntil ?? row.endsAt,
    isPaidOnce: row.orderId !== null,
    subscription:
      id === null || sealed === null || currency === null
        ? null
        : {
            id,
            path: subscriptionPath(openSubscriptionToken(cipher, siteId, { id, sealed })),
            price: {
              period: row.unit === 'year' ? 'year' : 'month',
              amount: row.price?.lines[0]?.unitPrice ?? 0,
            },
            currency,
            nextAt: row.nextAt,
            trialEndsAt: row.trialEndsAt,
          },
  };
}
