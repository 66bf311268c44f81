import { passwordChanged } from './password-changed.ts';
import { recordEvents } from '#server/platform/events/record-events.ts';
import type { InterfaceLocale } from '#messages/interface-locales.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { SignedIn } from '#server/platform/http/caller.ts';
import type { Services } from '#server/platform/services.ts';
import { hashNewPassword } from './hash-new-password.ts';
import { isPasswordOf } from './password-hash.ts';
import { findPasswordHash } from './queries.ts';
import { setPassword } from './set-password.ts';
import { countTry, forgiveTry } from './sign-in-tries.ts';

/** Sets a new password after checking the current one; the other sessions end. */
export async function changePassword(
  services: Services,
  account: SignedIn,
  input: { readonly currentPassword: string; readonly newPassword: string },
  language: InterfaceLocale,
): Promise<void> {
  await demandPassword(services, account, { field: 'currentPassword', password: input.currentPassword });
  const passwordHash = await hashNewPassword(input.newPassword, 'newPassword');
  await services.db.transaction().execute(async (trx) => {
    await setPassword(trx, { accountId: account.accountId, passwordHash, keptSessionId: account.sessionId });
    const changed = { siteId: null, subject: account.accountId, params: { language } };
    await recordEvents(trx, passwordChanged, [{ ...changed, at: new Date(services.now()) }]);
  });
}

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
