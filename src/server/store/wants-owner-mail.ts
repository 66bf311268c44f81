import type { SiteId } from '#domain/documents/record.ts';
import type { OwnerMailKind } from '#domain/store/owner-mails.ts';
import type { Db } from '#server/platform/database/database.ts';
import { loadStoreSettings } from './queries.ts';

/** Whether those who look after a store get mails of a kind: they do until it is switched off (ORD-140). */
export async function wantsOwnerMail(db: Db, siteId: SiteId, kind: OwnerMailKind): Promise<boolean> {
  return !(await loadStoreSettings(db, siteId)).ownerMailsOff.includes(kind);
}
