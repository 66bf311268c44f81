import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listContent, type ContentListEntry } from '#contract/pages.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { CONTENT_KEY, type SiteContent } from '../site-context/content.ts';
import { entryQuery } from '../pages/use-entry.ts';
import { useEntriesOf } from '../pages/use-found-pages.ts';

const PAGES_PER_CALL = 50;

export interface UnlinkedPages {
  readonly entries: readonly ContentListEntry[];
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly isFetchingMore: boolean;
  /** Null where all have been fetched. */
  readonly fetchMore: (() => void) | null;
  readonly retry: () => void;
}

/**
 * Pages and collections to which no link leads, the newest first: of a small site all, of a large one as far as one has
 * scrolled.
 *
 * @param linked documents to which a link leads now, also where that is not saved yet
 * @param takenOut documents that had a link just now: the list was asked for before
 */
export function useUnlinkedPages(
  content: SiteContent | null,
  linked: ReadonlySet<string>,
  takenOut: readonly string[],
): UnlinkedPages {
  const queries = useQueryClient();
  const isOnServer = content !== null && !content.isWhole;
  const query = useInfiniteQuery({
    queryKey: [...CONTENT_KEY, 'unlinked'],
    queryFn: async ({ pageParam, signal }) => {
      const list = await callEndpoint(
        listContent,
        {
          query: {
            among: 'unlinked' as const,
            page: pageParam,
            pageSize: PAGES_PER_CALL,
            order: 'date' as const,
          },
        },
        { signal },
      );
      // Its row need not ask for a page that is here.
      for (const entry of list.entries) queries.setQueryData(entryQuery(entry.documentId).queryKey, entry);
      return list;
    },
    initialPageParam: 1,
    getNextPageParam: (last, pages) =>
      last.entries.length < PAGES_PER_CALL || pages.length * PAGES_PER_CALL >= last.total
        ? null
        : pages.length + 1,
    enabled: isOnServer,
  });
  const latest = useEntriesOf(isOnServer ? takenOut : []).data;
  const entries = useMemo(() => {
    const all = isOnServer
      ? [...(latest ?? []), ...(query.data?.pages.flatMap((page) => page.entries) ?? [])]
      : (content?.entries.filter((entry) => entry.kind !== 'item') ?? []);
    const free = all.filter((entry) => !linked.has(entry.documentId));
    // Entries added while scrolling shift the rest: an entry can be on two pages.
    return [...new Map(free.map((entry) => [entry.documentId as string, entry])).values()];
  }, [content, isOnServer, latest, linked, query.data]);
  return {
    entries,
    isPending: content === null || (isOnServer && query.isPending),
    isError: isOnServer && query.isError,
    isFetchingMore: query.isFetchingNextPage,
    fetchMore: isOnServer && query.hasNextPage ? () => void query.fetchNextPage() : null,
    retry: () => void query.refetch(),
  };
}
