import { Route, Routes, useNavigate, useParams } from 'react-router';
import { Suspense } from 'react';
import { configArea } from '#messages/en/interface/config-area.ts';
import { pageReviews } from '#messages/en/interface/page-reviews.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Spinner } from '#ui/spinner.tsx';
import type { ContentListEntry } from '#contract/pages.ts';
import { DEFAULT_COLLECTION_TYPE } from '#domain/collections/collections.ts';
import { isId } from '#lib/id.ts';
import { translate } from '#ui/translate.ts';
import { editorOfCollection } from '../collections/collection-editors.ts';
import { PagesPanel } from '../navigation/pages-panel.tsx';
import { lazyPart } from '../loading/lazy-part.ts';
import { useEntry } from '../pages/use-entry.ts';
import { useSiteContent } from '../site-context/content.ts';
import { useBootFacts } from '../site-context/boot-context.ts';
import { useShownPage } from '../site-context/shown-page.ts';

const ReviewsPanel = lazyPart(async () => (await import('../reviews/reviews-panel.tsx')).ReviewsPanel);

/** Pages, and a collection's panel at `/pages/{id}` (EDIT-28, LINK-61). */
export function PagesArea() {
  return (
    <Routes>
      <Route path="reviews" element={<Reviews />} />
      <Route path=":collectionId" element={<Collection />} />
      <Route path="*" element={<Pages />} />
    </Routes>
  );
}

function useOpenEntry(): (entry: ContentListEntry) => void {
  const { show } = useShownPage();
  return show;
}

/** What waits for a review (EDIT-102). */
function Reviews() {
  return (
    <Suspense fallback={<Spinner label={translate(pageReviews.loading)} />}>
      <ReviewsPanel onOpenPath={useShownPage().showPath} />
    </Suspense>
  );
}

function Pages() {
  const facts = useBootFacts();
  const { entry, site, edit } = useShownPage();
  const open = useOpenEntry();
  const navigate = useNavigate();
  return (
    <PagesPanel
      site={site}
      currentDocumentId={entry.documentId}
      canWrite={facts.permissions.includes('content.write')}
      onOpen={(next) => {
        open(next);
        if (next.kind === 'collection') void navigate(`/pages/${next.documentId}`);
      }}
      onEdit={edit}
    />
  );
}

/** An unknown or malformed id shows the pages with 'Unable to locate content' (EDIT-29). */
function Collection() {
  const { collectionId = '' } = useParams();
  const facts = useBootFacts();
  const { entry } = useShownPage();
  const open = useOpenEntry();
  const { content } = useSiteContent();
  const collection = useEntry(content, isId<'document'>(collectionId) ? collectionId : null);
  if (content === null || collection === undefined)
    return <Spinner label={translate(configArea.loadingPosts)} />;
  if (collection?.kind !== 'collection') {
    return (
      <>
        <EmptyState title={translate(configArea.notLocated)} />
        <Pages />
      </>
    );
  }
  const canWrite = facts.permissions.includes('content.write');
  const { Panel } = editorOfCollection(collection.collectionType ?? DEFAULT_COLLECTION_TYPE);
  return (
    <Panel
      key={collectionId}
      collection={collection}
      currentDocumentId={entry.documentId}
      canWrite={canWrite}
      onOpen={open}
    />
  );
}
