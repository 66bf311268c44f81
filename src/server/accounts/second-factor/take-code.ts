import { sql } from 'kysely';
import type { AccountId } from '#domain/documents/record.ts';
import { fieldRules } from '#messages/en/interface/field-rules.ts';
import type { InterfaceLocale } from '#messages/interface-locales.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { recoveryCodeHash } from '#server/platform/one-time-codes/recovery-codes.ts';
import { totpStep } from '#server/platform/one-time-codes/totp.ts';
import { sealContext } from '#server/platform/secrets/seal-context.ts';
import type { Services } from '#server/platform/services.ts';
import { countTry, forgiveTry } from '../sign-in-tries.ts';
import { recordFactorChange } from './second-factor-changed.ts';

/**
 * Uses up a code of the app or a recovery code. Throws `invalid-input` at the field `code` for any other, and for one
 * that was used before; `sign-in-slowed` after five of them. Tries are counted by account, wherever they are made: who
 * gets this far knows the password.
 */
export async function takeCode(
  services: Services,
  accountId: AccountId,
  given: { readonly code: string; readonly language: InterfaceLocale },
): Promise<void> {
  const allowance = await countTry(services, 'factor', accountId);
  if (allowance.kind === 'slowed') {
    services.log.warn({ accountId, code: 'sign-in-slowed' }, 'a second factor was refused');
    throw new CallError('sign-in-slowed', { seconds: allowance.seconds });
  }
  const isTaken =
    (await takeTotp(services, accountId, given.code)) || (await takeRecoveryCode(services, accountId, given));
  if (!isTaken) {
    services.log.warn({ accountId, code: 'second-factor-wrong' }, 'a second factor was refused');
    throw new CallError('invalid-input', {}, { code: fieldRules.codeWrong });
  }
  await forgiveTry(services, 'factor', accountId);
}

/** Of two calls with the same code one succeeds; a code of an earlier step than the last one used is refused. */
async function takeTotp({ db, cipher, now }: Services, accountId: AccountId, code: string): Promise<boolean> {
  const row = await db
    .selectFrom('account_totp')
    .select('sealed')
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  if (row === undefined) return false;
  const secret = cipher.open(row.sealed, sealContext('account_totp', [accountId]));
  const step = totpStep(secret, code.replaceAll(/\s/g, ''), now());
  if (step === null) return false;
  const taken = await db
    .updateTable('account_totp')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where(sql<boolean>`coalesce(last_step, -1) < ${step}`)
    .returning('account_id')
    .executeTakeFirst();
  return taken !== undefined;
}

async function takeRecoveryCode(
  services: Services,
  accountId: AccountId,
  { code, language }: { readonly code: string; readonly language: InterfaceLocale },
): Promise<boolean> {
  const hash = recoveryCodeHash(code);
  if (hash === null) return false;
  return services.db.transaction().execute(async (trx) => {
    const used = await trx
      .deleteFrom('account_recovery_codes')
      .where('account_id', '=', accountId)
      .where('code_hash', '=', hash)
      .returning('account_id')
      .executeTakeFirst();
    if (used === undefined) return false;
    await recordFactorChange(trx, accountId, { change: 'code-used', language, now: services.now() });
    return true;
  });
}
