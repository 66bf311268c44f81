import * as contract from '#contract/product-reviews.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { decideReview, deleteReview } from './decide-review.ts';
import { selectReviews } from './list-reviews.ts';

/** Reviews of products, for those who moderate what visitors write (BLK-80, ROLE-15). */
export const productReviewRoutes: readonly Route[] = [
  implement(contract.listProductReviews, async ({ services, site, query }) =>
    selectReviews(services.db, site.siteId, query),
  ),
  implement(contract.decideProductReview, async ({ services, site, params, body }) => {
    await decideReview(services, site.siteId, params.reviewId, body.state);
    return {};
  }),
  implement(contract.deleteProductReview, async ({ services, site, params }) => {
    await deleteReview(services, site.siteId, params.reviewId);
    return {};
  }),
];
