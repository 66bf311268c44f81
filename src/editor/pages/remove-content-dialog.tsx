import { useState, type ReactNode } from 'react';
import { removeContent, type ContentListEntry } from '#contract/pages.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { pageRemoval } from '#messages/en/interface/page-removal.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import { translate } from '#ui/translate.ts';
import { ApiError } from '../api/api-error.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { LinksToNote } from './links-to-note.tsx';
import { PageField } from './page-field.tsx';
import { useLinksTo } from './use-links-to.ts';
import styles from './pages.module.css';

type Then = 'not-found' | 'page' | 'address' | 'gone';

const options = () =>
  [
    {
      value: 'not-found',
      label: translate(pageRemoval.findNothing),
      description: translate(pageRemoval.findNothingText),
    },
    { value: 'page', label: translate(pageRemoval.ledToPage) },
    { value: 'address', label: translate(pageRemoval.ledToAddress) },
    {
      value: 'gone',
      label: translate(pageRemoval.toldGone),
      description: translate(pageRemoval.toldGoneText),
    },
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
  const [pageId, setPageId] = useState<DocumentId | null>(null);
  const [address, setAddress] = useState('');
  const links = useLinksTo(entry.documentId);
  const isLedOn = then === 'page' || then === 'address';

  async function remove(): Promise<void> {
    if (then === 'page' && pageId === null) throw new Error(translate(pageRemoval.choosePage));
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
      title={translate(pageRemoval.title, { name })}
      confirmLabel={translate(pageRemoval.delete)}
      isDanger
      // The note about links moves the buttons: a press on its way would miss.
      isReady={!links.isFetching}
      onConfirm={remove}
    >
      <p className={styles['plain']}>{children}</p>
      {entry.publishedVersion === null ? null : (
        <div className={styles['form']}>
          <Select<Then>
            label={
              entry.kind === 'collection'
                ? translate(pageRemoval.visitorsAtAll)
                : translate(pageRemoval.visitors)
            }
            options={options()}
            value={then}
            onChange={setThen}
          />
          {then === 'page' ? (
            <PageField label={translate(pageRemoval.page)} value={pageId} onChange={setPageId} />
          ) : null}
          {then === 'address' ? (
            <TextField
              label={translate(pageRemoval.address)}
              placeholder="/page"
              description={translate(pageRemoval.addressText)}
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
