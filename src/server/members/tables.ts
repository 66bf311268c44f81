import type { GeneratedAlways } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { MemberSettings } from '#domain/members/member-settings.ts';
import type { MemberStatus } from '#domain/members/member-status.ts';
import type { Id } from '#lib/id.ts';
import type { SiteTablesOf } from '#server/platform/database/site-table.ts';

export type MemberId = Id<'member'>;

export const MEMBER_LINK_KINDS = [
  'confirm',
  'sign-in',
  'reset',
  'change-email',
  'undo-email',
  'undo-removal',
] as const;
export type MemberLinkKind = (typeof MEMBER_LINK_KINDS)[number];

interface MemberSettingsTable {
  site_id: SiteId;
  is_on: boolean;
  who_may_join: MemberSettings['whoMayJoin'];
  sign_in: MemberSettings['signIn'];
  asks_name: boolean;
  runs_own_code: boolean;
  domain_rule: MemberSettings['domainRule'];
  domains: string[];
  changed_at: Date;
}

interface MembersTable {
  site_id: SiteId;
  id: MemberId;
  email: string;
  email_key: string;
  first_name: string;
  last_name: string;
  status: MemberStatus;
  former_status: Exclude<MemberStatus, 'removed'> | null;
  password_hash: string | null;
  language: string;
  note: string;
  joined_at: Date;
  verified_at: Date | null;
  last_seen_day: Date | string | null;
  removed_at: Date | null;
  removed_by_owner: boolean;
  /** Made of the address and the names by the database. */
  search_text: GeneratedAlways<string>;
}

interface MemberSessionsTable {
  site_id: SiteId;
  id: Id<'member-session'>;
  member_id: MemberId;
  token_hash: Buffer;
  device: string;
  signed_in_at: Date;
  last_used_at: Date;
  expires_at: Date;
}

interface MemberLinksTable {
  site_id: SiteId;
  id: Id<'member-link'>;
  kind: MemberLinkKind;
  member_id: MemberId;
  email: string;
  token_hash: Buffer;
  code_hash: Buffer | null;
  code_tries: number;
  code_expires_at: Date | null;
  password_hash: string | null;
  browser_hash: Buffer | null;
  return_to: string;
  is_kept: boolean;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

interface MemberTriesTable {
  site_id: SiteId;
  key: Buffer;
  count: number;
  started_at: Date;
  blocked_until: Date;
}

/** Tables of migrations/0095_members.sql, 0096_members_removed_by_owner.sql and 0101_member_search.sql. */
export interface MemberTables {
  member_settings: MemberSettingsTable;
  members: MembersTable;
  member_sessions: MemberSessionsTable;
  member_links: MemberLinksTable;
  member_tries: MemberTriesTable;
}

declare module '#server/platform/database/database.ts' {
  interface Database extends MemberTables {}
}

const OF_ONE_SITE = 'who joined one site did not join its copy';

export const MEMBER_SITE_TABLES: SiteTablesOf<MemberTables> = {
  member_settings: {
    copied: true,
    archived: true,
    personal: [],
    secret: [],
    other: [
      'site_id',
      'is_on',
      'who_may_join',
      'sign_in',
      'asks_name',
      'runs_own_code',
      'domain_rule',
      'domains',
      'changed_at',
    ],
  },
  members: {
    copied: { not: OF_ONE_SITE },
    archived: true,
    personal: ['email', 'email_key', 'first_name', 'last_name', 'language', 'note', 'search_text'],
    secret: ['password_hash'],
    other: [
      'site_id',
      'id',
      'status',
      'former_status',
      'joined_at',
      'verified_at',
      'last_seen_day',
      'removed_at',
      'removed_by_owner',
    ],
  },
  member_sessions: {
    copied: { not: OF_ONE_SITE },
    archived: { not: 'a session is of one host of one installation' },
    personal: ['member_id', 'device'],
    secret: ['token_hash'],
    other: ['site_id', 'id', 'signed_in_at', 'last_used_at', 'expires_at'],
  },
  member_links: {
    copied: { not: OF_ONE_SITE },
    archived: { not: 'a link leads to one installation' },
    personal: ['member_id', 'email'],
    secret: ['token_hash', 'code_hash', 'password_hash', 'browser_hash'],
    other: [
      'site_id',
      'id',
      'kind',
      'code_tries',
      'code_expires_at',
      'return_to',
      'is_kept',
      'created_at',
      'expires_at',
      'used_at',
    ],
  },
  member_tries: {
    copied: { not: 'what was tried on one site was not tried on its copy' },
    archived: { not: 'it counts for an hour' },
    personal: [],
    secret: ['key'],
    other: ['site_id', 'count', 'started_at', 'blocked_until'],
  },
};
