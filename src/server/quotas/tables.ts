import type { Generated } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { SiteTablesOf } from '#server/platform/database/site-table.ts';

interface SiteUsageTable {
  site_id: SiteId;
  documents: Generated<number>;
  files: Generated<number>;
  /** Of the files as they were uploaded. */
  bytes: Generated<number>;
}

/** The table of migrations/0034_sign_up_and_quotas.sql. */
export interface QuotaTables {
  site_usage: SiteUsageTable;
}

declare module '#server/platform/database/database.ts' {
  interface Database extends QuotaTables {}
}

export const QUOTA_SITE_TABLES: SiteTablesOf<QuotaTables> = {
  site_usage: {
    copied: { not: 'what the copy holds is counted' },
    archived: { not: 'it is counted anew' },
    personal: [],
    secret: [],
    other: ['site_id', 'documents', 'files', 'bytes'],
  },
};
