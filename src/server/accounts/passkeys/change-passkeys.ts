import type { AccountId } from '#domain/documents/record.ts';
import type { InterfaceLocale } from '#messages/interface-locales.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { SignedIn } from '#server/platform/http/caller.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { findSecondFactor } from '../second-factor/find-second-factor.ts';
import { recordFactorChange } from '../second-factor/second-factor-changed.ts';
import type { PasskeyId } from '../tables.ts';
import { countPasskeys, lockAccount, passwordOffSince } from './queries.ts';

type Of = Pick<SignedIn, 'accountId'>;

/** Throws `not-found` for a passkey that is of no account, or of another one. */
export async function renamePasskeyOf(
  { db }: Pick<Services, 'db'>,
  { accountId }: Of,
  passkeyId: PasskeyId,
  name: string,
): Promise<void> {
  const renamed = await db
    .updateTable('account_passkeys')
    .set({ name })
    .where('account_id', '=', accountId)
    .where('id', '=', passkeyId)
    .returning('id')
    .executeTakeFirst();
  if (renamed === undefined) throw new CallError('not-found');
}

/** Throws `last-passkey` where nothing else signs in. Recovery codes go with what they stand in for. */
export async function removePasskeyOf(
  services: Services,
  { accountId }: Of,
  passkeyId: PasskeyId,
  language: InterfaceLocale,
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    await lockAccount(trx, accountId);
    const removed = await trx
      .deleteFrom('account_passkeys')
      .where('account_id', '=', accountId)
      .where('id', '=', passkeyId)
      .returning('id')
      .executeTakeFirst();
    if (removed === undefined) throw new CallError('not-found');
    if ((await countPasskeys(trx, accountId)) === 0) {
      if ((await passwordOffSince(trx, accountId)) !== null) throw new CallError('last-passkey');
      if ((await findSecondFactor(trx, accountId)) === null) {
        await trx.deleteFrom('account_recovery_codes').where('account_id', '=', accountId).execute();
      }
    }
    await recordFactorChange(trx, accountId, { change: 'passkey-removed', language, now: services.now() });
  });
}

/** Takes away what was added since: whoever changed an address may have made themselves at home. */
export async function removePasskeysSince(
  trx: Db,
  accountId: AccountId,
  { since }: { readonly since: Date },
): Promise<void> {
  await trx
    .deleteFrom('account_passkeys')
    .where('account_id', '=', accountId)
    .where('created_at', '>=', since)
    .execute();
}
