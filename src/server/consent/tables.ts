import type { SiteId } from '#domain/documents/record.ts';
import type { SiteTablesOf } from '#server/platform/database/site-table.ts';

interface ConsentChoicesTable {
  site_id: SiteId;
  id: string;
  is_accepted: boolean;
  text_version: string;
  chosen_at: Date;
}

/** Tables of migrations/0010_consent.sql. */
export interface ConsentTables {
  consent_choices: ConsentChoicesTable;
}

declare module '#server/platform/database/database.ts' {
  interface Database extends ConsentTables {}
}

export const CONSENT_SITE_TABLES: SiteTablesOf<ConsentTables> = {
  consent_choices: {
    copied: { not: 'visitors chose on the original' },
    archived: true,
    personal: [],
    secret: [],
    other: ['site_id', 'id', 'is_accepted', 'text_version', 'chosen_at'],
  },
};
