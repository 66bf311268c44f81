import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import { searchPatterns } from '#server/platform/database/search-patterns.ts';

const SHOWN = 50;

interface WantedProducts {
  readonly search: string;
  /** These alone, whatever they are called. */
  readonly ids: readonly DocumentId[] | null;
}

/** Drafted products by words in their titles, the first by title; or some by their ids. */
export function findProducts(db: Db, siteId: SiteId, { search, ids }: WantedProducts) {
  let query = db
    .selectFrom('product_entries as product')
    .innerJoin('content_entries as entry', (join) =>
      join
        .onRef('entry.site_id', '=', 'product.site_id')
        .onRef('entry.stage', '=', 'product.stage')
        .onRef('entry.document_id', '=', 'product.document_id'),
    )
    .where('product.site_id', '=', siteId)
    .where('product.stage', '=', 'draft');
  for (const pattern of searchPatterns(search)) query = query.where('entry.title', 'ilike', pattern);
  if (ids !== null) query = query.where('product.document_id', 'in', [...ids]);
  return query
    .select(['product.document_id as id', 'entry.title'])
    .orderBy('product.sort_name')
    .orderBy('product.document_id')
    .limit(ids === null ? SHOWN : ids.length)
    .execute();
}
