import { addressKey } from '#server/platform/mail/address-key.ts';
import type { AccountId } from '#domain/documents/record.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { isPasswordOf } from './password-hash.ts';
import { findCredentials } from './queries.ts';
import { countTries, forgiveTries, type CountedTry } from './sign-in-tries.ts';

export interface SignInTry {
  readonly email: string;
  readonly password: string;
  /** The network address it comes from. */
  readonly address: string;
  /** The name of the browser where the account has signed in with it before; null for any other browser. */
  readonly deviceOf: (accountId: AccountId) => string | null;
}

/**
 * The account of an address and password; throws sign-in-failed, or sign-in-slowed with the seconds to wait. An address
 * without an account is answered like a wrong password, and takes as long. A browser that is known for the account has
 * a count of its own: tries by others at the account or from its network do not slow it down.
 */
export async function checkSignIn(services: Services, attempt: SignInTry): Promise<AccountId> {
  const credentials = await findCredentials(services.db, attempt.email);
  const device = credentials === null ? null : attempt.deviceOf(credentials.id);
  const counted: readonly CountedTry[] =
    device === null
      ? [
          { kind: 'address', key: attempt.address },
          { kind: 'account', key: addressKey(attempt.email) },
        ]
      : [{ kind: 'device', key: device }];
  const outcome = await countTries(services, counted);
  if (outcome.kind === 'slowed') throw new CallError('sign-in-slowed', { seconds: outcome.seconds });
  const isRight = await isPasswordOf(credentials?.passwordHash ?? null, attempt.password);
  if (credentials === null || !isRight) throw new CallError('sign-in-failed');
  await forgiveTries(services, counted);
  return credentials.id;
}
