import * as contract from '#contract/payments.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { loadComparison, settleDifference } from './queries.ts';

/** What differs between a site and its payment provider, for those who may change where its money goes (ORD-168). */
export const paymentComparisonRoutes: readonly Route[] = [
  implement(contract.getPaymentComparison, async ({ services, site, query }) =>
    loadComparison(services.db, site.siteId, query),
  ),

  implement(contract.settlePaymentDifference, async ({ services, site, params, caller }) => {
    const by = { accountId: caller.account.accountId, at: new Date(services.now()) };
    if (!(await settleDifference(services.db, site.siteId, params.differenceId, by)))
      throw new CallError('not-found');
    return {};
  }),
];
