import * as contract from '#contract/withdrawals.ts';
import { loadOrder } from '#server/orders/queries.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { finishWithdrawal } from './finish-withdrawal.ts';
import { loadWithdrawals } from './load-withdrawals.ts';
import { waitingWithdrawals } from './waiting-withdrawals.ts';

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
    await finishWithdrawal(services, { siteId, ...params, accountId: caller.account.accountId });
    return {};
  }),

  implement(contract.waitingWithdrawals, async ({ services, site: { siteId } }) =>
    waitingWithdrawals(services.db, siteId),
  ),
];
