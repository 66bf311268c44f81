import { lazy, Suspense } from 'react';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { EditWorkspace } from '../edit-mode/edit-workspace.tsx';
import { useBootFacts } from './boot-context.ts';
import { useShownPage } from './shown-page.ts';
import { useDocumentStore } from './use-document-store.ts';
import styles from './site-frame.module.css';

const PreviewDialogs = lazy(async () => ({ default: (await import('../edit-mode/edit-dialogs.tsx')).EditDialogs }));

/** The site beside the panels, or over the whole window while it is edited (EDIT-07). */
export function SiteFrame() {
  const { siteDocumentId } = useBootFacts();
  const { entry } = useShownPage();
  const page = useDocumentStore(entry.documentId);
  const site = useDocumentStore(siteDocumentId);
  if (page.status === 'failed' || site.status === 'failed') {
    const failed = page.status === 'failed' ? page : site;
    if (failed.status !== 'failed') return null;
    return (
      <div className={styles['centre']}>
        <Banner tone="danger" actions={<Button onPress={failed.retry}>Try again</Button>}>
          {failed.message}
        </Banner>
      </div>
    );
  }
  if (page.status === 'loading' || site.status === 'loading') {
    return (
      <div className={styles['centre']}>
        <Spinner label="Opening the page" />
      </div>
    );
  }
  return (
    <EditWorkspace key={entry.documentId} page={page.store} site={site.store} entry={entry}>
      <Suspense fallback={null}>
        <PreviewDialogs />
      </Suspense>
    </EditWorkspace>
  );
}
