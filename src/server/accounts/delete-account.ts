import { fieldRules } from '#messages/en/interface/field-rules.ts';
import type { InterfaceLocale } from '#messages/interface-locales.ts';
import { addressKeys } from '#server/platform/mail/address-key.ts';
import type { SignedIn } from '#server/platform/http/caller.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { dashboardHost } from './account-addresses.ts';
import { accountDeletedMail } from './mails/account-deleted-mail.tsx';

/**
 * Deletes the account of whoever is signed in, with its sessions, passkeys, log and roles for good; they get a mail.
 * What they made on sites stays, with their name in its history. Takes their address once more. Throws
 * `owner-of-installation`, and `owns-sites` for who has not handed over or deleted all of theirs.
 */
export async function deleteAccount(
  services: Services,
  { accountId, email, language }: SignedIn,
  given: { readonly email: string; readonly language: InterfaceLocale },
): Promise<void> {
  const keys = addressKeys(email);
  if (!addressKeys(given.email).some((key) => keys.includes(key))) {
    throw new CallError('invalid-input', {}, { email: fieldRules.notYourAddress });
  }
  await services.db.transaction().execute(async (trx) => {
    // Before it looks for sites: nobody hands one over to this account meanwhile.
    const account = await trx
      .selectFrom('accounts')
      .select('is_installation_owner')
      .where('id', '=', accountId)
      .forUpdate()
      .executeTakeFirst();
    if (account === undefined) throw new CallError('login-required');
    if (account.is_installation_owner) throw new CallError('owner-of-installation');
    const { count } = await trx
      .selectFrom('sites')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('owner_id', '=', accountId)
      .where('removed_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (count > 0) throw new CallError('owns-sites', { count });
    await trx.deleteFrom('accounts').where('id', '=', accountId).execute();
    const params = { host: dashboardHost(services.config) };
    const delivery = { to: email, params, language: language ?? given.language };
    await services.mail.send(accountDeletedMail, delivery, trx);
  });
}
