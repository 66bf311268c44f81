import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { askForReview, type Review } from '#contract/reviews.ts';
import { pageReviews } from '#messages/en/interface/page-reviews.ts';
import { publishDialog } from '#messages/en/interface/publish-dialog.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { showToast } from '#ui/show-toast.ts';
import { TextArea } from '#ui/text-area.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { reviewAnswer } from './review-answer.ts';
import styles from './review-dialog.module.css';
import { useIsSaving } from './use-is-saving.ts';
import { REVIEWS_KEY } from './use-reviews.ts';

interface AskDialogProps {
  readonly store: DocumentStore;
  readonly title: string;
  /** What came of asking before. */
  readonly answered: Review | null;
  readonly onClose: () => void;
}

/** Asks those who may publish to look at a document, with a note. */
export function AskDialog({ store, title, answered, onClose }: AskDialogProps) {
  const [note, setNote] = useState('');
  const [stores] = useState(() => [store]);
  const isSaving = useIsSaving(stores);
  const queries = useQueryClient();
  const asking = useMutation({
    mutationFn: () =>
      callEndpoint(askForReview, { params: { documentId: store.documentId }, body: { note } }),
    onSuccess: async () => {
      showToast(translate(pageReviews.asked), { tone: 'success' });
      onClose();
      await queries.invalidateQueries({ queryKey: ['content'] });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [REVIEWS_KEY] }),
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={translate(pageReviews.readyOf, { title })}
      isDismissable={!asking.isPending}
      footer={
        <>
          <Button isDisabled={asking.isPending} onPress={onClose}>
            {translate(publishDialog.cancel)}
          </Button>
          <Button
            variant="primary"
            isDisabled={isSaving}
            isPending={asking.isPending}
            onPress={() => asking.mutate()}
          >
            {translate(pageReviews.ask)}
          </Button>
        </>
      }
    >
      <div className={styles['stack']}>
        {asking.isError ? <Banner tone="danger">{asking.error.message}</Banner> : null}
        {isSaving ? <Banner>{translate(publishDialog.stillSaving)}</Banner> : null}
        {answered === null ? null : (
          <Banner tone={answered.state === 'declined' ? 'warning' : 'info'} title={reviewAnswer(answered)}>
            {answered.remark === '' ? undefined : <bdi>{answered.remark}</bdi>}
          </Banner>
        )}
        <p>{translate(pageReviews.readyText)}</p>
        <TextArea
          label={translate(pageReviews.note)}
          description={translate(pageReviews.noteText)}
          maxLength={2000}
          rows={3}
          autoFocus
          value={note}
          onChange={setNote}
        />
      </div>
    </Dialog>
  );
}
