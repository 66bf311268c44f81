import type { MailPost } from './mail-post.ts';
import { orderMoney } from './order-mail-facts.ts';

/** What a bank asks back, by the id that the provider has for it; null where there is none such. */
export async function amountOfDispute(
  { db, siteId, order }: MailPost,
  disputeId: string,
): Promise<string | null> {
  const dispute = await db
    .selectFrom('disputes')
    .select('amount')
    .where('site_id', '=', siteId)
    .where('order_id', '=', order.id)
    .where('provider_id', '=', disputeId)
    .executeTakeFirst();
  return dispute === undefined ? null : orderMoney(order, dispute.amount);
}
