import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { createPreviewLink } from '#contract/pages.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { formatDateTime } from '#ui/format-time.ts';
import { Select } from '#ui/select.tsx';
import { showToast } from '#ui/show-toast.ts';
import { TextField } from '#ui/text-field.tsx';
import { pagePreview } from '#messages/en/interface/page-preview.ts';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import styles from './share-dialog.module.css';

const TIMES = ['24', '168', '720'] as const;
const TIME_LABELS = {
  24: pagePreview.oneDay,
  168: pagePreview.oneWeek,
  720: pagePreview.thirtyDays,
} as const;

/** A link that shows the draft of this page to whoever has it, until it expires. */
export function ShareDialog() {
  const { edit, entry } = useWorkspace();
  const [hours, setHours] = useState<(typeof TIMES)[number]>('168');
  const link = useMutation({
    mutationFn: () =>
      callEndpoint(createPreviewLink, {
        body: { documentId: entry.documentId, expiresInHours: Number(hours) },
      }),
  });
  const close = (): void => edit.open({ kind: 'none' });
  async function copy(url: string): Promise<void> {
    await navigator.clipboard.writeText(url);
    showToast(translate(pagePreview.copied), { tone: 'success' });
  }
  return (
    <Dialog isOpen onOpenChange={close} title={translate(pagePreview.share)} size="small">
      <div className={styles['form']}>
        <p>{translate(pagePreview.whoeverHasLink, { title: entry.title })} </p>
        {link.data === undefined ? (
          <>
            <Select
              label={translate(pagePreview.worksFor)}
              options={TIMES.map((each) => ({ value: each, label: translate(TIME_LABELS[each]) }))}
              value={hours}
              onChange={setHours}
            />
            {link.isError ? <Banner tone="danger">{link.error.message}</Banner> : null}
            <Button variant="primary" isPending={link.isPending} onPress={() => link.mutate()}>
              {translate(pagePreview.makeLink)}
            </Button>
          </>
        ) : (
          <>
            <TextField
              label={translate(pagePreview.link)}
              isReadOnly
              value={link.data.url}
              description={translate(pagePreview.worksUntil, { time: formatDateTime(link.data.expiresAt) })}
            />
            <Button variant="primary" onPress={() => void copy(link.data.url)}>
              {translate(pagePreview.copyLink)}
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
}
