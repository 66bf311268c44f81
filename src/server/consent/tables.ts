import type { SiteId } from '#domain/documents/record.ts';

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
