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

export type PasskeyId = Id<'passkey'>;

/** What a passkey is asked for: to sign in, to be added, or to prove once more who is signed in. */
export type ChallengeKind = 'sign-in' | 'add' | 'prove';

export type AccountLinkId = Id<'account-link'>;

interface AccountsTable {
  id: AccountId;
  email: string;
  email_key: string;
  name: string;
  password_hash: string;
  /** Since when passkeys alone sign in: the hash is of no password then. */
  password_off_at: Date | null;
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

interface AccountPasskeysTable {
  id: PasskeyId;
  account_id: AccountId;
  credential_id: Buffer;
  public_key: Buffer;
  counter: number;
  transports: string[];
  name: string;
  is_synced: boolean;
  created_at: Date;
  last_used_at: Date | null;
}

interface PasskeyChallengesTable {
  challenge_hash: Buffer;
  kind: ChallengeKind;
  account_id: AccountId | null;
  expires_at: Date;
}

interface InstallationTable {
  name: string;
  value: JsonValue;
}

/** Tables of migrations/0001_accounts.sql, 0035_session_keys.sql, 0090_second_factor.sql and 0110_passkeys.sql. */
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
  account_passkeys: AccountPasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  installation: InstallationTable;
}

declare module '#server/platform/database/database.ts' {
  interface Database extends AccountTables {}
}

/** Where accounts keep sealed texts. */
export const ACCOUNT_SEALED_COLUMNS: Readonly<Record<string, SealedTable>> = {
  account_totp: { sealed: [{ column: 'sealed', key: ['account_id'] }] },
};
