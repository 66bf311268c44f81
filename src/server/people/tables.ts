import type { Generated } from 'kysely';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import type { WebsiteRole } from '#domain/roles/website-roles.ts';
import type { Id } from '#lib/id.ts';
import type { SiteTablesOf } from '#server/platform/database/site-table.ts';

export type SiteInvitationId = Id<'site-invitation'>;

interface SiteInvitationsTable {
  site_id: SiteId;
  id: SiteInvitationId;
  email: string;
  email_key: string;
  roles: WebsiteRole[];
  is_reviewed: Generated<boolean>;
  token_hash: Buffer;
  invited_by: AccountId | null;
  created_at: Date;
  expires_at: Date;
}

export type SiteHandoverId = Id<'site-handover'>;

interface SiteHandoversTable {
  site_id: SiteId;
  id: SiteHandoverId;
  offered_by: AccountId;
  offered_to: AccountId;
  token_hash: Buffer;
  created_at: Date;
  expires_at: Date;
}

/** Tables of migrations/0084_site_invitations.sql and 0086_site_handovers.sql. */
export interface PeopleTables {
  site_handovers: SiteHandoversTable;
  site_invitations: SiteInvitationsTable;
}

declare module '#server/platform/database/database.ts' {
  interface Database extends PeopleTables {}
}

export const PEOPLE_SITE_TABLES: SiteTablesOf<PeopleTables> = {
  site_handovers: {
    copied: { not: 'the copy belongs to whoever made it' },
    archived: { not: 'accounts belong to an installation' },
    personal: ['offered_by', 'offered_to'],
    secret: ['token_hash'],
    other: ['site_id', 'id', 'created_at', 'expires_at'],
  },
  site_invitations: {
    copied: { not: 'who was asked to work on the original was not asked to work on the copy' },
    archived: { not: 'a link leads to one installation' },
    personal: ['email', 'email_key', 'invited_by'],
    secret: ['token_hash'],
    other: ['site_id', 'id', 'roles', 'is_reviewed', 'created_at', 'expires_at'],
  },
};
