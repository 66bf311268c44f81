import { invariant } from '#lib/invariant.ts';
import { emailKey } from '#domain/accounts/email-address.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { SignedIn } from '#server/platform/http/route.ts';
import type { Services } from '#server/platform/services.ts';
import { createAccountLink, takeAccountLink } from './account-links.ts';
import { confirmEmailMail, emailChangesMail, emailHasAccountMail } from './account-mails.ts';
import { demandPassword } from './change-password.ts';
import { findCredentials } from './queries.ts';

/** Sends a link to the new address and a word to the old one. Whether the new one has an account stays unsaid here. */
export async function requestEmailChange(
  services: Services,
  account: SignedIn,
  input: { readonly email: string; readonly password: string },
): Promise<void> {
  await demandPassword(services, account, { field: 'password', password: input.password });
  const other = await findCredentials(services.db, input.email);
  await services.db.transaction().execute(async (trx) => {
    if (other !== null && other.id !== account.accountId) {
      await services.mail.send(emailHasAccountMail(services.config, input.email), trx);
      return;
    }
    const token = await createAccountLink(trx, {
      kind: 'change-email',
      accountId: account.accountId,
      email: input.email,
      now: services.now(),
    });
    await services.mail.send(confirmEmailMail(services.config, input.email, token), trx);
    await services.mail.send(emailChangesMail(services.config, account.email, input.email), trx);
  });
}

/** Puts the address of the link in place of the old one; email-taken where somebody was quicker. */
export async function confirmEmailChange(services: Services, token: string): Promise<string> {
  return services.db.transaction().execute(async (trx) => {
    const { accountId, email } = await takeAccountLink(trx, 'change-email', token, services.now());
    invariant(accountId !== null, 'A link to change an address belongs to an account');
    const other = await findCredentials(trx, email);
    if (other !== null && other.id !== accountId) throw new CallError('email-taken');
    await trx
      .updateTable('accounts')
      .set({ email, email_key: emailKey(email) })
      .where('id', '=', accountId)
      .execute();
    return email;
  });
}
