import { passwordChanged } from './password-changed.ts';
import { recordEvents } from '#server/platform/events/record-events.ts';
import type { InterfaceLocale } from '#messages/interface-locales.ts';
import { invariant } from '#lib/invariant.ts';
import { addressKey } from '#server/platform/mail/address-key.ts';
import type { AccountId } from '#domain/documents/record.ts';
import type { Services } from '#server/platform/services.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { createAccountLink, readAccountLink, takeAccountLink } from './account-links.ts';
import { dashboardUrl, tokenUrl } from './account-addresses.ts';
import { noAccountMail } from './mails/no-account-mail.tsx';
import { resetPasswordMail } from './mails/reset-password-mail.tsx';
import { passwordOffSince } from './passkeys/queries.ts';
import { takeCode } from './second-factor/take-code.ts';
import { setPassword } from './set-password.ts';
import { hashNewPassword } from './hash-new-password.ts';
import { findCredentials } from './queries.ts';
import { countTry } from './sign-in-tries.ts';

/** Sends the link to choose a new password; an address without an account gets a mail that says so. */
export async function requestPasswordReset(
  services: Services,
  email: string,
  language: InterfaceLocale,
): Promise<void> {
  const allowance = await countTry(services, 'mail', addressKey(email));
  if (allowance.kind === 'slowed') return;
  const account = await findCredentials(services.db, email);
  await services.db.transaction().execute(async (trx) => {
    if (account === null) {
      const signIn = dashboardUrl(services.config, '/sign-in');
      await services.mail.send(noAccountMail, { to: email, params: { link: signIn }, language }, trx);
      return;
    }
    const token = await createAccountLink(trx, {
      kind: 'reset-password',
      accountId: account.id,
      email: account.email,
      now: services.now(),
    });
    const reset = tokenUrl(services.config, '/reset-password', token);
    const delivery = {
      to: account.email,
      params: { link: reset },
      language: account.language ?? language,
    };
    await services.mail.send(resetPasswordMail, delivery, trx);
  });
}

/**
 * Sets the password of a reset link and ends every session of the account. Where the password was turned off the link is
 * not enough: it takes a recovery code, and then `isProven` says that both were given. Throws `recovery-code-needed`.
 */
export async function resetPassword(
  services: Services,
  input: { readonly token: string; readonly password: string; readonly code?: string | undefined },
  language: InterfaceLocale,
): Promise<{ readonly accountId: AccountId; readonly isProven: boolean }> {
  const isProven = await proveByCode(services, input, language);
  const passwordHash = await hashNewPassword(input.password);
  return services.db.transaction().execute(async (trx) => {
    const link = await takeAccountLink(trx, ['reset-password'], input.token, services.now());
    invariant(link.accountId !== null, 'A reset link belongs to an account');
    await setPassword(trx, { accountId: link.accountId, passwordHash, keptSessionId: null });
    const changed = { siteId: null, subject: link.accountId, params: { language } };
    await recordEvents(trx, passwordChanged, [{ ...changed, at: new Date(services.now()) }]);
    return { accountId: link.accountId, isProven };
  });
}

/** Uses a code up where the password of the link's account was turned off; whether it was. */
async function proveByCode(
  services: Services,
  { token, code = '' }: { readonly token: string; readonly code?: string | undefined },
  language: InterfaceLocale,
): Promise<boolean> {
  const { accountId } = await readAccountLink(services.db, ['reset-password'], token, services.now());
  invariant(accountId !== null, 'A reset link belongs to an account');
  if ((await passwordOffSince(services.db, accountId)) === null) return false;
  if (code === '') throw new CallError('recovery-code-needed');
  await takeCode(services, accountId, { code, language });
  return true;
}
