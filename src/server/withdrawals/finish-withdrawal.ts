import type { AccountId, SiteId } from '#domain/documents/record.ts';
import { addOrderEvent } from '#server/orders/add-order-event.ts';
import type { OrderId } from '#server/orders/tables.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import type { WithdrawalId } from './tables.ts';

interface FinishedWithdrawal {
  readonly siteId: SiteId;
  readonly orderId: OrderId;
  readonly withdrawalId: WithdrawalId;
  readonly accountId: AccountId;
}

/** Somebody has dealt with a withdrawal; saying it again changes nothing (ORD-147). Throws `not-found`. */
export async function finishWithdrawal(
  services: Services,
  { siteId, orderId, withdrawalId, accountId }: FinishedWithdrawal,
): Promise<void> {
  const at = new Date(services.now());
  await services.db.transaction().execute(async (trx) => {
    const withdrawal = await trx
      .selectFrom('withdrawals')
      .select('done_at as doneAt')
      .where('site_id', '=', siteId)
      .where('order_id', '=', orderId)
      .where('id', '=', withdrawalId)
      .forUpdate()
      .executeTakeFirst();
    if (withdrawal === undefined) throw new CallError('not-found');
    if (withdrawal.doneAt !== null) return;
    await trx
      .updateTable('withdrawals')
      .set({ done_at: at })
      .where('site_id', '=', siteId)
      .where('order_id', '=', orderId)
      .where('id', '=', withdrawalId)
      .execute();
    const by = { kind: 'person', accountId } as const;
    await addOrderEvent(trx, siteId, orderId, { kind: 'withdrawalDone', by, at });
  });
}
