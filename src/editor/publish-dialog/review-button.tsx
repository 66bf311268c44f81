import { Suspense, useState } from 'react';
import { ClipboardCheck } from 'lucide-react';
import type { Review } from '#contract/reviews.ts';
import { pageReviews } from '#messages/en/interface/page-reviews.ts';
import type { Message } from '#messages/message.ts';
import { Button } from '#ui/button.tsx';
import { translate } from '#ui/translate.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { useRestedState } from '../documents/use-rested-state.ts';
import { lazyPart } from '../loading/lazy-part.ts';
import { useBootFacts } from '../site-context/boot-context.ts';
import { useReviewOf } from './use-reviews.ts';
import styles from './review-button.module.css';

const ReviewDialog = lazyPart(async () => (await import('./review-dialog.tsx')).ReviewDialog);
const AskDialog = lazyPart(async () => (await import('./ask-dialog.tsx')).AskDialog);

/** What the button of somebody who may not publish says. */
const STATES: Readonly<Record<Review['state'], Message>> = {
  waiting: pageReviews.waitingState,
  approved: pageReviews.approvedState,
  declined: pageReviews.declinedState,
};

/**
 * For people who write and may not publish: says that a document is ready, and then what came of it. For those who may:
 * opens what waits. Nothing where there is nothing to do.
 */
export function ReviewButton({ store }: { readonly store: DocumentStore }) {
  const [isOpen, setOpen] = useState(false);
  const { permissions } = useBootFacts();
  const version = useRestedState(store, (state) => state.version);
  const isLive = useRestedState(store, (state) => state.version === state.publishedVersion);
  const title = useRestedState(store, (state) => state.view['settings']?.['title']);
  const review = useReviewOf(store.documentId, version);
  const mayPublish = permissions.includes('content.publish');
  const isShown = mayPublish
    ? review?.state === 'waiting'
    : permissions.includes('content.write') && !isLive && review !== undefined;
  const close = (): void => setOpen(false);
  return (
    <>
      {isShown ? (
        <Button
          size="small"
          variant={!mayPublish && review === null ? 'primary' : 'secondary'}
          {...(mayPublish ? { icon: <ClipboardCheck aria-hidden="true" /> } : {})}
          onPress={() => setOpen(true)}
        >
          {/* Beside "Publish" the page's name has no room left on a phone: the icon says it there. */}
          <span className={mayPublish ? styles['beside'] : undefined}>
            {translate(
              mayPublish
                ? pageReviews.review
                : review === null || review === undefined
                  ? pageReviews.ready
                  : STATES[review.state],
            )}
          </span>
        </Button>
      ) : null}
      {isOpen ? (
        <Suspense fallback={null}>
          {review === null || review === undefined ? (
            <AskDialog
              store={store}
              title={
                store.getState().kind !== 'site' && typeof title === 'string' && title !== ''
                  ? title
                  : translate(pageReviews.site)
              }
              answered={null}
              onClose={close}
            />
          ) : mayPublish ||
            review.state === 'waiting' ||
            (review.state === 'approved' && !review.isChanged) ? (
            <ReviewDialog review={review} onClose={close} />
          ) : (
            <AskDialog store={store} title={nameOf(review)} answered={review} onClose={close} />
          )}
        </Suspense>
      ) : null}
    </>
  );
}

function nameOf({ title, kind }: Review): string {
  return title === '' || kind === 'site' ? translate(pageReviews.site) : title;
}
