import type { SiteId } from '#domain/documents/record.ts';
import { createId, isId, type Id } from '#lib/id.ts';
import type { MemberId } from '#server/members/tables.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { KeptMethod, PaymentMethod } from './payment-provider.ts';

/** So many of a member are shown; the oldest beyond are not. */
const MOST = 20;

/** A way to pay that a member keeps at a provider, by what it is known by (ORD-75, ORD-146). */
export type OwnMethod = PaymentMethod & { readonly id: Id<'kept-method'>; readonly provider: string };

/** What a member keeps, the newest first; of the provider's test mode only where its keys are those of it. */
export async function methodsOfMember(
  db: Db,
  siteId: SiteId,
  memberId: MemberId,
  isLive: boolean,
): Promise<readonly OwnMethod[]> {
  return db
    .selectFrom('kept_methods as method')
    .innerJoin('payment_customers as customer', (join) =>
      join
        .onRef('customer.site_id', '=', 'method.site_id')
        .onRef('customer.provider', '=', 'method.provider')
        .onRef('customer.customer_id', '=', 'method.customer_id'),
    )
    .select(['method.id', 'method.provider', 'method.brand', 'method.last4', 'method.expires'])
    .where('method.site_id', '=', siteId)
    .where('customer.site_id', '=', siteId)
    .where('method.member_id', '=', memberId)
    .where('customer.is_live', '=', isLive)
    .orderBy('method.created_at', 'desc')
    .orderBy('method.id', 'desc')
    .limit(MOST)
    .execute();
}

/** One of a member's own, with what the provider knows it by; null where it is not theirs. */
export async function findOwnMethod(db: Db, siteId: SiteId, memberId: MemberId, id: string) {
  if (!isId<'kept-method'>(id)) return null;
  const row = await db
    .selectFrom('kept_methods')
    .select([
      'id',
      'provider',
      'customer_id as customerId',
      'method_id as methodId',
      'brand',
      'last4',
      'expires',
    ])
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** The customer that a member is at a provider; null where they are none yet. */
export async function customerOfMember(
  db: Db,
  siteId: SiteId,
  { provider, memberId, isLive }: CustomerKey,
): Promise<string | null> {
  const row = await db
    .selectFrom('payment_customers')
    .select('customer_id as id')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('provider', '=', provider)
    .where('is_live', '=', isLive)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

interface CustomerKey {
  readonly provider: string;
  readonly memberId: MemberId;
  readonly isLive: boolean;
}

export async function keepCustomer(
  db: Db,
  siteId: SiteId,
  { provider, memberId, isLive }: CustomerKey,
  customerId: string,
  at: Date,
): Promise<void> {
  await db
    .insertInto('payment_customers')
    .values({
      site_id: siteId,
      provider,
      customer_id: customerId,
      member_id: memberId,
      is_live: isLive,
      created_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Keeps what the provider keeps; the same again changes nothing. */
export async function keepMethod(
  db: Db,
  siteId: SiteId,
  { provider, memberId }: Pick<CustomerKey, 'provider' | 'memberId'>,
  { customerId, methodId, method }: KeptMethod,
  at: Date,
): Promise<void> {
  await db
    .insertInto('kept_methods')
    .values({
      site_id: siteId,
      id: createId<'kept-method'>(at.getTime()),
      member_id: memberId,
      provider,
      customer_id: customerId,
      method_id: methodId,
      ...method,
      created_at: at,
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'provider', 'method_id']).doNothing())
    .execute();
}

/** It was removed at the provider. */
export async function forgetMethod(db: Db, siteId: SiteId, id: Id<'kept-method'>): Promise<void> {
  await db.deleteFrom('kept_methods').where('site_id', '=', siteId).where('id', '=', id).execute();
}

/** One customer of a site at a provider; null where there is none. */
export async function anyCustomer(db: Db, siteId: SiteId, provider: string): Promise<string | null> {
  const row = await db
    .selectFrom('payment_customers')
    .select('customer_id as id')
    .where('site_id', '=', siteId)
    .where('provider', '=', provider)
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Nothing of it can be used any more: the account is another one, or none. */
export async function forgetCustomers(db: Db, siteId: SiteId, provider: string): Promise<void> {
  await db
    .deleteFrom('payment_customers')
    .where('site_id', '=', siteId)
    .where('provider', '=', provider)
    .execute();
}
