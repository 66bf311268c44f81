import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { JsonValue } from '#lib/json.ts';
import type { Address } from '#domain/addresses/address.ts';
import type { AccountId, DocumentId, SiteId } from '#domain/documents/record.ts';
import type { MemberMailKind } from '#domain/members/member-mails.ts';
import type { PlanId } from '#domain/gating/access-rule.ts';
import type { MemberRunKind, MemberRunState } from '#domain/members/member-runs.ts';
import type { MemberSettings } from '#domain/members/member-settings.ts';
import type { MemberHappening } from '#domain/members/member-history.ts';
import type { OwnField } from '#domain/members/own-fields.ts';
import type { MemberStatus } from '#domain/members/member-status.ts';
import type { Id } from '#lib/id.ts';
import type { TableImportId } from '#server/table-imports/tables.ts';
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
  fields: ColumnType<OwnField[], string | undefined, string>;
  terms_link: Generated<string>;
  newsletter_list_id: Generated<Id<'mailing-list'> | null>;
  protected_page_id: Generated<DocumentId | null>;
  denied_page_id: Generated<DocumentId | null>;
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
  labels: Generated<string[]>;
  customer_id: Generated<string>;
  fields: ColumnType<Record<string, string>, string | undefined, string>;
  terms_agreed_at: ColumnType<Date | null, Date | null | undefined>;
  newsletter_list_id: Generated<Id<'mailing-list'> | null>;
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

interface MemberNetworkAddressesTable {
  site_id: SiteId;
  id: Id<'member-network-address'>;
  member_id: MemberId;
  what: 'sign-up' | 'sign-in';
  network_address: string;
  at: Date;
}

interface MemberPasskeysTable {
  site_id: SiteId;
  id: Id<'member-passkey'>;
  member_id: MemberId;
  /** The public host on which it was made, and on which alone it works (MEMB-25). */
  host: string;
  credential_id: Buffer;
  public_key: Buffer;
  counter: number;
  transports: string[];
  name: string;
  is_synced: boolean;
  created_at: Date;
  last_used_at: Date | null;
}

interface MemberPasskeyChallengesTable {
  site_id: SiteId;
  challenge_hash: Buffer;
  member_id: MemberId | null;
  expires_at: Date;
}

