import { CallError } from '#server/platform/http/errors.ts';
import type { SignedIn } from '#server/platform/http/caller.ts';
import type { Services } from '#server/platform/services.ts';
import { isPasswordOf } from './password-hash.ts';
import { findPasswordHash } from './queries.ts';
import { countTry, forgiveTry } from './sign-in-tries.ts';

/** Refuses a wrong password, with a message at the named field; tries are throttled as at sign-in. */
export async function demandPassword(
  services: Services,
  account: SignedIn,
  given: { readonly field: string; readonly password: string },
): Promise<void> {
  const { accountId, sessionId } = account;
  const key = `session:${sessionId}`;
  const logRefusal = (code: 'sign-in-slowed' | 'password-wrong') =>
    services.log.warn({ accountId, sessionId, code }, 'a password was refused');
  const allowance = await countTry(services, 'device', key);
  if (allowance.kind === 'slowed') {
    logRefusal('sign-in-slowed');
    throw new CallError('sign-in-slowed', { seconds: allowance.seconds });
  }
  const hash = await findPasswordHash(services.db, accountId);
  if (!(await isPasswordOf(hash, given.password))) {
    logRefusal('password-wrong');
    throw new CallError('invalid-input', {}, { [given.field]: 'This is not your current password.' });
  }
  await forgiveTry(services, 'device', key);
}
