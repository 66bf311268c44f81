import { useQuery } from '@tanstack/react-query';
import { listContent, type ContentListEntry } from '#contract/pages.ts';
import { createBatch } from '#lib/batch.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { CONTENT_KEY, withHome, type SiteContent } from '../site-context/content.ts';

/** The greatest number of documents in one call. */
const MAX_IDS = 200;

const loadEntry = createBatch<ContentListEntry>(async (ids) => {
  const { entries } = await callEndpoint(listContent, {
    query: { ids: ids.join(','), page: 1, pageSize: MAX_IDS, order: 'date' },
  });
  return new Map(entries.map((entry) => [entry.documentId as string, entry]));
}, MAX_IDS);

/** The loader of single entries; requests of the same tick are combined into one call. */
export function entryQuery(documentId: string) {
  return { queryKey: [...CONTENT_KEY, 'entry', documentId], queryFn: () => loadEntry(documentId) } as const;
}

/**
 * A page, collection or item by its document: from the initial list, or loaded where that does not contain it. Null
 * where there is none, `undefined` while it is loading.
 * @param documentId null for what is no document
 * @param isWanted whether it is worth a call; otherwise what another one brought is used
 */
export function useEntry(
  content: SiteContent | null,
  documentId: string | null,
  isWanted = true,
): ContentListEntry | null | undefined {
  const listed = documentId === null ? null : (content?.byId(documentId) ?? null);
  const isKnown = documentId === null || listed !== null || content?.isWhole === true;
  const { data } = useQuery({
    ...entryQuery(documentId ?? ''),
    enabled: isWanted && content !== null && !isKnown,
  });
  if (isKnown) return listed;
  const homePageId = content?.homePageId;
  return data == null || homePageId === undefined ? data : withHome(data, homePageId);
}
