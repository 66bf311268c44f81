import type { InterfaceLocale } from '#messages/interface-locales.ts';
import { invariant } from '#lib/invariant.ts';
import { addressKey, readableAddress } from '#server/platform/mail/address-key.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { SignedIn } from '#server/platform/http/caller.ts';
import type { Services } from '#server/platform/services.ts';
import { createAccountLink, removeResetLinks, takeAccountLink } from './account-links.ts';
import { dashboardUrl, tokenUrl } from './account-addresses.ts';
import { confirmEmailMail } from './mails/confirm-email-mail.tsx';
import { emailChangedMail } from './mails/email-changed-mail.tsx';
import { emailChangesMail } from './mails/email-changes-mail.tsx';
import { emailTakenMail } from './mails/email-taken-mail.tsx';
import { endSessions } from './end-sessions.ts';
import { findAccount, findCredentials } from './queries.ts';

/**
 * Mails a link to the new address and a notice to the old one. Whether the new one has an account is not revealed here.
 */
export async function requestEmailChange(
  services: Services,
  account: SignedIn,
  input: { readonly email: string },
  language: InterfaceLocale,
): Promise<void> {
  const other = await findCredentials(services.db, input.email);
  await services.db.transaction().execute(async (trx) => {
    if (other !== null && other.id !== account.accountId) {
      const link = dashboardUrl(services.config, '/sign-in');
      await services.mail.send(emailTakenMail, { to: input.email, params: { link }, language }, trx);
      return;
    }
    const token = await createAccountLink(trx, {
      kind: 'change-email',
      accountId: account.accountId,
      email: input.email,
      now: services.now(),
    });
    const confirm = { link: tokenUrl(services.config, '/confirm-email', token) };
    await services.mail.send(confirmEmailMail, { to: input.email, params: confirm, language }, trx);
    const changes = { newEmail: input.email, link: dashboardUrl(services.config, '/forgot-password') };
    await services.mail.send(emailChangesMail, { to: account.email, params: changes, language }, trx);
  });
}

/**
 * Replaces the address by that of the link, and tells the old one, which can undo it; throws email-taken where another
 * account got the address first. All sessions end but the one in which the link was opened, and links to reset the
 * password stop working.
 */
export async function confirmEmailChange(
  services: Services,
  token: string,
  openedBy: SignedIn | null,
  language: InterfaceLocale,
): Promise<string> {
  return services.db.transaction().execute(async (trx) => {
    const { accountId, email } = await takeAccountLink(trx, ['change-email'], token, services.now());
    invariant(accountId !== null, 'A link to change an address belongs to an account');
    const other = await findCredentials(trx, email);
    if (other !== null && other.id !== accountId) throw new CallError('email-taken');
    const former = await findAccount(trx, accountId);
    await trx
      .updateTable('accounts')
      .set({ email: readableAddress(email), email_key: addressKey(email) })
      .where('id', '=', accountId)
      .execute();
    await endSessions(trx, accountId, {
      except: openedBy?.accountId === accountId ? openedBy.sessionId : null,
    });
    await removeResetLinks(trx, accountId);
    const undo = await createAccountLink(trx, {
      kind: 'undo-email',
      accountId,
      email: former.email,
      now: services.now(),
    });
    const params = { newEmail: email, link: tokenUrl(services.config, '/undo-email-change', undo) };
    const delivery = { to: former.email, params, language: former.language ?? language };
    await services.mail.send(emailChangedMail, delivery, trx);
    return email;
  });
}
