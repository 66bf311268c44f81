import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { Permission } from '#domain/roles/permissions.ts';
import type { Db } from '#server/platform/database/database.ts';

/** Whether a document is a product, and so opens to whoever looks after the stock without reading the site's content (ROLE-17). */
export async function opensProduct(
  db: Db,
  siteId: SiteId,
  documentId: DocumentId,
  permissions: ReadonlySet<Permission>,
): Promise<boolean> {
  if (!permissions.has('commerce.inventory')) return false;
  const product = await db
    .selectFrom('product_entries')
    .select('document_id')
    .where('site_id', '=', siteId)
    .where('stage', '=', 'draft')
    .where('document_id', '=', documentId)
    .executeTakeFirst();
  return product !== undefined;
}
