import * as contract from '#contract/withdrawals.ts';
import { loadOrder } from '#server/orders/queries.ts';
import { addOrderEvent } from '#server/orders/add-order-event.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { loadWithdrawals } from './load-withdrawals.ts';

/** Nobody counts further at a glance. */
const COUNTED = 1_000;

/** What buyers withdrew from, for those who fulfil orders (ORD-147). */
export const withdrawalRoutes: readonly Route[] = [
  implement(contract.listWithdrawals, async ({ services, site: { siteId }, params: { orderId } }) => {
    if ((await loadOrder(services.db, siteId, orderId)) === null) throw new CallError('not-found');
    const withdrawals = await loadWithdrawals(services.db, siteId, orderId);
    return {
      withdrawals: withdrawals.map(({ at, doneAt, ...withdrawal }) => ({
        ...withdrawal,
        at: at.toISOString(),
        isDone: doneAt !== null,
      })),
    };
  }),

  implement(contract.finishWithdrawal, async ({ services, site: { siteId }, params, caller }) => {
    const { orderId, withdrawalId } = params;
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
      const by = { kind: 'person', accountId: caller.account.accountId } as const;
      await addOrderEvent(trx, siteId, orderId, { kind: 'withdrawalDone', by, at });
    });
    return {};
  }),

  implement(contract.waitingWithdrawals, async ({ services, site: { siteId } }) => {
    const waiting = await services.db
      .selectFrom('withdrawals')
      .select('order_id as orderId')
      .where('site_id', '=', siteId)
      .where('done_at', 'is', null)
      .orderBy('id')
      .limit(COUNTED)
      .execute();
    return { count: waiting.length, orderId: waiting[0]?.orderId ?? null };
  }),
];
