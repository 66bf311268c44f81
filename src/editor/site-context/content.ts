import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { contentAtQuery, listContent, SITE_CONTENT_QUERY, type ContentListEntry } from '#contract/pages.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { untilIdle } from '../loading/until-idle.ts';

export const CONTENT_KEY = ['content'] as const;
const LIST_KEY = [...CONTENT_KEY, 'all'] as const;

interface ContentList {
  readonly entries: readonly ContentListEntry[];
  readonly total: number;
}

export interface SiteContent {
  readonly entries: readonly ContentListEntry[];
  /** The home page by unsaved changes; absent where the server's answer applies. */
  readonly homePageId?: string | null;
  /** Whether the list holds every page, collection and item of the site. */
  readonly isWhole: boolean;
  byId(documentId: string): ContentListEntry | null;
  /** The home page at `/`, where it is in the list. */
  byPath(path: string): ContentListEntry | null;
  /** What is shown of a site without a home page. */
  first(): ContentListEntry | null;
}

/** Pages, collections and items of the site, for links, navigation and switching pages. */
export function useSiteContent() {
  const query = useQuery({
    queryKey: LIST_KEY,
    queryFn: () => callEndpoint(listContent, { query: SITE_CONTENT_QUERY }),
  });
  const content = useMemo(() => (query.data === undefined ? null : siteContentOf(query.data)), [query.data]);
  return { content, error: query.error, retry: () => void query.refetch() };
}

/** What was made is shown within it, ms. */
const LISTED_AGAIN_WITHIN_MS = 2_000;

/** Lists what was just made, so that it is shown without waiting: all lists are asked for again after it. */
export function listCreated(queries: QueryClient, entry: ContentListEntry): void {
  queries.setQueryData<ContentList>(LIST_KEY, (list) =>
    list === undefined ? list : { ...list, entries: [...list.entries, entry], total: list.total + 1 },
  );
  void untilIdle(LISTED_AGAIN_WITHIN_MS).then(() => queries.invalidateQueries({ queryKey: CONTENT_KEY }));
}

export function siteContentOf(list: ContentList): SiteContent {
  const byId = new Map(list.entries.map((entry) => [entry.documentId as string, entry]));
  const byPath = new Map(list.entries.map((entry) => [entry.path, entry]));
  return {
    entries: list.entries,
    isWhole: list.entries.length >= list.total,
    byId: (documentId) => byId.get(documentId) ?? null,
    byPath: (path) => (path === '/' ? list.entries.find((entry) => entry.isHome) : byPath.get(path)) ?? null,
    first: () => list.entries.find((entry) => entry.kind === 'page') ?? list.entries[0] ?? null,
  };
}

/** The same content with another home page, of which the server may not know yet (EDIT-207). */
export function withHomePage(content: SiteContent, homePageId: string | null): SiteContent {
  const entries = content.entries.map((entry) => withHome(entry, homePageId));
  // Asked with its own length, or more where it is not whole.
  const total = entries.length + (content.isWhole ? 0 : 1);
  return { ...siteContentOf({ entries, total }), homePageId };
}

export function withHome(entry: ContentListEntry, homePageId: string | null): ContentListEntry {
  const isHome = entry.documentId === homePageId;
  return entry.isHome === isHome ? entry : { ...entry, isHome };
}

/**
 * The document at an address of the site: from the list, or loaded where the list is not complete. `undefined` while it
 * is loading.
 */
export function useEntryAt(content: SiteContent | null, path: string): ContentListEntry | null | undefined {
  const listed = content?.byPath(path) ?? null;
  const mustAsk = content !== null && !content.isWhole && listed === null;
  const query = useQuery({
    queryKey: [...CONTENT_KEY, 'at', path],
    queryFn: () => callEndpoint(listContent, { query: contentAtQuery(path) }),
    enabled: mustAsk,
  });
  if (content === null) return undefined;
  if (!mustAsk) return listed;
  return query.isPending ? undefined : (query.data?.entries[0] ?? null);
}
