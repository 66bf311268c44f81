import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getFormFeed, removeFormFeed, renewFormFeed } from '#contract/form-feeds.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { showToast } from '#ui/show-toast.ts';
import { Spinner } from '#ui/spinner.tsx';
import { TextField } from '#ui/text-field.tsx';
import { callEndpoint } from '../api/call-endpoint.ts';
import { submittedAt } from './submitted-at.ts';
import styles from './forms.module.css';

interface LiveSheetDialogProps {
  readonly formId: string;
  readonly formName: string;
  readonly onClose: () => void;
}

/** A secret address from which spreadsheet programs read the submissions of a form by themselves (FBLD-61). */
export function LiveSheetDialog({ formId, formName, onClose }: LiveSheetDialogProps) {
  const queries = useQueryClient();
  const key = ['form-feed', formId];
  const [url, setUrl] = useState<string | null>(null);
  const stored = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => callEndpoint(getFormFeed, { params: { formId } }, { signal }),
  });
  const renew = useMutation({
    mutationFn: () => callEndpoint(renewFormFeed, { params: { formId } }),
    onSuccess: (made) => {
      setUrl(made.url);
      void queries.invalidateQueries({ queryKey: key });
    },
  });
  const remove = useMutation({
    mutationFn: () => callEndpoint(removeFormFeed, { params: { formId } }),
    onSuccess: () => {
      setUrl(null);
      showToast('The link opens nothing any more.');
      void queries.invalidateQueries({ queryKey: key });
    },
  });
  const failure = stored.error ?? renew.error ?? remove.error;
  const feed = stored.data?.feed ?? null;
  const isBusy = renew.isPending || remove.isPending;
  return (
    <Dialog isOpen onOpenChange={onClose} title="Live spreadsheet" size="small">
      <div className={styles['screen']}>
        <p>
          A link that spreadsheet programs read by themselves: import it as CSV, and the answers of “
          {formName}” stay up to date there. Whoever has the link can read them, without an account.
        </p>
        {failure === null ? null : <Banner tone="danger">{failure.message}</Banner>}
        {stored.isPending ? <Spinner label="Loading the link" /> : null}
        {url === null ? null : (
          <>
            <TextField
              label="Link"
              isReadOnly
              value={url}
              description="Copy it now: it is shown only once."
              onFocus={(event) => (event.target as HTMLInputElement).select()}
            />
            <Button variant="primary" onPress={() => void copy(url)}>
              Copy link
            </Button>
          </>
        )}
        {feed === null ? null : (
          <p>
            {feed.readAt === null
              ? `Made on ${submittedAt(feed.createdAt)}; nothing has read it yet.`
              : `Made on ${submittedAt(feed.createdAt)}; last read on ${submittedAt(feed.readAt)}.`}
          </p>
        )}
        {stored.data === undefined ? null : (
          <div className={styles['filters']}>
            <Button
              variant={feed === null ? 'primary' : 'secondary'}
              isPending={renew.isPending}
              isDisabled={isBusy}
              onPress={() => renew.mutate()}
            >
              {feed === null ? 'Make a link' : 'Make a new link, end this one'}
            </Button>
            {feed === null ? null : (
              <Button isPending={remove.isPending} isDisabled={isBusy} onPress={() => remove.mutate()}>
                End this link
              </Button>
            )}
          </div>
        )}
      </div>
    </Dialog>
  );
}

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    showToast('The link is copied.', { tone: 'success' });
  } catch {
    showToast('The browser does not allow copying. Choose the link and copy it by hand.', { tone: 'danger' });
  }
}
