import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getFormFeed, removeFormFeed, renewFormFeed } from '#contract/form-feeds.ts';
import { formSubmissions } from '#messages/en/interface/form-submissions.ts';
import type { Id } from '#lib/id.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { showToast } from '#ui/show-toast.ts';
import { Spinner } from '#ui/spinner.tsx';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { formatDateTime } from '#ui/format-time.ts';
import styles from './forms.module.css';

interface LiveSheetDialogProps {
  readonly formId: Id<'form'>;
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
      showToast(translate(formSubmissions.feedEnded));
      void queries.invalidateQueries({ queryKey: key });
    },
  });
  const failure = stored.error ?? renew.error ?? remove.error;
  const feed = stored.data?.feed ?? null;
  const isBusy = renew.isPending || remove.isPending;
  return (
    <Dialog isOpen onOpenChange={onClose} title={translate(formSubmissions.liveSheet)} size="small">
      <div className={styles['screen']}>
        <p>{translate(formSubmissions.liveSheetText, { form: formName })}</p>
        {failure === null ? null : <Banner tone="danger">{failure.message}</Banner>}
        {stored.isPending ? <Spinner label={translate(formSubmissions.loadingFeed)} /> : null}
        {url === null ? null : (
          <>
            <TextField
              label={translate(formSubmissions.link)}
              isReadOnly
              value={url}
              description={translate(formSubmissions.linkText)}
              onFocus={(event) => (event.target as HTMLInputElement).select()}
            />
            <Button variant="primary" onPress={() => void copy(url)}>
              {translate(formSubmissions.copyLink)}
            </Button>
          </>
        )}
        {feed === null ? null : (
          <p>
            {feed.readAt === null
              ? translate(formSubmissions.madeNeverRead, { date: formatDateTime(feed.createdAt) })
              : translate(formSubmissions.madeAndRead, {
                  date: formatDateTime(feed.createdAt),
                  readDate: formatDateTime(feed.readAt),
                })}
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
              {feed === null ? translate(formSubmissions.makeLink) : translate(formSubmissions.renewLink)}
            </Button>
            {feed === null ? null : (
              <Button isPending={remove.isPending} isDisabled={isBusy} onPress={() => remove.mutate()}>
                {translate(formSubmissions.endLink)}
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
    showToast(translate(formSubmissions.linkCopied), { tone: 'success' });
  } catch {
    showToast(translate(formSubmissions.copyRefused), { tone: 'danger' });
  }
}
