import type { ColumnType, Generated } from 'kysely';
import type { AccountId, DocumentId, SiteId } from '#domain/documents/record.ts';
import type { WebsiteRole } from '#domain/roles/website-roles.ts';
import type { SiteStatus } from '#domain/sites/site-status.ts';
import type { WebsiteType } from '#domain/sites/website-type.ts';
import type { SiteTablesOf } from '#server/platform/database/site-table.ts';

interface SitesTable {
  id: SiteId;
  identifier: string;
  title: string;
  status: Generated<SiteStatus>;
  website_type: Generated<WebsiteType>;
  site_document_id: DocumentId;
  /** Whose quota it counts for; null where nobody has claimed it. */
  owner_id: AccountId | null;
  revision: Generated<number>;
  /** Whether visitors get its pages; others get “Coming soon” (EDIT-187). */
  is_public: Generated<boolean>;
  /** The numbers of the functions that the provider switched off (CONT-228). */
  features_off: Generated<number[]>;
  created_at: Date;
  ready_at: Date | null;
  removed_at: Date | null;
}

interface SiteRolesTable {
  site_id: SiteId;
  account_id: AccountId;
  roles: WebsiteRole[];
  /** Whether they publish nothing by themselves. */
  is_reviewed: Generated<boolean>;
  created_at: Date;
}

interface SiteFormerIdentifiersTable {
  site_id: SiteId;
  identifier: string;
  expires_at: Date;
}

interface SiteCoversTable {
  site_id: SiteId;
  revision: number;
  /** As it was stored; a `SiteCover` once parsed. */
  cover: ColumnType<unknown, string, string>;
}

/** Tables of migrations/0002_sites.sql, 0030_site_covers.sql, 0063_public_sites.sql and 0287_site_features.sql. */
export interface SiteTables {
  site_covers: SiteCoversTable;
  sites: SitesTable;
  site_roles: SiteRolesTable;
  site_former_identifiers: SiteFormerIdentifiersTable;
}

declare module '#server/platform/database/database.ts' {
  interface Database extends SiteTables {}
}

export const SITE_SITE_TABLES: SiteTablesOf<SiteTables> = {
  site_roles: {
    copied: { not: 'who works on the original was not asked to work on the copy' },
    archived: { not: 'accounts belong to an installation' },
    personal: ['account_id'],
    secret: [],
    other: ['site_id', 'roles', 'is_reviewed', 'created_at'],
  },
  site_former_identifiers: {
    copied: { not: 'an address leads to one site' },
    archived: { not: 'an address leads to one site' },
    personal: [],
    secret: [],
    other: ['site_id', 'identifier', 'expires_at'],
  },
  site_covers: {
    copied: { not: 'it is drawn anew' },
    archived: { not: 'it is drawn anew' },
    personal: [],
    secret: [],
    other: ['site_id', 'revision', 'cover'],
  },
};
