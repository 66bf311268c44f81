import type { SiteId } from '#domain/documents/record.ts';
import type { OptOutKind } from '#domain/store/mail-opt-out.ts';
import type { Db } from '#server/platform/database/database.ts';

/** Whether somebody wants no more of a kind of mail of the site (ORD-143). */
export async function isOptedOut(
  db: Db,
  siteId: SiteId,
  emailKey: string,
  kind: OptOutKind,
): Promise<boolean> {
  const row = await db
    .selectFrom('mail_opt_outs')
    .select('kind')
    .where('site_id', '=', siteId)
    .where('email_key', '=', emailKey)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Ends a kind of mail for somebody, who waits for nothing any longer where it is that of what is back; doing it again
 * changes nothing (ORD-92, ORD-143).
 */
export async function optOut(
  db: Db,
  siteId: SiteId,
  { kind, emailKey }: { readonly kind: OptOutKind; readonly emailKey: string },
  at: Date,
): Promise<void> {
  await db
    .insertInto('mail_opt_outs')
    .values({ site_id: siteId, email_key: emailKey, kind, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if (kind !== 'back-in-stock') return;
  await db
    .deleteFrom('back_in_stock')
    .where('site_id', '=', siteId)
    .where('email_key', '=', emailKey)
    .execute();
}

/** Takes it back. */
export async function optIn(
  db: Db,
  siteId: SiteId,
  { kind, emailKey }: { readonly kind: OptOutKind; readonly emailKey: string },
): Promise<void> {
  await db
    .deleteFrom('mail_opt_outs')
    .where('site_id', '=', siteId)
    .where('email_key', '=', emailKey)
    .where('kind', '=', kind)
    .execute();
}
