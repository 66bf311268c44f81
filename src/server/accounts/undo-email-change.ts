import type { InterfaceLocale } from '#messages/interface-locales.ts';
import { invariant } from '#lib/invariant.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { addressKey } from '#server/platform/mail/address-key.ts';
import type { Services } from '#server/platform/services.ts';
import { createAccountLink, readAccountLink, removeUndoLinks, takeAccountLink } from './account-links.ts';
import { dashboardHost } from './account-addresses.ts';
import { emailChangeUndoneMail } from './mails/email-change-undone-mail.tsx';
import { hashPassword } from './password-hash.ts';
import { findAccount, findCredentials } from './queries.ts';
import { removeSecondFactor } from './second-factor/remove-second-factor.ts';
import { removePasskeysSince } from './passkeys/change-passkeys.ts';
import { createToken } from './session-token.ts';
import { setPassword } from './set-password.ts';

/**
 * Restores the address that an account had before a change, by the link that was mailed there. Whoever made the change
 * knew the password: it stops working, all sessions end, a second factor and passkeys of theirs go, and `resetToken` is for choosing another. Links that undo this
 * change or later ones stop working too. Throws `reset-link-invalid`, and `email-taken` where another account has the
 * address by now.
 */
export async function undoEmailChange(
  services: Services,
  token: string,
  language: InterfaceLocale,
): Promise<{ readonly email: string; readonly resetToken: string }> {
  await readAccountLink(services.db, ['undo-email'], token, services.now());
  const passwordHash = await hashPassword(createToken());
  return services.db.transaction().execute(async (trx) => {
    const now = services.now();
    const { accountId, email, createdAt } = await takeAccountLink(trx, ['undo-email'], token, now);
    invariant(accountId !== null, 'A link to take a change of address back belongs to an account');
    const other = await findCredentials(trx, email);
    if (other !== null && other.id !== accountId) throw new CallError('email-taken');
    const changed = await findAccount(trx, accountId);
    await trx
      .updateTable('accounts')
      .set({ email, email_key: addressKey(email) })
      .where('id', '=', accountId)
      .execute();
    await setPassword(trx, { accountId, passwordHash, keptSessionId: null });
    await removeSecondFactor(trx, accountId, { since: createdAt });
    await removePasskeysSince(trx, accountId, { since: createdAt });
    await removeUndoLinks(trx, accountId, { since: createdAt });
    const resetToken = await createAccountLink(trx, { kind: 'reset-password', accountId, email, now });
    const host = dashboardHost(services.config);
    const delivery = { to: changed.email, params: { host }, language: changed.language ?? language };
    await services.mail.send(emailChangeUndoneMail, delivery, trx);
    return { email, resetToken };
  });
}
