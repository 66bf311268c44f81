import { useEffect, useRef, type ReactNode } from 'react';
import type { ContentListEntry } from '#contract/pages.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { collectionPanels } from '#messages/en/interface/collection-panels.ts';
import { translate } from '#ui/translate.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { useShownDocument } from '../site-context/shown-document.ts';
import { useShownPage } from '../site-context/shown-page.ts';

interface OpenCollectionProps {
  readonly collection: ContentListEntry;
  readonly children: (store: DocumentStore) => ReactNode;
}

/** Components that edit a collection's own document, which stays open while the site shows it. */
export function OpenCollection({ collection, children }: OpenCollectionProps) {
  const { entry, show } = useShownPage();
  const store = useShownDocument((state) => state.store);
  // Opened by its own address, the collection is shown beside its panel.
  const isShown = useRef(false);
  useEffect(() => {
    if (!isShown.current && entry.documentId !== collection.documentId) show(collection);
    isShown.current = true;
  }, [entry.documentId, collection, show]);
  if (entry.documentId !== collection.documentId) {
    return (
      <EmptyState
        title={translate(collectionPanels.anotherPage)}
        actions={
          <Button onPress={() => show(collection)}>
            {translate(collectionPanels.show, { title: collection.title })}
          </Button>
        }
      >
        {translate(collectionPanels.seenBeside)}
      </EmptyState>
    );
  }
  return store?.documentId === collection.documentId ? (
    children(store)
  ) : (
    <Spinner label={translate(collectionPanels.opening)} />
  );
}
