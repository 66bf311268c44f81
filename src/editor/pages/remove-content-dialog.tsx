import { useState, type ReactNode } from 'react';
import { removeContent, type ContentListEntry } from '#contract/pages.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ApiError } from '../api/api-error.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { LinksToNote } from './links-to-note.tsx';
import { PageField } from './page-field.tsx';
import styles from './pages.module.css';

type Then = 'not-found' | 'page' | 'address' | 'gone';

const OPTIONS = [
  { value: 'not-found', label: 'Find nothing', description: 'The address answers “not found” (404).' },
  { value: 'page', label: 'Are led to another page' },
  { value: 'address', label: 'Are led to another address' },
  { value: 'gone', label: 'Are told that it is gone', description: 'Search engines forget it soon (410).' },
] as const satisfies readonly {
  readonly value: Then;
  readonly label: string;
  readonly description?: string;
}[];

/** Asks before a page, a collection or an item is deleted, and what visitors find at its address then (FIND-55). */
export function RemoveContentDialog({
  entry,
  name = entry.title,
  onClose,
  onRemoved,
  children,
}: {
  readonly entry: ContentListEntry;
  /** What it is called; its title where nothing is said. */
  readonly name?: string;
  readonly onClose: () => void;
  readonly onRemoved: (entry: ContentListEntry) => Promise<unknown>;
  /** What happens to it. */
  readonly children: ReactNode;
}) {
  const [then, setThen] = useState<Then>('not-found');
  const [pageId, setPageId] = useState<string | null>(null);
  const [address, setAddress] = useState('');
  const isLedOn = then === 'page' || then === 'address';

  async function remove(): Promise<void> {
    if (then === 'page' && pageId === null) throw new Error('Choose the page that visitors are led to.');
    const query = {
      answer: isLedOn ? ('redirect' as const) : then,
      ...(then === 'address' ? { to: address } : {}),
      ...(then === 'page' && pageId !== null ? { toDocumentId: pageId } : {}),
    };
    try {
      await callEndpoint(removeContent, { params: { documentId: entry.documentId }, query });
    } catch (error) {
      const problem = error instanceof ApiError ? error.errors['to'] : undefined;
      throw problem === undefined ? error : new Error(problem, { cause: error });
    }
    await onRemoved(entry);
  }

  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={`Delete “${name}”?`}
      confirmLabel="Delete"
      isDanger
      onConfirm={remove}
    >
      <p className={styles['plain']}>{children}</p>
      {entry.publishedVersion === null ? null : (
        <div className={styles['form']}>
          <Select<Then>
            label={
              entry.kind === 'collection'
                ? 'Visitors at its address, and at those of its items'
                : 'Visitors at its address'
            }
            options={OPTIONS}
            value={then}
            onChange={setThen}
          />
          {then === 'page' ? <PageField label="Page" value={pageId} onChange={setPageId} /> : null}
          {then === 'address' ? (
            <TextField
              label="Address"
              placeholder="/page"
              description="An address of this site, or one with https://"
              maxLength={2000}
              autoComplete="off"
              spellCheck="false"
              value={address}
              onChange={setAddress}
            />
          ) : null}
        </div>
      )}
      <LinksToNote documentId={entry.documentId} isLedOn={isLedOn} />
    </ConfirmDialog>
  );
}
