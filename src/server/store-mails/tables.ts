import type { OptOutKind } from '#domain/store/mail-opt-out.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { SiteTablesOf } from '#server/platform/database/site-table.ts';

interface MailOptOutsTable {
  site_id: SiteId;
  email_key: string;
  kind: OptOutKind;
  at: Date;
}

/** Tables of migrations/0245_abandoned_carts.sql. */
export interface StoreMailTables {
  mail_opt_outs: MailOptOutsTable;
}

declare module '#server/platform/database/database.ts' {
  interface Database extends StoreMailTables {}
}

export const STORE_MAIL_SITE_TABLES: SiteTablesOf<StoreMailTables> = {
  mail_opt_outs: {
    copied: { not: 'nobody buys anything from the copy' },
    archived: true,
    personal: ['email_key'],
    secret: [],
    other: ['site_id', 'kind', 'at'],
  },
};
