import type { InterfaceLocale } from '#messages/interface-locales.ts';
import type { Me, SessionSummary } from '#contract/accounts.ts';
import { addressKeys } from '#server/platform/mail/address-key.ts';
import type { AccountId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';

/** The account as its person sees it. */
export async function findAccount(db: Db, accountId: AccountId): Promise<Me> {
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'name', 'email', 'is_installation_owner as isInstallationOwner', 'language'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (account === undefined) throw new CallError('login-required');
  return account;
}

/** The mail address and language of an account; null for one that was deleted. */
export async function findMailbox(
  db: Db,
  accountId: AccountId,
): Promise<{ readonly email: string; readonly language: InterfaceLocale | null } | null> {
  const account = await db
    .selectFrom('accounts')
    .select(['email', 'language'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  return account ?? null;
}

/** The fields of an account that signing in needs, or null. */
export async function findCredentials(
  db: Db,
  email: string,
): Promise<{
  readonly id: AccountId;
  readonly email: string;
  readonly passwordHash: string;
  readonly language: InterfaceLocale | null;
} | null> {
  const keys = addressKeys(email);
  const row = await db
    .selectFrom('accounts')
    .select(['id', 'email', 'password_hash as passwordHash', 'language'])
    .where('email_key', 'in', keys)
    .orderBy((where) => where('email_key', '=', keys[0] ?? ''), 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

export async function findPasswordHash(db: Db, accountId: AccountId): Promise<string | null> {
  const row = await db
    .selectFrom('accounts')
    .select('password_hash')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row?.password_hash ?? null;
}

/** Whether somebody has claimed the installation. */
export async function isInstallationClaimed(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where('is_installation_owner', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}

/** Open sessions of a person, the last used first. */
export async function listSessionsOf(
  db: Db,
  accountId: AccountId,
  current: { readonly sessionId: Id<'session'>; readonly now: number },
): Promise<SessionSummary[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at', 'last_seen_at'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', new Date(current.now))
    .orderBy('last_seen_at', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    isCurrent: row.id === current.sessionId,
  }));
}
