import { emailKey } from '#domain/accounts/email-address.ts';
import type { AccountId } from '#domain/documents/record.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { isPasswordOf } from './password-hash.ts';
import { findCredentials } from './queries.ts';
import { countTry, forgiveTry } from './sign-in-tries.ts';

export interface SignInTry {
  readonly email: string;
  readonly password: string;
  /** The network address it comes from. */
  readonly address: string;
}

/**
 * Whose password this is; sign-in-failed, or sign-in-slowed with the seconds to wait. An address without an account
 * is answered like one with another password, and as slowly.
 */
export async function checkSignIn(services: Services, attempt: SignInTry): Promise<AccountId> {
  const key = emailKey(attempt.email);
  await slowDown(services, attempt.address, key);
  const credentials = await findCredentials(services.db, attempt.email);
  const isRight = await isPasswordOf(credentials?.passwordHash ?? null, attempt.password);
  if (credentials === null || !isRight) throw new CallError('sign-in-failed');
  await forgiveTry(services, 'address', attempt.address);
  await forgiveTry(services, 'account', key);
  return credentials.id;
}

async function slowDown(services: Services, address: string, key: string): Promise<void> {
  const byAddress = await countTry(services, 'address', address);
  if (byAddress.kind === 'slowed') throw new CallError('sign-in-slowed', { seconds: byAddress.seconds });
  const byAccount = await countTry(services, 'account', key);
  if (byAccount.kind === 'slowed') throw new CallError('sign-in-slowed', { seconds: byAccount.seconds });
}
