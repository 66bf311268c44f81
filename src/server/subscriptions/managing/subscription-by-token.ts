import type { SiteId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import { hashToken, isToken } from '#server/accounts/session-token.ts';
import { isOfMember } from '#server/orders/is-of-member.ts';
import type { Db } from '#server/platform/database/database.ts';

const SHOWN = [
  'id',
  'kind',
  'state',
  'product_id as productId',
  'variant_id as variantId',
  'plan_id as planId',
  'title',
  'option_text as optionText',
  'pieces',
  'member_id as memberId',
  'email',
  'anchor_at',
  'anchor_cycle',
  'zone',
  'period_value',
  'period_unit',
  'cycles',
  'cycle',
  'next_at as nextAt',
  'ends_at as endsAt',
  'paused_at as pausedAt',
  'trial_ends_at as trialEndsAt',
  'price',
  'delivery',
  'billing',
  'delivery_option as deliveryOption',
  'currency',
  'provider',
  'customer_id as customerId',
  'method_id as methodId',
  'method',
  'pending_change as pending',
  'is_test as isTest',
] as const;

/** What the page of a subscription shows to whoever has its address; null where none has it (ORD-116). */
export async function subscriptionByToken(db: Db, siteId: SiteId, token: string) {
  if (!isToken(token)) return null;
  const row = await db
    .selectFrom('subscriptions')
    .select(SHOWN)
    .where('site_id', '=', siteId)
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  return row ?? null;
}

export type OwnSubscription = NonNullable<Awaited<ReturnType<typeof subscriptionByToken>>>;

/** Subscriptions of a page of the list in the account. */
const PAGE = 20;

/**
 * A page of the subscriptions of a member, the latest first, with `next` to go on from. Those that somebody began as a guest
 * with the member's address are among them once it is confirmed, as their orders are (MEMB-06, COMM-53).
 */
export async function subscriptionsOfMember(
  db: Db,
  siteId: SiteId,
  memberId: Id<'member'>,
  after: Id<'subscription'> | null = null,
) {
  const rows = await db
    .selectFrom('subscriptions')
    .select([...SHOWN, 'token_sealed as sealed'])
    .where('site_id', '=', siteId)
    .where(isOfMember(siteId, memberId))
    .$if(after !== null, (query) => query.where('id', '<', after))
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute();
  const subscriptions = rows.slice(0, PAGE);
  return { subscriptions, next: rows.length > PAGE ? (subscriptions.at(-1)?.id ?? null) : null };
}
