import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listReviews, type Review } from '#contract/reviews.ts';
import { pageReviews } from '#messages/en/interface/page-reviews.ts';
import type { Message } from '#messages/message.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { LoadFailure } from '../panel/load-failure.tsx';
import { Panel } from '../panel/panel.tsx';
import { useBootFacts } from '../site-context/boot-context.ts';
import { OpenThreadsLink } from '../publish-dialog/open-threads-link.tsx';
import { reviewAnswer } from '../publish-dialog/review-answer.ts';
import { ReviewDialog } from '../publish-dialog/review-dialog.tsx';
import { ApproveSeveral } from './approve-several.tsx';
import styles from './reviews.module.css';
import { REVIEWS_KEY } from '../publish-dialog/use-reviews.ts';

const PAGE_SIZE = 50;
const LABELS: Readonly<Record<Review['state'], Message>> = {
  waiting: pageReviews.needsReview,
  approved: pageReviews.approvedLabel,
  declined: pageReviews.declinedState,
};

/** What waits for a review, was approved or declined, as long as it is not live. */
export function ReviewsPanel({ onOpenPath }: { readonly onOpenPath: (path: string) => void }) {
  const [open, setOpen] = useState<Review | null>(null);
  const reviews = useInfiniteQuery({
    queryKey: [REVIEWS_KEY, 'list'],
    queryFn: ({ pageParam }) =>
      callEndpoint(listReviews, { query: { page: pageParam, pageSize: PAGE_SIZE } }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * PAGE_SIZE >= total ? null : pages.length + 1),
  });
  const listed = reviews.data?.pages.flatMap((page) => page.reviews) ?? [];
  // By document, with the version that was seen: what changes meanwhile is to be looked at again.
  const [chosenVersions, setChosenVersions] = useState<ReadonlyMap<string, number>>(new Map());
  const isChosen = ({ documentId, version, state }: Review): boolean =>
    state === 'waiting' && chosenVersions.get(documentId) === version;
  const chosen = listed.filter(isChosen);
  return (
    <Panel title={translate(pageReviews.list)} back={{ to: '/pages', label: translate(pageReviews.back) }}>
      {reviews.isPending ? <Spinner label={translate(pageReviews.loading)} /> : null}
      {reviews.isError ? <LoadFailure retry={() => void reviews.refetch()} /> : null}
      {reviews.isSuccess && listed.length === 0 ? (
        <EmptyState title={translate(pageReviews.listEmpty)}>
          {translate(pageReviews.listEmptyText)}
        </EmptyState>
      ) : null}
      <ul className={styles['list']}>
        {listed.map((review) => (
          <ReviewRow
            key={review.documentId}
            review={review}
            isChosen={isChosen(review)}
            onChoose={(isNow) => {
              const versions = new Map(chosenVersions);
              if (isNow) versions.set(review.documentId, review.version);
              else versions.delete(review.documentId);
              setChosenVersions(versions);
            }}
            onOpen={() => setOpen(review)}
            onOpenPath={onOpenPath}
          />
        ))}
      </ul>
      {reviews.hasNextPage ? (
        <Button
          size="small"
          isPending={reviews.isFetchingNextPage}
          onPress={() => void reviews.fetchNextPage()}
        >
          {translate(pageReviews.more)}
        </Button>
      ) : null}
      {chosen.length === 0 ? null : (
        <ApproveSeveral chosen={chosen} onDone={() => setChosenVersions(new Map())} />
      )}
      {open === null ? null : <ReviewDialog review={open} onClose={() => setOpen(null)} />}
    </Panel>
  );
}

interface ReviewRowProps {
  readonly review: Review;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onOpen: () => void;
  readonly onOpenPath: (path: string) => void;
}

function ReviewRow({ review, isChosen, onChoose, onOpen, onOpenPath }: ReviewRowProps) {
  const { title, kind, path, state, note, remark } = review;
  const mayDecide = useBootFacts().permissions.includes('content.publish') && state === 'waiting';
  const said = state === 'declined' ? remark : note;
  const name = title === '' || kind === 'site' ? translate(pageReviews.site) : title;
  return (
    <li className={styles['row']}>
      <span className={styles['title']}>
        {mayDecide ? (
          <Checkbox
            aria-label={translate(pageReviews.choose, { title: name })}
            isSelected={isChosen}
            onChange={onChoose}
          />
        ) : null}
        <bdi>{name}</bdi>
        <span className={styles['facts']}>{translate(LABELS[state])}</span>
      </span>
      <span className={styles['facts']}>{reviewAnswer(review)}</span>
      {said === '' ? null : <blockquote className={styles['note']}>{said}</blockquote>}
      <span className={styles['actions']}>
        {path === null ? null : (
          <Button size="small" onPress={() => onOpenPath(path)}>
            {translate(pageReviews.openPage)}
          </Button>
        )}
        <OpenThreadsLink review={review} />
        <Button size="small" variant={mayDecide ? 'primary' : 'secondary'} onPress={onOpen}>
          {translate(mayDecide ? pageReviews.review : pageReviews.see)}
        </Button>
      </span>
    </li>
  );
}
