import { sql } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import { searchPatterns } from '#server/platform/database/search-patterns.ts';

const SHOWN = 50;

/** Products of a site, and the categories of products, in which all words of a search stand; the first of each by name. */
export async function listItems(db: Db, siteId: SiteId, search: string) {
  let products = db
    .selectFrom('content_entries as entry')
    .innerJoin('product_entries as product', (join) =>
      join
        .onRef('product.site_id', '=', 'entry.site_id')
        .onRef('product.document_id', '=', 'entry.document_id')
        .onRef('product.stage', '=', 'entry.stage'),
    )
    .where('entry.site_id', '=', siteId)
    .where('product.site_id', '=', siteId)
    .where('entry.stage', '=', 'draft')
    .where('product.stage', '=', 'draft');
  for (const pattern of searchPatterns(search)) products = products.where('entry.title', 'ilike', pattern);
  const found = await products
    .select(['entry.document_id as id', 'entry.title'])
    .orderBy('entry.title')
    .orderBy('entry.document_id')
    .limit(SHOWN)
    .execute();
  const words = searchPatterns(search).map((pattern) => sql`and category ilike ${pattern}`);
  const { rows } = await sql<{ readonly category: string }>`
    select distinct category
    from product_entries product
    join content_entries entry on entry.site_id = product.site_id and entry.stage = product.stage
      and entry.document_id = product.document_id
    cross join unnest(entry.categories) as category
    where product.site_id = ${siteId} and product.stage = 'draft' ${sql.join(words, sql` `)}
    order by category limit ${SHOWN}`.execute(db);
  return { products: found, categories: rows.map(({ category }) => category) };
}
