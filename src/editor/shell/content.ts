import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listContent, SITE_CONTENT_QUERY, type ContentListEntry } from '#contract/pages.ts';
import { callEndpoint } from '../api/call-endpoint.ts';

export const CONTENT_KEY = ['content'] as const;

export interface SiteContent {
  readonly entries: readonly ContentListEntry[];
  /** Whether the list holds every page, collection and item of the site. */
  readonly isWhole: boolean;
  byId(documentId: string): ContentListEntry | null;
  byPath(path: string): ContentListEntry | null;
  home(): ContentListEntry | null;
}

/** Pages, collections and items of the site, for links, navigation and switching pages. */
export function useSiteContent() {
  const query = useQuery({
    queryKey: [...CONTENT_KEY, 'all'],
    queryFn: () => callEndpoint(listContent, { query: SITE_CONTENT_QUERY }),
  });
  const content = useMemo(() => (query.data === undefined ? null : siteContentOf(query.data)), [query.data]);
  return { content, error: query.error, retry: () => void query.refetch() };
}

export function siteContentOf(list: {
  readonly entries: readonly ContentListEntry[];
  readonly total: number;
}): SiteContent {
  const byId = new Map(list.entries.map((entry) => [entry.documentId as string, entry]));
  const byPath = new Map(list.entries.map((entry) => [entry.path, entry]));
  const home = (): ContentListEntry | null =>
    list.entries.find((entry) => entry.isHome) ??
    list.entries.find((entry) => entry.kind === 'page') ??
    list.entries[0] ??
    null;
  return {
    entries: list.entries,
    isWhole: list.entries.length >= list.total,
    byId: (documentId) => byId.get(documentId) ?? null,
    byPath: (path) => (path === '/' ? home() : (byPath.get(path) ?? null)),
    home,
  };
}

/**
 * What stands at an address of the site: from the list, or asked for where the list ends before it. `undefined` while it
 * is being asked for.
 */
export function useEntryAt(content: SiteContent | null, path: string): ContentListEntry | null | undefined {
  const listed = content?.byPath(path) ?? null;
  const mustAsk = content !== null && !content.isWhole && listed === null;
  const query = useQuery({
    queryKey: [...CONTENT_KEY, 'at', path],
    queryFn: () => callEndpoint(listContent, { query: { path, page: 1, pageSize: 1, order: 'date' } }),
    enabled: mustAsk,
  });
  if (content === null) return undefined;
  if (!mustAsk) return listed;
  return query.isPending ? undefined : (query.data?.entries[0] ?? null);
}
