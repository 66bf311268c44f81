import type { AccountId, DocumentId, SiteId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import type { SiteTablesOf } from '#server/platform/database/site-table.ts';

export type ActivityId = Id<'activity'>;

interface SiteActivityTable {
  site_id: SiteId;
  id: ActivityId;
  account_id: AccountId | null;
  kind: string;
  area: string;
  document_id: DocumentId | null;
  title: string | null;
  version: number | null;
  person_id: AccountId | null;
  device: string;
  began_at: Date;
  at: Date;
  times: number;
}

interface AccountActivityTable {
  account_id: AccountId;
  id: ActivityId;
  kind: string;
  device: string;
  at: Date;
}

/** Tables of migrations/0111_activity.sql. */
export interface ActivityTables {
  site_activity: SiteActivityTable;
  account_activity: AccountActivityTable;
}

declare module '#server/platform/database/database.ts' {
  interface Database extends ActivityTables {}
}

export const ACTIVITY_SITE_TABLES: SiteTablesOf<ActivityTables> = {
  site_activity: {
    copied: { not: 'it was done to the original' },
    archived: { not: 'accounts belong to an installation' },
    personal: ['account_id', 'person_id', 'device'],
    secret: [],
    other: ['site_id', 'id', 'kind', 'area', 'document_id', 'title', 'version', 'began_at', 'at', 'times'],
  },
};
