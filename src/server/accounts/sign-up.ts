import { emailKey } from '#domain/accounts/email-address.ts';
import type { AccountId } from '#domain/documents/record.ts';
import type { Services } from '#server/platform/services.ts';
import { createAccountLink, takeAccountLink } from './account-links.ts';
import { signUpMail, signUpWithAccountMail } from './account-mails.ts';
import { createAccount } from './create-account.ts';
import { hashPassword } from './password-hash.ts';
import { findCredentials } from './queries.ts';
import { countTry } from './sign-in-tries.ts';

/** Sends the link that leads on; an address with an account gets a mail that says so. Nobody else learns which. */
export async function requestSignUp(services: Services, email: string): Promise<void> {
  const allowance = await countTry(services, 'mail', emailKey(email));
  if (allowance.kind === 'slowed') return;
  const existing = await findCredentials(services.db, email);
  await services.db.transaction().execute(async (trx) => {
    if (existing !== null) {
      await services.mail.send(signUpWithAccountMail(services.config, existing.email), trx);
      return;
    }
    const token = await createAccountLink(trx, {
      kind: 'sign-up',
      accountId: null,
      email,
      now: services.now(),
    });
    await services.mail.send(signUpMail(services.config, email, token), trx);
  });
}

/** Makes the account of a sign-up link: who has the link has the mailbox. */
export async function completeSignUp(
  services: Services,
  input: { readonly token: string; readonly name: string; readonly password: string },
): Promise<AccountId> {
  const passwordHash = await hashPassword(input.password);
  const now = services.now();
  return services.db.transaction().execute(async (trx) => {
    const link = await takeAccountLink(trx, 'sign-up', input.token, now);
    return createAccount(trx, {
      name: input.name,
      email: link.email,
      passwordHash,
      isInstallationOwner: false,
      now,
    });
  });
}
