import { sql } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import type { Db } from '#server/platform/database/database.ts';
import { addressKey } from '#server/platform/mail/address-key.ts';
import type { ContactId } from './tables.ts';

/**
 * Whether the owner has marked whoever buys as tax exempt (ORD-68): a member, else whoever has the address, as everything
 * that is asked of customers (ORD-53).
 */
export async function isTaxExempt(
  db: Db,
  siteId: SiteId,
  { memberId, email }: { readonly memberId: Id<'member'> | null; readonly email: string | null },
): Promise<boolean> {
  const typed = email?.trim() ?? '';
  if (memberId === null && typed === '') return false;
  const key =
    memberId === null
      ? sql`${addressKey(typed)}`
      : sql`(select member.email_key from members member where member.site_id = ${siteId} and member.id = ${memberId})`;
  const { rows } = await sql<{ readonly is: boolean }>`
    select contact.is_tax_exempt as is
    from contact_emails address
    join contacts contact on contact.site_id = address.site_id and contact.id = address.contact_id
    where address.site_id = ${siteId} and contact.site_id = ${siteId} and address.email_key = ${key}`.execute(
    db,
  );
  return rows[0]?.is ?? false;
}

/** Says whether a person pays tax; false where the site has no such contact. */
export async function markTaxExempt(
  db: Db,
  siteId: SiteId,
  contactId: ContactId,
  isExempt: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('contacts')
    .set({ is_tax_exempt: isExempt })
    .where('site_id', '=', siteId)
    .where('id', '=', contactId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
