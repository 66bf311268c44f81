import type { Generated } from 'kysely';
import type { AccountId, DocumentId, SiteId } from '#domain/documents/record.ts';
import type { WebsiteRole } from '#domain/roles/website-roles.ts';
import type { SiteStatus } from '#domain/sites/site-status.ts';
import type { WebsiteType } from '#domain/sites/website-type.ts';

interface SitesTable {
  id: SiteId;
  identifier: string;
  title: string;
  status: Generated<SiteStatus>;
  website_type: Generated<WebsiteType>;
  site_document_id: DocumentId;
  revision: Generated<number>;
  created_at: Date;
  ready_at: Date | null;
  removed_at: Date | null;
}

interface SiteRolesTable {
  site_id: SiteId;
  account_id: AccountId;
  roles: WebsiteRole[];
  created_at: Date;
}

interface SiteFormerIdentifiersTable {
  site_id: SiteId;
  identifier: string;
  expires_at: Date;
}

/** Tables of migrations/0002_sites.sql. */
export interface SiteTables {
  sites: SitesTable;
  site_roles: SiteRolesTable;
  site_former_identifiers: SiteFormerIdentifiersTable;
}
