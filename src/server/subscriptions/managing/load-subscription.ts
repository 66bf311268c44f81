import type { Subscription } from '#contract/subscriptions.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { PendingChange } from '#domain/orders/pending-change.ts';
import type { SubscriptionKind } from '#domain/subscriptions/subscription-terms.ts';
import type { Id } from '#lib/id.ts';
import { refundableOf } from '#server/orders/begin-refund.ts';
import { EVENT_COLUMNS, shownEvent } from '#server/orders/shown-event.ts';
import type { Db } from '#server/platform/database/database.ts';
import { applyPending } from '../renewing/apply-pending.ts';
import { firstRenewalFrom } from '../renewing/first-renewal-from.ts';
import { LISTED_COLUMNS, listedSubscription } from './list-subscriptions.ts';
import { chargesOf } from './charges-of.ts';
import { isPeriodPaid } from './is-period-paid.ts';
import { lastCharge } from './last-charge.ts';

/** As much of a timeline, and as many charges are shown, the newest. */
const MAX_EVENTS = 500;
const MAX_CHARGES = 200;

/** A subscription as those see it who work on the site; null where they see none such. */
export async function loadSubscription(
  db: Db,
  siteId: SiteId,
  subscriptionId: Id<'subscription'>,
  kinds: readonly SubscriptionKind[],
  now: number,
): Promise<Subscription | null> {
  const row = await db
    .selectFrom('subscriptions')
    .select([
      ...LISTED_COLUMNS,
      'version',
      'phone',
      'member_id as memberId',
      'delivery',
      'billing',
      'delivery_option as deliveryOption',
      'provider',
      'method',
      'trial_ends_at as trialEndsAt',
      'ends_at as endsAt',
      'paused_at as pausedAt',
      'first_failed_at as firstFailedAt',
      'next_try_at as nextTryAt',
      'variant_id as variantId',
      'plan_id as planId',
      'pending_change as pending',
      'anchor_at',
      'anchor_cycle',
      'zone',
      'period_value',
      'period_unit',
    ])
    .where('site_id', '=', siteId)
    .where('id', '=', subscriptionId)
    .where('kind', 'in', [...kinds])
    .executeTakeFirst();
  if (row === undefined) return null;
  const charges = await chargesOf(db, siteId, subscriptionId, MAX_CHARGES);
  const [last] = charges;
  const { version, phone, memberId, delivery, billing, provider, method, deliveryOption } = row;
  const moment = (at: Date | null) => at?.toISOString() ?? null;
  return {
    ...listedSubscription(row),
    version,
    phone,
    memberId,
    delivery,
    billing,
    deliveryOption: deliveryOption?.name ?? '',
    provider,
    method,
    trialEndsAt: moment(row.trialEndsAt),
    endsAt: moment(row.endsAt),
    pausedAt: moment(row.pausedAt),
    firstFailedAt: moment(row.firstFailedAt),
    nextTryAt: moment(row.nextTryAt),
    variantId: row.variantId,
    planId: row.planId,
    pending: pendingOf(row),
    refundable: last === undefined ? 0 : await refundableOf(db, siteId, last.id),
    isPaid: isPeriodPaid(row, await lastCharge(db, siteId, subscriptionId), now),
    charges: charges.map(({ placedAt, ...charge }) => ({ ...charge, placedAt: placedAt.toISOString() })),
    timeline: await loadTimeline(db, siteId, subscriptionId),
  };
}

type Waiting = Parameters<typeof firstRenewalFrom>[0] &
  Omit<Parameters<typeof applyPending>[0], 'pending_change'> & { readonly pending: PendingChange | null };

function pendingOf(row: Waiting): Subscription['pending'] {
  const { lines, delivery, plan, newPrice } = row.pending ?? {};
  const [line] = lines ?? [];
  const at = newPrice === undefined ? null : firstRenewalFrom(row, Date.parse(newPrice.from));
  // One of the plan before that waits is not charged.
  const isCharged = at !== null && applyPending({ ...row, pending_change: row.pending }, at).isNewPrice;
  return {
    lines:
      line === undefined
        ? null
        : {
            variantId: line.variantId,
            title: line.title,
            optionText: line.optionText,
            pieces: line.pieces,
            unit: line.unitPrice,
          },
    delivery: delivery ?? null,
    plan: plan === undefined ? null : { id: plan.id, title: plan.title, unit: plan.period.unit },
    newPrice:
      newPrice === undefined || at === null || !isCharged
        ? null
        : { unit: newPrice.unitPrice, at: new Date(at).toISOString() },
  };
}

async function loadTimeline(
  db: Db,
  siteId: SiteId,
  subscriptionId: Id<'subscription'>,
): Promise<Subscription['timeline']> {
  const rows = await db
    .selectFrom('subscription_events as event')
    .leftJoin('accounts as account', 'account.id', 'event.account_id')
    .select(EVENT_COLUMNS)
    .where('event.site_id', '=', siteId)
    .where('event.subscription_id', '=', subscriptionId)
    .orderBy('event.at', 'desc')
    .orderBy('event.id', 'desc')
    .limit(MAX_EVENTS)
    .execute();
  return rows.map(shownEvent);
}
