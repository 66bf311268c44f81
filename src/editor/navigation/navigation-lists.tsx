import { Suspense } from 'react';
import type { DocumentRecords } from '#domain/documents/record.ts';
import { sitePages } from '#messages/en/interface/site-pages.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { translate } from '#ui/translate.ts';
import { lazyPart } from '../loading/lazy-part.ts';
import { pageShown } from '../loading/page-shown.ts';
import styles from '../pages/pages.module.css';
import type { NavigationListProps } from './navigation-list.tsx';
import { navigationTree } from './navigation-tree.ts';
import { unlinkedPage } from './unlinked-page.ts';
import type { UnlinkedPages } from './use-unlinked-pages.ts';

// The page itself comes before the tree with its dragging.
const NavigationList = lazyPart(async () => {
  await pageShown;
  return (await import('./navigation-list.tsx')).NavigationList;
});

interface NavigationListsProps extends Pick<
  NavigationListProps,
  'content' | 'currentDocumentId' | 'canWrite' | 'onOpen' | 'actionsOf' | 'onMove'
> {
  readonly records: DocumentRecords;
  readonly unlinked: UnlinkedPages;
}

/** The main navigation and, behind the hidden links, the pages that no menu leads to. */
export function NavigationLists({ records, unlinked, ...shared }: NavigationListsProps) {
  return (
    <Suspense fallback={<Spinner label={translate(sitePages.loading)} />}>
      <h2 className={styles['heading']}>{translate(sitePages.main)}</h2>
      <NavigationList
        {...shared}
        label={translate(sitePages.main)}
        navigation="main"
        nodes={navigationTree(records, 'main')}
        empty={translate(sitePages.mainEmpty)}
      />
      <h2 className={styles['heading']}>{translate(sitePages.hidden)}</h2>
      <NavigationList
        {...shared}
        label={translate(sitePages.hidden)}
        navigation="hidden"
        nodes={[
          ...navigationTree(records, 'hidden'),
          ...unlinked.entries.map((entry) => ({ link: unlinkedPage(entry.documentId), children: [] })),
        ]}
        empty={unlinked.isPending ? translate(sitePages.loadingEllipsis) : translate(sitePages.hiddenEmpty)}
        onMore={unlinked.fetchMore}
        isFetchingMore={unlinked.isFetchingMore}
      />
      {unlinked.isError ? (
        <EmptyState
          title={translate(sitePages.someNotLoaded)}
          actions={<Button onPress={unlinked.retry}>{translate(sitePages.tryAgain)}</Button>}
        />
      ) : null}
    </Suspense>
  );
}
