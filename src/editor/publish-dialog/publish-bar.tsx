import { Suspense, useMemo, useState, type RefObject } from 'react';
import type { DocumentSummary } from '#contract/publishing.ts';
import { panelTools } from '#messages/en/interface/panel-tools.ts';
import { Button } from '#ui/button.tsx';
import { translate, translateStored } from '#ui/translate.ts';
import { giveLostFocus } from '../api/give-lost-focus.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { useBootFacts } from '../site-context/boot-context.ts';
import { lazyPart } from '../loading/lazy-part.ts';
import { useShownPage } from '../site-context/shown-page.ts';
import { useUnpublished } from './use-unpublished.ts';
import styles from './publish-bar.module.css';

const PublishDialog = lazyPart(async () => (await import('./publish-dialog.tsx')).PublishDialog);
const ReviewButton = lazyPart(async () => (await import('./review-button.tsx')).ReviewButton);
/** The greatest number of changes named; the dialog has all of them. */
const NAMED = 3;

interface PublishBarProps {
  readonly store: DocumentStore;
  /** What has the focus when all is published: the button goes with what it published. */
  readonly heading: RefObject<HTMLElement | null>;
}

/** The unpublished changes of a document, at the end of the panel that edits it, with a button to publish it. */
export function PublishBar({ store, heading }: PublishBarProps) {
  const unpublished = useUnpublished(store);
  const [isPublishing, setPublishing] = useState(false);
  return (
    <>
      <div className={unpublished === null ? undefined : styles['bar']}>
        <output className={styles['texts']}>
          {unpublished === null ? null : <Unpublished summary={unpublished} />}
        </output>
        {unpublished === null ? null : <PublishButton onPress={() => setPublishing(true)} />}
        {unpublished === null ? null : (
          <Suspense fallback={null}>
            <ReviewButton store={store} />
          </Suspense>
        )}
      </div>
      {isPublishing ? (
        <Publishing
          store={store}
          onClose={() => {
            setPublishing(false);
            giveLostFocus(() => heading.current);
          }}
        />
      ) : null}
    </>
  );
}

function Unpublished({ summary: { changes, changeWords } }: { readonly summary: DocumentSummary }) {
  const named = changes.slice(0, NAMED).map((change, at) => translateStored(changeWords[at], change));
  const more = changes.length - named.length;
  return (
    <>
      <strong>{translate(panelTools.notPublished)}</strong>
      <span className={styles['changes']}>
        {[...named, ...(more > 0 ? [translate(panelTools.moreChanges, { count: more })] : [])].join(' · ')}
      </span>
    </>
  );
}

function PublishButton({ onPress }: { readonly onPress: () => void }) {
  const { permissions } = useBootFacts();
  return permissions.includes('content.publish') ? (
    <Button size="small" variant="primary" onPress={onPress}>
      {translate(panelTools.publishChanges)}
    </Button>
  ) : null;
}

function Publishing({ store, onClose }: { readonly store: DocumentStore; readonly onClose: () => void }) {
  const { publicOrigin } = useBootFacts();
  const { entry } = useShownPage();
  const stores = useMemo(() => [store], [store]);
  return (
    <Suspense fallback={null}>
      <PublishDialog
        stores={stores}
        liveUrl={`${publicOrigin}${entry.isHome ? '/' : entry.path}`}
        onClose={onClose}
      />
    </Suspense>
  );
}
