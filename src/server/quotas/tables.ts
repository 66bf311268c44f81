import type { Generated } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';

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
