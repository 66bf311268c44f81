import type { JsonValue } from '#lib/json.ts';
import type { AccountId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import type { InterfaceLocale } from '#messages/interface-locales.ts';
import type { SealedTable } from '#server/platform/database/site-table.ts';

export type SessionId = Id<'session'>;

export const ACCOUNT_LINK_KINDS = [
  'sign-up',
  'invitation',
  'reset-password',
  'change-email',
  'undo-email',
] as const;
export type AccountLinkKind = (typeof ACCOUNT_LINK_KINDS)[number];

export type AccountLinkId = Id<'account-link'>;

interface AccountsTable {
  id: AccountId;
  email: string;
  email_key: string;
  name: string;
  password_hash: string;
  is_installation_owner: boolean;
  language: InterfaceLocale | null;
  created_at: Date;
}

interface SessionsTable {
  id: SessionId;
  account_id: AccountId;
  device: string;
  /** When its person last proved who they are; null in sessions from before this was kept: at `created_at`. */
  reauthenticated_at: Date | null;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
}

interface SessionKeysTable {
  token_hash: Buffer;
  host: string;
  session_id: SessionId;
}

interface SessionHandOversTable {
  code_hash: Buffer;
  session_id: SessionId;
  return_address: string;
  challenge: string;
  expires_at: Date;
}

interface AccountLinksTable {
  id: AccountLinkId;
  kind: AccountLinkKind;
  token_hash: Buffer;
  account_id: AccountId | null;
  email: string;
  /** Of invitations: an address has one at a time. */
  email_key: string | null;
  created_at: Date;
  expires_at: Date;
}

interface SignInTriesTable {
  key: string;
  failures: number;
  last_failed_at: Date;
  blocked_until: Date;
}

interface AccountTotpTable {
  account_id: AccountId;
  sealed: string;
  created_at: Date;
  confirmed_at: Date | null;
  last_step: number | null;
}

interface AccountRecoveryCodesTable {
  account_id: AccountId;
  code_hash: Buffer;
}

interface SignInStepsTable {
  token_hash: Buffer;
  account_id: AccountId;
  expires_at: Date;
}

interface InstallationTable {
  name: string;
  value: JsonValue;
}

/** Tables of migrations/0001_accounts.sql, 0035_session_keys.sql and 0090_second_factor.sql. */
export interface AccountTables {
  accounts: AccountsTable;
  sessions: SessionsTable;
  session_keys: SessionKeysTable;
  session_hand_overs: SessionHandOversTable;
  account_links: AccountLinksTable;
  sign_in_tries: SignInTriesTable;
  account_totp: AccountTotpTable;
  account_recovery_codes: AccountRecoveryCodesTable;
  sign_in_steps: SignInStepsTable;
  installation: InstallationTable;
}

declare module '#server/platform/database/database.ts' {
  interface Database extends AccountTables {}
}

/** Where accounts keep sealed texts. */
export const ACCOUNT_SEALED_COLUMNS: Readonly<Record<string, SealedTable>> = {
  account_totp: { sealed: [{ column: 'sealed', key: ['account_id'] }] },
};
