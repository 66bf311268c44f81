import type { Review } from '#contract/reviews.ts';
import { pageReviews } from '#messages/en/interface/page-reviews.ts';
import { formatDate } from '#ui/format-time.ts';
import { translate } from '#ui/translate.ts';

/** Who asked for a review, or what came of it, in one sentence. */
export function reviewAnswer({ state, requestedBy, requestedAt, isOwn, decidedBy }: Review): string {
  if (state === 'waiting') {
    const date = formatDate(requestedAt);
    if (isOwn) return translate(pageReviews.youAsked, { date });
    return requestedBy === null
      ? translate(pageReviews.somebodyAsked, { date })
      : translate(pageReviews.personAsked, { name: requestedBy, date });
  }
  if (state === 'approved') {
    return decidedBy === null
      ? translate(pageReviews.approvedByNobody)
      : translate(pageReviews.approvedBy, { name: decidedBy });
  }
  return decidedBy === null
    ? translate(pageReviews.declinedByNobody)
    : translate(pageReviews.declinedBy, { name: decidedBy });
}
