import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
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
import { Pagination } from '#ui/pagination.tsx';
import { Select } from '#ui/select.tsx';
import { showToast } from '#ui/show-toast.ts';
import { Spinner } from '#ui/spinner.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { LoadFailure } from '../../panel/load-failure.tsx';
import { Panel } from '../../panel/panel.tsx';
import { useBootFacts } from '../../site-context/boot-context.ts';
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
  const [address, setAddress] = useSearchParams();
  const [removing, setRemoving] = useState<ModeratedReview | null>(null);
  const state = REVIEW_STATES.find((each) => each === address.get('state'));
  const page = Math.max(1, Number(address.get('page') ?? '1') || 1);
  const query = { page, ...(state === undefined ? {} : { state }) };
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
  const show = (changes: Readonly<Record<string, string>>) => setAddress(changes, { replace: true });
  const reviews = found.data?.reviews ?? [];
  const total = found.data?.total ?? 0;
  return (
    <Panel title={translate(words.title)}>
      <div className={styles['screen']}>
        <p className={styles['muted']}>{translate(words.lead)}</p>
        {permissions.includes('commerce.store-settings') ? <ReviewAsking /> : null}
        <div className={styles['filter']}>
          <Select<ReviewState | 'all'>
            label={translate(words.show)}
            options={[
              { value: 'all', label: translate(words.all) },
              ...REVIEW_STATES.map((value) => ({ value, label: translate(STATE_NAMES[value]) })),
            ]}
            value={state ?? 'all'}
            onChange={(value) => show(value === 'all' ? {} : { state: value })}
          />
        </div>
        {found.isError ? (
          <LoadFailure retry={() => void found.refetch()} />
        ) : found.isPending ? (
          <Spinner label={translate(words.title)} />
        ) : reviews.length === 0 ? (
          <NoReviews state={state} showAll={() => show({})} />
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
        )}
        {total > REVIEWS_PER_PAGE ? (
          <Pagination
            page={page}
            pageCount={Math.ceil(total / REVIEWS_PER_PAGE)}
            hasMore={found.data?.hasMore ?? false}
            onPageChange={(next) =>
              show({
                ...(state === undefined ? {} : { state }),
                ...(next === 1 ? {} : { page: String(next) }),
              })
            }
          />
        ) : null}
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
