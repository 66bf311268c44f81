import type { Review } from '#contract/reviews.ts';
import { pageThreads } from '#messages/en/interface/page-threads.ts';
import { Button } from '#ui/button.tsx';
import { translate } from '#ui/translate.ts';
import { useShownPage } from '../site-context/shown-page.ts';
import { useThreadTarget } from '../site-context/thread-target.ts';

interface OpenThreadsLinkProps {
  readonly review: Review;
  readonly onPress?: (() => void) | undefined;
}

/** Leads from a review to the open comments on its page; nothing where there are none. */
export function OpenThreadsLink({ review, onPress }: OpenThreadsLinkProps) {
  const { documentId, path, openThreads } = review;
  const { showPath } = useShownPage();
  if (openThreads === 0 || path === null) return null;
  return (
    <Button
      size="small"
      onPress={() => {
        useThreadTarget.setState({ documentId });
        showPath(path);
        onPress?.();
      }}
    >
      {translate(pageThreads.openOf, { count: openThreads })}
    </Button>
  );
}
