import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { approveReviews, type Review } from '#contract/reviews.ts';
import { pageReviews } from '#messages/en/interface/page-reviews.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { showToast } from '#ui/show-toast.ts';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { PUBLISH_SUMMARY_KEY } from '../publish-dialog/publish-summary-key.ts';
import { REVIEWS_KEY } from '../publish-dialog/use-reviews.ts';

interface ApproveSeveralProps {
  readonly chosen: readonly Review[];
  readonly onDone: () => void;
}

/** Approves and publishes what was chosen in the list, after a question. */
export function ApproveSeveral({ chosen, onDone }: ApproveSeveralProps) {
  const [isAsking, setAsking] = useState(false);
  const queries = useQueryClient();
  const label = translate(pageReviews.approveSeveral, { count: chosen.length });
  const approve = async (): Promise<void> => {
    try {
      const reviews = chosen.map(({ documentId, version }) => ({ documentId, version }));
      const { published, left } = await callEndpoint(approveReviews, { body: { reviews } });
      if (published > 0) {
        showToast(translate(pageReviews.publishedSeveral, { count: published }), { tone: 'success' });
      }
      if (left > 0) showToast(translate(pageReviews.leftSeveral, { count: left }));
      onDone();
    } finally {
      const keys = [[REVIEWS_KEY], ['content'], ['document-history'], [PUBLISH_SUMMARY_KEY, 'one']];
      await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
    }
  };
  return (
    <>
      <Button variant="primary" size="small" onPress={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={label}
        confirmLabel={translate(pageReviews.approveAndPublish)}
        onConfirm={approve}
      >
        {translate(pageReviews.approveSeveralText)}
      </ConfirmDialog>
    </>
  );
}
