import type { SiteId } from '#domain/documents/record.ts';
import type { TestPlay } from '#domain/orders/test-plays.ts';
import { createId, isId, type Id } from '#lib/id.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import type { PaymentAttempt, RefundState } from '../payment-provider.ts';

/** The payment that the test provider has begun by this key, or begins now. */
export async function beginTestPayment(
  { db, now }: Services,
  siteId: SiteId,
  { key, amount, returnUrl }: PaymentAttempt,
): Promise<{ readonly id: Id<'test-payment'> }> {
  await db
    .insertInto('test_payments')
    .values({
      site_id: siteId,
      id: createId<'test-payment'>(now()),
      key,
      amount,
      play: null,
      played_at: null,
      return_url: returnUrl,
      created_at: new Date(now()),
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'key']).doNothing())
    .execute();
  return db
    .selectFrom('test_payments')
    .select('id')
    .where('site_id', '=', siteId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
}

export async function findTestPayment(db: Db, siteId: SiteId, id: string) {
  if (!isId<'test-payment'>(id)) return null;
  const row = await db
    .selectFrom('test_payments')
    .select(['id', 'amount', 'play', 'played_at as playedAt', 'return_url as returnUrl', 'refunds'])
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Plays what was chosen: once, but for a confirmation, which is given or refused. False where it had ended. */
export async function playTestPayment(
  { db, now }: Services,
  siteId: SiteId,
  id: Id<'test-payment'>,
  play: TestPlay,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('test_payments')
    .set({ play, played_at: new Date(now()) })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where((where) => where.or([where('play', 'is', null), where('play', '=', 'confirm')]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Ends a payment that was not paid, as providers do when they are asked to. */
export async function endTestPayment(db: Db, siteId: SiteId, id: string): Promise<void> {
  if (!isId<'test-payment'>(id)) return;
  await db
    .updateTable('test_payments')
    .set((eb) => ({ play: 'ended' as const, played_at: eb.ref('created_at') }))
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where((where) => where.or([where('play', 'is', null), where('play', '=', 'confirm')]))
    .execute();
}

/** Keeps a refund; by one key it is made once. */
export async function refundTestPayment(
  db: Db,
  siteId: SiteId,
  id: string,
  refund: RefundState,
): Promise<void> {
  const payment = await findTestPayment(db, siteId, id);
  if (payment === null || payment.refunds.some(({ key }) => key === refund.key)) return;
  await db
    .updateTable('test_payments')
    .set({ refunds: JSON.stringify([...payment.refunds, refund]) })
    .where('site_id', '=', siteId)
    .where('id', '=', payment.id)
    .execute();
}
