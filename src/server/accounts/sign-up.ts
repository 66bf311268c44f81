import type { InterfaceLocale } from '#messages/interface-locales.ts';
import { addressKey } from '#server/platform/mail/address-key.ts';
import type { AccountId } from '#domain/documents/record.ts';
import type { Services } from '#server/platform/services.ts';
import { createAccountLink, readAccountLink, removeInvitations, takeAccountLink } from './account-links.ts';
import { dashboardUrl, tokenUrl } from './account-addresses.ts';
import { hasAccountMail } from './mails/has-account-mail.tsx';
import { signUpMail } from './mails/sign-up-mail.tsx';
import { createAccount } from './create-account.ts';
import { hashNewPassword } from './hash-new-password.ts';
import { findCredentials } from './queries.ts';
import { assertMaySignUp } from './sign-up-policy.ts';
import { countTry } from './sign-in-tries.ts';
import type { AccountLinkKind } from './tables.ts';

const SIGN_UP_LINKS = ['sign-up', 'invitation'] as const;

/**
 * Mails the link to complete a sign-up, in the language of the request; an address with an account gets a mail that
 * says so, in its own language. Nobody else learns which. Throws `sign-up-by-invitation` and `sign-up-closed` where the
 * policy does not allow it.
 */
export async function requestSignUp(
  services: Services,
  email: string,
  language: InterfaceLocale,
): Promise<void> {
  await assertMaySignUp(services, services.db, 'by-oneself');
  const allowance = await countTry(services, 'mail', addressKey(email));
  if (allowance.kind === 'slowed') return;
  const existing = await findCredentials(services.db, email);
  await services.db.transaction().execute(async (trx) => {
    if (existing !== null) {
      const link = dashboardUrl(services.config, '/sign-in');
      const delivery = { to: existing.email, params: { link }, language: existing.language ?? language };
      await services.mail.send(hasAccountMail, delivery, trx);
      return;
    }
    const token = await createAccountLink(trx, {
      kind: 'sign-up',
      accountId: null,
      email,
      now: services.now(),
    });
    const link = tokenUrl(services.config, '/sign-up/complete', token);
    await services.mail.send(signUpMail, { to: email, params: { link }, language }, trx);
  });
}

/** The address that a sign-up link was sent to, while it is valid. */
export async function checkSignUpLink(
  services: Services,
  token: string,
): Promise<{ readonly email: string }> {
  const { kind, email } = await readAccountLink(services.db, SIGN_UP_LINKS, token, services.now());
  await assertMaySignUp(services, services.db, wayOf(kind));
  return { email };
}

/** Creates the account of a sign-up link or an invitation: whoever has the link has access to the mailbox. */
export async function completeSignUp(
  services: Services,
  input: { readonly token: string; readonly name: string; readonly password: string },
): Promise<AccountId> {
  const passwordHash = await hashNewPassword(input.password);
  const now = services.now();
  return services.db.transaction().execute(async (trx) => {
    const link = await takeAccountLink(trx, SIGN_UP_LINKS, input.token, now);
    await assertMaySignUp(services, trx, wayOf(link.kind));
    await removeInvitations(trx, { email: link.email });
    return createAccount(trx, {
      name: input.name,
      email: link.email,
      passwordHash,
      isInstallationOwner: false,
      now,
    });
  });
}

function wayOf(kind: AccountLinkKind): 'by-oneself' | 'by-invitation' {
  return kind === 'invitation' ? 'by-invitation' : 'by-oneself';
}
