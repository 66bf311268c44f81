import { Suspense, useEffect, useState } from 'react';
import { configArea } from '#messages/en/interface/config-area.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { translate } from '#ui/translate.ts';
import { EditWorkspace } from '../edit-mode/edit-workspace.tsx';
import { useEditState } from '../workspace/use-edit-state.ts';
import { endFirstLook } from '../loading/first-look.ts';
import { useShownDocument } from '../site-context/shown-document.ts';
import { useShownPage } from '../site-context/shown-page.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { useDocumentStore } from '../site-context/use-document-store.ts';
import styles from './site-frame.module.css';
import { lazyPart } from '../loading/lazy-part.ts';

const Dialogs = lazyPart(async () => (await import('../edit-mode/edit-dialogs.tsx')).EditDialogs);

/** The site beside the panels, or over the whole window while it is edited (EDIT-07). */
export function SiteFrame() {
  const { entry, site } = useShownPage();
  const page = useDocumentStore(entry.documentId);
  const store = page.status === 'ready' ? page.store : null;
  useEffect(() => {
    useShownDocument.setState({ store });
  }, [store]);
  useEffect(() => {
    if (page.status === 'failed') endFirstLook();
  }, [page.status]);
  // The frame of the page before stays while the next one opens: a new one would read all its styles again.
  const [last, setLast] = useState<DocumentStore | null>(store);
  if (store !== null && store !== last) setLast(store);
  if (page.status === 'failed') {
    return (
      <div className={styles['centre']}>
        <Banner
          tone="danger"
          actions={<Button onPress={page.retry}>{translate(configArea.tryAgain)}</Button>}
        >
          {page.message}
        </Banner>
      </div>
    );
  }
  const isOpening = store === null;
  const shown = store ?? last;
  const spinner = <Spinner label={translate(configArea.openingPage)} />;
  if (shown === null) return <div className={styles['centre']}>{spinner}</div>;
  return (
    <EditWorkspace page={shown} isOpening={isOpening} site={site} entry={entry}>
      {isOpening ? (
        <div className={styles['overFrame']}>{spinner}</div>
      ) : (
        <DialogsOnceAsked key={`dialogs ${shown.documentId}`} />
      )}
    </EditWorkspace>
  );
}

/** Fetched with the first dialog that is opened; kept from then on, so that each can be seen closing. */
function DialogsOnceAsked() {
  const isAsked = useEditState((state) => state.dialog.kind !== 'none');
  const [wasAsked, setWasAsked] = useState(false);
  if (isAsked && !wasAsked) setWasAsked(true);
  return wasAsked ? (
    <Suspense fallback={null}>
      <Dialogs />
    </Suspense>
  ) : null;
}
