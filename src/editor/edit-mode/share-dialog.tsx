import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { createPreviewLink } from '#contract/pages.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Select } from '#ui/select.tsx';
import { showToast } from '#ui/show-toast.ts';
import { TextField } from '#ui/text-field.tsx';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useWorkspace } from './workspace.ts';
import styles from './share-dialog.module.css';

const TIMES = [
  { value: '24', label: 'One day' },
  { value: '168', label: 'One week' },
  { value: '720', label: '30 days' },
] as const;
const expiry = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeStyle: 'short' });

/** A link that shows the draft of this page to whoever has it, until it expires. */
export function ShareDialog() {
  const { edit, entry } = useWorkspace();
  const [hours, setHours] = useState<(typeof TIMES)[number]['value']>('168');
  const link = useMutation({
    mutationFn: () =>
      callEndpoint(createPreviewLink, {
        body: { documentId: entry.documentId as DocumentId, expiresInHours: Number(hours) },
      }),
  });
  const close = (): void => edit.open({ kind: 'none' });
  async function copy(url: string): Promise<void> {
    await navigator.clipboard.writeText(url);
    showToast('The link is copied.', { tone: 'success' });
  }
  return (
    <Dialog isOpen onOpenChange={close} title="Share a preview" size="small">
      <div className={styles['form']}>
        <p>
          Whoever has the link sees “{entry.title}” as it is now, with changes that are not published. No
          account is needed.
        </p>
        {link.data === undefined ? (
          <>
            <Select label="Works for" options={TIMES} value={hours} onChange={setHours} />
            {link.isError ? <Banner tone="danger">{link.error.message}</Banner> : null}
            <Button variant="primary" isPending={link.isPending} onPress={() => link.mutate()}>
              Make a link
            </Button>
          </>
        ) : (
          <>
            <TextField
              label="Preview link"
              isReadOnly
              value={link.data.url}
              description={`Works until ${expiry.format(new Date(link.data.expiresAt))}.`}
            />
            <Button variant="primary" onPress={() => void copy(link.data.url)}>
              Copy link
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
}
