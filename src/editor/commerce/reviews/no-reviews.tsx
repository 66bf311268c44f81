import { Star } from 'lucide-react';
import { reviewScreen as words } from '#messages/en/interface/product-reviews.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { translate } from '#ui/translate.ts';
import type { DocumentStore } from '../../documents/document-store.ts';
import { useBootFacts } from '../../site-context/boot-context.ts';
import { useMailText } from '../mails/mail-text-records.ts';
import { useStoreDocument } from '../use-store-document.ts';

/** What stands in place of the list while there is no review: how they come. */
export function NoReviews() {
  const { permissions } = useBootFacts();
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
