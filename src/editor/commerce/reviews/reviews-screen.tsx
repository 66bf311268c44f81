import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  decideProductReview,
  deleteProductReview,
  listProductReviews,
  REVIEWS_PER_PAGE,
  type ModeratedReview,
} from '#contract/product-reviews.ts';
import { REVIEW_STATES, type ReviewState } from '#domain/product-reviews/product-review.ts';
import { reviewScreen as words } from '#messages/en/interface/product-reviews.ts';
import type { Message } from '#messages/message.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { showToast } from '#ui/show-toast.ts';
import { Spinner } from '#ui/spinner.tsx';
import { translate } from '#ui/translate.ts';
import { useSettled } from '#ui/use-settled.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { Panel } from '../../panel/panel.tsx';
import { useBootFacts } from '../../site-context/boot-context.ts';
import { FoundList } from '../lists/found-list.tsx';
import { useListAddress } from '../lists/use-list-address.ts';
import { NoReviews } from './no-reviews.tsx';
import { ReviewAsking } from './review-asking.tsx';
import { ReviewCard } from './review-card.tsx';
import styles from './reviews.module.css';

const STATE_NAMES: Readonly<Record<ReviewState, Message>> = {
  pending: words.pending,
  approved: words.approved,
  hidden: words.hidden,
};

const KEY = 'product-reviews';

/** What buyers wrote about products: approved, hidden and deleted here (BLK-80, ROLE-15). */
export function ReviewsScreen() {
  const { permissions } = useBootFacts();
  const queries = useQueryClient();
  const address = useListAddress();
  const [removing, setRemoving] = useState<ModeratedReview | null>(null);
  const state = REVIEW_STATES.find((each) => each === address.text('state'));
  const search = useSettled(address.text('search').trim());
  const query = { search, page: address.page, ...(state === undefined ? {} : { state }) };
  const found = useQuery({
    queryKey: [KEY, query],
    queryFn: () => callEndpoint(listProductReviews, { query }),
    placeholderData: keepPreviousData,
    // Buyers write meanwhile.
    staleTime: 0,
  });
  const refresh = () => queries.invalidateQueries({ queryKey: [KEY] });
  const decide = useMutation({
    mutationFn: ({ id, next }: { readonly id: ModeratedReview['id']; readonly next: ReviewState }) =>
      callEndpoint(decideProductReview, { params: { reviewId: id }, body: { state: next } }),
    onSuccess: refresh,
    onError: () => showToast(translate(words.failed), { tone: 'danger' }),
  });
  const reviews = found.data?.reviews ?? [];
  return (
    <Panel title={translate(words.title)}>
      <div className={styles['screen']}>
        <p className={styles['muted']}>{translate(words.lead)}</p>
        {permissions.includes('commerce.store-settings') ? <ReviewAsking /> : null}
        <FoundList
          address={address}
          found={found}
          perPage={REVIEWS_PER_PAGE}
          search={{ label: words.search, hint: words.searchText }}
          choices={[
            {
              name: 'state',
              label: translate(words.show),
              all: translate(words.all),
              options: REVIEW_STATES.map((value) => ({ value, label: translate(STATE_NAMES[value]) })),
            },
          ]}
          noMatch={{
            title: search !== '' ? words.noneFound : state === 'pending' ? words.nothingWaits : words.noMatch,
            showAll: words.showAll,
          }}
          empty={<NoReviews />}
        >
          {(empty) =>
            found.isPending ? (
              <Spinner label={translate(words.title)} />
            ) : reviews.length === 0 ? (
              empty
            ) : (
              <ul aria-label={translate(words.title)} className={styles['list']}>
                {reviews.map((review) => (
                  <ReviewCard
                    key={review.id}
                    review={review}
                    stateName={translate(STATE_NAMES[review.state])}
                    isBusy={decide.isPending}
                    onDecide={(next) => decide.mutate({ id: review.id, next })}
                    onRemove={() => setRemoving(review)}
                  />
                ))}
              </ul>
            )
          }
        </FoundList>
      </div>
      <ConfirmDialog
        isOpen={removing !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) setRemoving(null);
        }}
        title={translate(words.removeTitle, { product: removing?.product ?? '' })}
        confirmLabel={translate(words.remove)}
        isDanger
        onConfirm={async () => {
          if (removing === null) return;
          await callEndpoint(deleteProductReview, { params: { reviewId: removing.id } });
          await refresh();
        }}
      >
        {translate(words.removeText)}
      </ConfirmDialog>
    </Panel>
  );
}
