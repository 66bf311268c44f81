import type { JsonValue } from '#lib/json.ts';
import type { AccountId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';

export type SessionId = Id<'session'>;

export const ACCOUNT_LINK_KINDS = ['sign-up', 'reset-password', 'change-email'] as const;
export type AccountLinkKind = (typeof ACCOUNT_LINK_KINDS)[number];

interface AccountsTable {
  id: AccountId;
  email: string;
  email_key: string;
  name: string;
  password_hash: string;
  is_installation_owner: boolean;
  created_at: Date;
}

interface SessionsTable {
  id: SessionId;
  account_id: AccountId;
  token_hash: Buffer;
  device: string;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
}

interface AccountLinksTable {
  id: Id<'account-link'>;
  kind: AccountLinkKind;
  token_hash: Buffer;
  account_id: AccountId | null;
  email: string;
  created_at: Date;
  expires_at: Date;
}

interface SignInTriesTable {
  key: string;
  failures: number;
  last_failed_at: Date;
  blocked_until: Date;
}

interface InstallationTable {
  name: string;
  value: JsonValue;
}

/** Tables of migrations/0001_accounts.sql. */
export interface AccountTables {
  accounts: AccountsTable;
  sessions: SessionsTable;
  account_links: AccountLinksTable;
  sign_in_tries: SignInTriesTable;
  installation: InstallationTable;
}
