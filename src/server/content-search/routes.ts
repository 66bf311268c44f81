import { searchContent as searchContentEndpoint } from '#contract/content-search.ts';
import { isId } from '#lib/id.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { searchContent } from './search-content.ts';

/** Texts looked for on a whole site (EDIT-212). */
export const contentSearchRoutes: readonly Route[] = [
  implement(searchContentEndpoint, async (call) => {
    const { siteId } = call.site;
    const { after, ...options } = call.query;
    const [documentId = '', recordId = ''] = after?.split('/') ?? [];
    const position = isId<'document'>(documentId) ? { documentId, recordId } : null;
    const { records, next } = await searchContent(call.services.db, {
      ...options,
      siteId,
      after: position,
    });
    return { records: [...records], next };
  }),
];
