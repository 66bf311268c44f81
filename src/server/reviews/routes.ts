import * as contract from '#contract/reviews.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { askForReview, withdrawReview } from './ask-for-review.ts';
import { approveReviews } from './approve-reviews.ts';
import { approveReview, declineReview } from './decide-review.ts';
import { listReviews } from './queries.ts';

const DONE = { status: 'done' } as const;

/** Ready for review, approved, declined: for people who write and may not publish. */
export const reviewRoutes: readonly Route[] = [
  implement(contract.listReviews, async ({ services, site, caller, query }) =>
    listReviews(services.db, site.siteId, caller.account.accountId, query),
  ),

  implement(contract.askForReview, async ({ services, site, caller, params, body }) => {
    await askForReview(services, site.siteId, caller, { ...params, ...body });
    return DONE;
  }),

  implement(contract.withdrawReview, async ({ services, site, caller, params }) => {
    await withdrawReview(services, site.siteId, caller, params.documentId);
    return DONE;
  }),

  implement(contract.approveReview, async ({ services, site, caller, params, body }) => {
    await approveReview(services, { siteId: site.siteId, caller, ...params }, body);
    return DONE;
  }),

  implement(contract.approveReviews, async ({ services, site, caller, body }) =>
    approveReviews(services, site.siteId, caller, body.reviews),
  ),

  implement(contract.declineReview, async ({ services, site, caller, params, body }) => {
    await declineReview(services, { siteId: site.siteId, caller, ...params }, body.remark);
    return DONE;
  }),
];
