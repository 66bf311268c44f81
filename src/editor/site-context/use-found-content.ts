import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listContent, type ContentListEntry } from '#contract/pages.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { CONTENT_KEY, type SiteContent } from './content.ts';

/** Most hits that are shown; more words find the others. */
const MAX_FOUND = 50;

interface FoundContent {
  readonly found: readonly ContentListEntry[];
  /** How many match; some of them may not be shown. */
  readonly total: number;
  /** False: more match than are counted. */
  readonly isTotalExact: boolean;
  readonly isSearching: boolean;
  readonly hasFailed: boolean;
}

/**
 * Content by words of its title and address: of a small site at once, of a large one from the server.
 *
 * @param among `tree` for pages and collections alone
 */
export function useFoundContent(content: SiteContent | null, search: string, among?: 'tree'): FoundContent {
  const needle = search.trim();
  const isOnServer = needle !== '' && content?.isWhole === false;
  const onServer = useQuery({
    queryKey: [...CONTENT_KEY, 'search', needle, among],
    queryFn: ({ signal }) =>
      callEndpoint(
        listContent,
        {
          query: {
            search: needle,
            page: 1,
            pageSize: MAX_FOUND,
            order: 'date' as const,
            ...(among === undefined ? {} : { among }),
          },
        },
        { signal },
      ),
    enabled: isOnServer,
    placeholderData: keepPreviousData,
  });
  const words = needle.toLowerCase();
  const matching = isOnServer
    ? (onServer.data?.entries ?? [])
    : (content?.entries ?? [])
        .filter((entry) => among === undefined || entry.kind !== 'item')
        .filter((entry) => `${entry.title} ${entry.path}`.toLowerCase().includes(words));
  return {
    found: needle === '' ? matching : matching.slice(0, MAX_FOUND),
    total: isOnServer ? (onServer.data?.total ?? 0) : matching.length,
    isTotalExact: !isOnServer || onServer.data?.isTotalExact !== false,
    isSearching: isOnServer && onServer.isFetching,
    hasFailed: isOnServer && onServer.isError,
  };
}
