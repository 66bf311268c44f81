import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { publishSummary } from '#contract/publishing.ts';
import { approveReview, declineReview, withdrawReview, type Review } from '#contract/reviews.ts';
import { pageReviews } from '#messages/en/interface/page-reviews.ts';
import { publishDialog } from '#messages/en/interface/publish-dialog.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { showToast } from '#ui/show-toast.ts';
import { TextArea } from '#ui/text-area.tsx';
import { translate, translateStored } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { PUBLISH_SUMMARY_KEY } from './publish-summary-key.ts';
import { useBootFacts } from '../site-context/boot-context.ts';
import { OpenThreadsLink } from './open-threads-link.tsx';
import { reviewAnswer } from './review-answer.ts';
import styles from './review-dialog.module.css';
import { REVIEWS_KEY } from './use-reviews.ts';

interface ReviewDialogProps {
  readonly review: Review;
  readonly onClose: () => void;
}

/** One review: for those who may publish its answers, for whoever asked what came of it. */
export function ReviewDialog({ review, onClose }: ReviewDialogProps) {
  const { documentId, version, state, kind } = review;
  const title = review.title === '' || kind === 'site' ? translate(pageReviews.site) : review.title;
  const params = { documentId };
  const queries = useQueryClient();
  const [isDeclining, setDeclining] = useState(false);
  const [remark, setRemark] = useState('');
  const { permissions } = useBootFacts();
  const mayPublish = permissions.includes('content.publish');
  const isWaiting = state === 'waiting';
  const summary = useQuery({
    queryKey: [PUBLISH_SUMMARY_KEY, 'one', documentId, version],
    queryFn: () => callEndpoint(publishSummary, { query: { page: 1, pageSize: 1, documentId } }),
  });
  const answering = useMutation({
    mutationFn: async ({ call }: { readonly call: () => Promise<unknown>; readonly said: string }) => call(),
    onSuccess: async (_done, { said }) => {
      onClose();
      showToast(said, { tone: 'success' });
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['content'] }),
        queries.invalidateQueries({ queryKey: ['document-history'] }),
        queries.invalidateQueries({ queryKey: [PUBLISH_SUMMARY_KEY, 'one'] }),
      ]);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [REVIEWS_KEY] }),
  });
  const approve = (publishes: boolean): void =>
    answering.mutate({
      call: () => callEndpoint(approveReview, { params, body: { version, publishes } }),
      said: translate(publishes ? pageReviews.published : pageReviews.approved, { title }),
    });
  const decline = (): void =>
    answering.mutate({
      call: () => callEndpoint(declineReview, { params, body: { remark } }),
      said: translate(pageReviews.declined, { title }),
    });
  const { isPending } = answering;
  const changed = summary.data?.documents[0];
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={
        isWaiting ? translate(mayPublish ? pageReviews.reviewOf : pageReviews.waitingOf, { title }) : title
      }
      isDismissable={!isPending}
      footer={
        !isWaiting ? (
          mayPublish && state === 'approved' ? (
            <Button variant="primary" isPending={isPending} onPress={() => approve(true)}>
              {translate(publishDialog.publish)}
            </Button>
          ) : undefined
        ) : !mayPublish ? (
          <Button
            isPending={isPending}
            onPress={() =>
              answering.mutate({
                call: () => callEndpoint(withdrawReview, { params }),
                said: translate(pageReviews.withdrawn),
              })
            }
          >
            {translate(pageReviews.withdraw)}
          </Button>
        ) : isDeclining ? (
          <Button variant="primary" isPending={isPending} onPress={decline}>
            {translate(pageReviews.declineNow)}
          </Button>
        ) : (
          <>
            <Button isDisabled={isPending} onPress={() => setDeclining(true)}>
              {translate(pageReviews.decline)}
            </Button>
            <Button isDisabled={isPending} onPress={() => approve(false)}>
              {translate(pageReviews.approve)}
            </Button>
            <Button variant="primary" isPending={isPending} onPress={() => approve(true)}>
              {translate(pageReviews.approveAndPublish)}
            </Button>
          </>
        )
      }
    >
      <div className={styles['stack']}>
        {answering.isError ? <Banner tone="danger">{answering.error.message}</Banner> : null}
        <p>
          {reviewAnswer(review)} {review.isChanged ? translate(pageReviews.changedSince) : ''}
        </p>
        {review.note === '' ? null : <blockquote className={styles['note']}>{review.note}</blockquote>}
        {review.remark === '' ? null : <blockquote className={styles['note']}>{review.remark}</blockquote>}
        <OpenThreadsLink review={review} onPress={onClose} />
        {isDeclining ? (
          <TextArea
            label={translate(pageReviews.remark)}
            description={translate(pageReviews.remarkText)}
            maxLength={2000}
            rows={3}
            autoFocus
            value={remark}
            onChange={setRemark}
          />
        ) : changed === undefined || changed.changes.length === 0 ? null : (
          <section>
            <h3 className={styles['heading']}>{translate(pageReviews.changes)}</h3>
            <ul className={styles['changes']}>
              {changed.changes.map((change, at) => (
                <li key={change}>{translateStored(changed.changeWords[at], change)}</li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Dialog>
  );
}
