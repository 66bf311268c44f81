import type { Id } from '#lib/id.ts';
import { isId } from '#lib/id.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { Permission } from '#domain/roles/permissions.ts';
import type { Db } from '#server/platform/database/database.ts';
import { addressKey } from '#server/platform/mail/address-key.ts';
import type { StoredOrder } from './queries.ts';

/** What an order leads to: of those who may not see it, and of what is not there any more, nothing. */
export interface OrderLinks {
  readonly contactId: Id<'contact'> | null;
  /** By what lines say of their product. */
  readonly productIds: ReadonlyMap<string, DocumentId>;
}

/** The contact of the buyer and the products that are still there, each for those who may see it (ORD-95, CRM-23). */
export async function orderLinks(
  db: Db,
  siteId: SiteId,
  { email, lines }: Pick<StoredOrder, 'email' | 'lines'>,
  permissions: ReadonlySet<Permission>,
): Promise<OrderLinks> {
  return {
    contactId: permissions.has('crm.read') ? await contactOf(db, siteId, email) : null,
    productIds: permissions.has('commerce.inventory')
      ? await productsOf(
          db,
          siteId,
          lines.map(({ productId }) => productId),
        )
      : new Map(),
  };
}

async function contactOf(db: Db, siteId: SiteId, email: string): Promise<Id<'contact'> | null> {
  if (email === '') return null;
  const row = await db
    .selectFrom('contact_emails')
    .select('contact_id as id')
    .where('site_id', '=', siteId)
    .where('email_key', '=', addressKey(email))
    .executeTakeFirst();
  return row?.id ?? null;
}

async function productsOf(db: Db, siteId: SiteId, ids: readonly string[]): Promise<OrderLinks['productIds']> {
  const known = [...new Set(ids)].filter((id): id is DocumentId => isId<'document'>(id));
  if (known.length === 0) return new Map();
  const rows = await db
    .selectFrom('product_entries')
    .select('document_id as id')
    .where('site_id', '=', siteId)
    .where('stage', '=', 'draft')
    .where('document_id', 'in', known)
    .execute();
  return new Map(rows.map(({ id }) => [id, id]));
}