interface MemberMailTextsTable {
  site_id: SiteId;
  kind: MemberMailKind;
  /** The first part of a BCP 47 tag. */
  language: string;
  subject: string;
  body: string;
  changed_at: Date;
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

export type MemberInvitationId = Id<'member-invitation'>;
export type MemberRunId = Id<'member-run'>;

interface MemberInvitationsTable {
  site_id: SiteId;
  id: MemberInvitationId;
  email: string;
  email_key: string;
  token_hash: Buffer;
  plan_ids: Generated<readonly PlanId[]>;
  invited_by: AccountId | null;
  created_at: Date;
  expires_at: Date;
  accepted_at: Date | null;
}

interface MemberHistoryTable {
  site_id: SiteId;
  id: Id<'member-history'>;
  member_id: MemberId;
  what: MemberHappening;
  account_id: AccountId | null;
  at: Date;
}

interface MemberRunsTable {
  site_id: SiteId;
  id: MemberRunId;
  kind: MemberRunKind;
  state: MemberRunState;
  label: string;
  plan_id: Generated<PlanId | null>;
  selection: ColumnType<JsonValue, string, string>;
  cursor: Generated<MemberId>;
  total: number;
  looked_at: Generated<number>;
  changed: Generated<number>;
  account_id: AccountId | null;
  created_at: Date;
}

interface ImportedMembersTable {
  site_id: SiteId;
  import_id: TableImportId;
  member_id: MemberId;
  before: ColumnType<JsonValue, string | null, never>;
}

interface MemberRunChangesTable {
  site_id: SiteId;
  run_id: MemberRunId;
  member_id: MemberId;
  before: ColumnType<JsonValue, string | null, string | null>;
}

interface MemberAddressesTable {
  site_id: SiteId;
  id: Id<'member-address'>;
  member_id: MemberId;
  address: ColumnType<Address, string, string>;
  is_default: boolean;
  created_at: Date;
}

/**
 * Tables of migrations/0095_members.sql, 0096_members_removed_by_owner.sql, 0101_member_search.sql,
 * 0125_members_owner.sql, 0127_member_sign_up.sql, 0138_access_pages.sql, 0149_table_imports_of_people.sql,
 * 0155_member_network_addresses.sql and 0248_member_addresses.sql.
 */
export interface MemberTables {
  member_settings: MemberSettingsTable;
  members: MembersTable;
  member_sessions: MemberSessionsTable;
  member_mail_texts: MemberMailTextsTable;
  member_network_addresses: MemberNetworkAddressesTable;
  member_passkeys: MemberPasskeysTable;
  member_passkey_challenges: MemberPasskeyChallengesTable;
  member_links: MemberLinksTable;
  member_tries: MemberTriesTable;
  member_invitations: MemberInvitationsTable;
  member_history: MemberHistoryTable;
  member_runs: MemberRunsTable;
  member_run_changes: MemberRunChangesTable;
  imported_members: ImportedMembersTable;
  member_addresses: MemberAddressesTable;
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
      'fields',
      'terms_link',
      'newsletter_list_id',
      'protected_page_id',
      'denied_page_id',
      'changed_at',
    ],
  },
  members: {
    copied: { not: OF_ONE_SITE },
    archived: true,
    personal: [
      'email',
      'email_key',
      'first_name',
      'last_name',
      'language',
      'note',
      'labels',
      'customer_id',
      'fields',
      'search_text',
    ],
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
      'terms_agreed_at',
      'newsletter_list_id',
    ],
  },
  member_sessions: {
    copied: { not: OF_ONE_SITE },
    archived: { not: 'a session is of one host of one installation' },
    personal: ['member_id', 'device'],
    secret: ['token_hash'],
    other: ['site_id', 'id', 'signed_in_at', 'last_used_at', 'expires_at'],
  },
  member_network_addresses: {
    copied: { not: OF_ONE_SITE },
    archived: { not: 'it is kept for 30 days' },
    personal: ['member_id', 'network_address'],
    secret: [],
    other: ['site_id', 'id', 'what', 'at'],
  },
  member_mail_texts: {
    copied: true,
    archived: true,
    personal: [],
    secret: [],
    other: ['site_id', 'kind', 'language', 'subject', 'body', 'changed_at'],
  },
  member_passkeys: {
    copied: { not: OF_ONE_SITE },
    archived: { not: 'a passkey is of one host of one installation' },
    personal: ['member_id', 'name'],
    secret: ['credential_id', 'public_key'],
    other: ['site_id', 'id', 'host', 'counter', 'transports', 'is_synced', 'created_at', 'last_used_at'],
  },
  member_passkey_challenges: {
    copied: { not: OF_ONE_SITE },
    archived: { not: 'it is signed within five minutes' },
    personal: ['member_id'],
    secret: ['challenge_hash'],
    other: ['site_id', 'expires_at'],
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
  member_invitations: {
    copied: { not: OF_ONE_SITE },
    archived: { not: 'a link leads to one installation' },
    personal: ['email', 'email_key', 'invited_by'],
    secret: ['token_hash'],
    other: ['site_id', 'id', 'created_at', 'expires_at', 'accepted_at', 'plan_ids'],
  },
  member_history: {
    copied: { not: OF_ONE_SITE },
    archived: true,
    personal: ['member_id', 'account_id'],
    secret: [],
    other: ['site_id', 'id', 'what', 'at'],
  },
  member_runs: {
    copied: { not: OF_ONE_SITE },
    archived: { not: 'it can be undone for 72 hours only' },
    personal: ['selection', 'label', 'account_id'],
    secret: [],
    other: [
      'site_id',
      'id',
      'kind',
      'state',
      'plan_id',
      'cursor',
      'total',
      'looked_at',
      'changed',
      'created_at',
    ],
  },
  member_run_changes: {
    copied: { not: OF_ONE_SITE },
    archived: { not: 'it can be undone for 72 hours only' },
    personal: ['member_id', 'before'],
    secret: [],
    other: ['site_id', 'run_id'],
  },
  imported_members: {
    copied: { not: OF_ONE_SITE },
    archived: { not: 'it serves for 72 hours' },
    personal: ['member_id', 'before'],
    secret: [],
    other: ['site_id', 'import_id'],
  },
  member_addresses: {
    copied: { not: OF_ONE_SITE },
    archived: true,
    personal: ['member_id', 'address'],
    secret: [],
    other: ['site_id', 'id', 'is_default', 'created_at'],
  },
  member_tries: {
    copied: { not: 'what was tried on one site was not tried on its copy' },
    archived: { not: 'it counts for an hour' },
    personal: [],
    secret: ['key'],
    other: ['site_id', 'count', 'started_at', 'blocked_until'],
  },
};
