import type { Transaction } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { addOrderEvent } from './add-order-event.ts';
import type { MailPost } from './mail-post.ts';

/** Whether a mail has not left yet for what it tells of; it stands in the timeline from here on (ORD-98, ORD-142). */
export async function isFirstMail(
  trx: Transaction<Database>,
  { now }: Pick<Services, 'now'>,
  { siteId, order }: MailPost,
  kind: string,
  eventKey: string,
): Promise<boolean> {
  const at = new Date(now());
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('sent_order_mails')
    .values({ site_id: siteId, order_id: order.id, kind, event_key: eventKey, sent_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if ((numInsertedOrUpdatedRows ?? 0n) === 0n) return false;
  const by = { kind: 'system' } as const;
  await addOrderEvent(trx, siteId, order.id, { kind: 'mailed', by, data: { text: kind }, at });
  return true;
}
