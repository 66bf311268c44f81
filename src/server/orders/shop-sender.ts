import { sql } from 'kysely';
import { isMailAddress } from '#domain/mail/mail-address.ts';
import { storeSettingsSchema } from '#domain/store/store-settings.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';

/** Who a mail to a buyer is from, and to whom they answer. */
export interface ShopSender {
  readonly senderName: string;
  readonly replyTo?: string;
}

/**
 * Who the mails of a shop are from (ORD-143): by the name and to the address that its owner wrote for them; else by the name
 * of the seller, or of the site, and to the owner's account, where there is one.
 */
export async function shopSender(db: Db, siteId: SiteId): Promise<ShopSender> {
  const { rows } = await sql<{ title: string; email: string | null; settings: unknown }>`
    select sites.title, accounts.email, record.record as settings from sites
    left join accounts on accounts.id = sites.owner_id
    left join documents on documents.site_id = sites.id and documents.kind = 'store'
    left join document_records record on record.site_id = documents.site_id
      and record.document_id = documents.id and record.record_id = 'settings'
    where sites.id = ${siteId}`.execute(db);
  const [row] = rows;
  const settings = storeSettingsSchema.safeParse(row?.settings).data;
  const names = [settings?.mailSenderName, settings?.sellerName, row?.title];
  const replyTo = [settings?.mailReplyTo, row?.email].find((address) => address && isMailAddress(address));
  return {
    senderName:
      names
        // In a header a name is one line.
        .map((name) => (name ?? '').replaceAll(/\p{Cc}+/gu, ' ').trim())
        .find((name) => name !== '') ?? '',
    ...(replyTo ? { replyTo } : {}),
  };
}
