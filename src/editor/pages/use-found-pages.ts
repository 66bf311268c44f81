import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listContent, type ContentListEntry } from '#contract/pages.ts';
import { useSettled } from '#ui/use-settled.ts';
import { pageField } from '#messages/en/interface/page-field.ts';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { CONTENT_KEY } from '../site-context/content.ts';

/** The greatest number of pages offered at once; words find the others. */
const MAX_OFFERED = 50;
/** The greatest number of documents in one call. */
const MAX_IDS = 200;

/** What a choice is among: pages, collections or products alone, or `tree` for pages and collections. */
export type Offered = 'page' | 'collection' | 'tree' | 'product';

/** What there is to choose from, the newest first, by words of titles and addresses. */
export function useFoundPages(among: Offered, search: string) {
  const words = useSettled(search.trim());
  return useQuery({
    queryKey: [...CONTENT_KEY, 'found', among, words],
    queryFn: ({ signal }) =>
      callEndpoint(
        listContent,
        {
          query: {
            page: 1,
            pageSize: MAX_OFFERED,
            order: 'date' as const,
            ...queryOf(among),
            ...(words === '' ? {} : { search: words }),
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
}

function queryOf(among: Offered) {
  if (among === 'product') return { among: 'products' } as const;
  return among === 'tree' ? { among } : { kind: among };
}

/** Those of some documents that are there, in their order; at most 200. */
export function useEntriesOf(documentIds: readonly string[]) {
  const ids = documentIds.slice(0, MAX_IDS);
  return useQuery({
    queryKey: [...CONTENT_KEY, 'of', ids.join(',')],
    queryFn: async (): Promise<readonly ContentListEntry[]> => {
      if (ids.length === 0) return [];
      const { entries } = await callEndpoint(listContent, {
        query: { ids: ids.join(','), page: 1, pageSize: MAX_IDS, order: 'date' as const },
      });
      const byId = new Map(entries.map((entry) => [entry.documentId as string, entry]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },
  });
}

/** The note below a list that is not complete; null where it is. */
export function moreThan(
  shown: number,
  { total, isTotalExact }: { readonly total: number; readonly isTotalExact: boolean },
): string | null {
  if (total <= shown) return null;
  return translate(isTotalExact ? pageField.more : pageField.overMore, { count: total - shown });
}
