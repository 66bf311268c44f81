import { Search } from 'lucide-react';
import type { ContentListEntry } from '#contract/pages.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { sitePages } from '#messages/en/interface/site-pages.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import { translate } from '#ui/translate.ts';
import type { useFoundContent } from '../site-context/use-found-content.ts';
import { PageList } from './page-list.tsx';

interface FoundPagesProps {
  readonly result: ReturnType<typeof useFoundContent>;
  readonly words: string;
  readonly currentDocumentId: DocumentId | null;
  readonly onOpen: (entry: ContentListEntry) => void;
}

/** The pages that a search finds. */
export function FoundPages({ result, words, currentDocumentId, onOpen }: FoundPagesProps) {
  const { found, total, isTotalExact, isSearching, hasFailed } = result;
  if (hasFailed)
    return <EmptyState title={translate(sitePages.noResults)}>{translate(sitePages.searchAgain)}</EmptyState>;
  if (found.length > 0) {
    return <PageList entries={found} {...{ total, isTotalExact, currentDocumentId, onOpen }} />;
  }
  return isSearching ? (
    <Spinner label={translate(sitePages.searching)} />
  ) : (
    <EmptyState icon={<Search />} title={translate(sitePages.noMatch, { words })} />
  );
}
