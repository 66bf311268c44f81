import { Star } from 'lucide-react';
import type { ReviewState } from '#domain/product-reviews/product-review.ts';
import { reviewScreen as words } from '#messages/en/interface/product-reviews.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { translate } from '#ui/translate.ts';
import type { DocumentStore } from '../../documents/document-store.ts';
import { useBootFacts } from '../../site-context/boot-context.ts';
import { useMailText } from '../mails/mail-text-records.ts';
import { useStoreDocument } from '../use-store-document.ts';

interface NoReviewsProps {
  readonly state: ReviewState | undefined;
  readonly showAll: () => void;
}

/** What stands in place of the list where there is none in it; of all reviews also how they come. */
export function NoReviews({ state, showAll }: NoReviewsProps) {
  const { permissions } = useBootFacts();
  if (state !== undefined) {
    return (
      <EmptyState
        title={translate(state === 'pending' ? words.nothingWaits : words.noMatch)}
        actions={<Button onPress={showAll}>{translate(words.showAll)}</Button>}
      />
    );
  }
  return (
    <EmptyState icon={<Star />} title={translate(words.nothing)}>
      {permissions.includes('commerce.store-settings') ? <HowTheyCome /> : translate(words.nothingHere)}
    </EmptyState>
  );
}

function HowTheyCome() {
  const opened = useStoreDocument();
  return opened.status === 'ready' ? <Asked store={opened.store} /> : translate(words.nothingHere);
}

function Asked({ store }: { readonly store: DocumentStore }) {
  const { isOn } = useMailText(store, 'reviewRequest');
  return translate(isOn ? words.nothingText : words.nothingOff);
}
