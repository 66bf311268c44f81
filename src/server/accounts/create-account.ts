import { createId } from '#lib/id.ts';
import { addressKey, readableAddress } from '#server/platform/mail/address-key.ts';
import type { AccountId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';

const UNIQUE_VIOLATION = '23505';

export interface NewAccount {
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly isInstallationOwner: boolean;
  readonly now: number;
}

/**
 * Creates an account. Throws for the second of two simultaneous calls with one address, and for a second owner of the
 * installation.
 */
export async function createAccount(db: Db, account: NewAccount): Promise<AccountId> {
  const id = createId<'account'>(account.now);
  try {
    await db
      .insertInto('accounts')
      .values({
        id,
        email: readableAddress(account.email),
        email_key: addressKey(account.email),
        name: account.name,
        password_hash: account.passwordHash,
        is_installation_owner: account.isInstallationOwner,
        created_at: new Date(account.now),
      })
      .execute();
  } catch (error) {
    throw refusalOf(error) ?? error;
  }
  return id;
}

function refusalOf(error: unknown): CallError | null {
  if (!(error instanceof Error) || !('code' in error) || error.code !== UNIQUE_VIOLATION) return null;
  const isSecondOwner = 'constraint' in error && error.constraint === 'accounts_one_installation_owner';
  return new CallError(isSecondOwner ? 'installation-claimed' : 'email-taken');
}
