import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listContent, type ContentListEntry } from '#contract/pages.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { CONTENT_KEY, type SiteContent } from './content.ts';

/** Most documents one call asks for. */
const MAX_IDS = 200;

export interface ListedContent {
  byId(documentId: string): ContentListEntry | null;
  /** Whether documents that `byId` does not find are known not to exist. */
  readonly isComplete: boolean;
}

/**
 * The content of the site with certain documents in any case (ids with commas between them): the list that the editor
 * begins with ends after some hundred entries, and links may lead to those behind it.
 */
export function useListedContent(content: SiteContent, documentIds: string): ListedContent {
  const ids = useMemo(() => {
    if (content.isWhole || documentIds === '') return '';
    const missing = documentIds.split(',').filter((id) => content.byId(id) === null);
    return missing.slice(0, MAX_IDS).join(',');
  }, [content, documentIds]);
  const { data } = useQuery({
    queryKey: [...CONTENT_KEY, 'linked', ids],
    queryFn: ({ signal }) =>
      callEndpoint(
        listContent,
        { query: { ids, page: 1, pageSize: MAX_IDS } },
        { signal, isBackground: true },
      ),
    enabled: ids !== '',
    placeholderData: keepPreviousData,
  });
  return useMemo(() => {
    const found = new Map(data?.entries.map((entry) => [entry.documentId as string, entry]));
    return {
      byId: (documentId: string) => content.byId(documentId) ?? found.get(documentId) ?? null,
      isComplete: ids === '' || data !== undefined,
    };
  }, [content, data, ids]);
}
