import type { InterfaceLocale } from '#messages/interface-locales.ts';
import { fieldRules } from '#messages/en/interface/field-rules.ts';
import { dashboardHost } from '../account-addresses.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { SignedIn } from '#server/platform/http/caller.ts';
import { createTotpSecret, totpAddress, totpStep } from '#server/platform/one-time-codes/totp.ts';
import { sealContext } from '#server/platform/secrets/seal-context.ts';
import type { Services } from '#server/platform/services.ts';
import { replaceRecoveryCodes } from './replace-recovery-codes.ts';
import { recordFactorChange } from './second-factor-changed.ts';

/** A new secret for the person's app, which counts from the first code on; throws `second-factor-on`. */
export async function startSecondFactor(
  services: Services,
  { accountId, email }: SignedIn,
): Promise<{ readonly key: string; readonly address: string }> {
  const key = createTotpSecret();
  const started = {
    sealed: services.cipher.seal(key, sealContext('account_totp', [accountId])),
    created_at: new Date(services.now()),
  };
  const row = await services.db
    .insertInto('account_totp')
    .values({ account_id: accountId, ...started, confirmed_at: null, last_step: null })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet(started).where('account_totp.confirmed_at', 'is', null),
    )
    .returning('account_id')
    .executeTakeFirst();
  if (row === undefined) throw new CallError('second-factor-on');
  return { key, address: totpAddress(key, { issuer: dashboardHost(services.config), label: email }) };
}

/** Turns the second factor on with the first code of the app, and gives the recovery codes. */
export async function confirmSecondFactor(
  services: Services,
  { accountId }: SignedIn,
  code: string,
  language: InterfaceLocale,
): Promise<readonly string[]> {
  const now = services.now();
  return services.db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('account_totp')
      .select('sealed')
      .where('account_id', '=', accountId)
      .where('confirmed_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) throw new CallError('second-factor-on');
    const secret = services.cipher.open(row.sealed, sealContext('account_totp', [accountId]));
    const step = totpStep(secret, code.replaceAll(/\s/g, ''), now);
    if (step === null) throw new CallError('invalid-input', {}, { code: fieldRules.codeWrong });
    await trx
      .updateTable('account_totp')
      .set({ confirmed_at: new Date(now), last_step: step })
      .where('account_id', '=', accountId)
      .execute();
    const codes = await replaceRecoveryCodes(trx, accountId);
    await recordFactorChange(trx, accountId, { change: 'on', language, now });
    return codes;
  });
}
