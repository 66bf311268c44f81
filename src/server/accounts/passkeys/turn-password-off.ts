import type { AccountId } from '#domain/documents/record.ts';
import type { InterfaceLocale } from '#messages/interface-locales.ts';
import type { SignedIn } from '#server/platform/http/caller.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { hashNewPassword } from '../hash-new-password.ts';
import { hashPassword } from '../password-hash.ts';
import { countRecoveryCodes } from '../second-factor/find-second-factor.ts';
import { recordFactorChange } from '../second-factor/second-factor-changed.ts';
import { createToken } from '../session-token.ts';
import { removeSecondFactor } from '../second-factor/remove-second-factor.ts';
import { setPassword } from '../set-password.ts';
import { countPasskeys, lockAccount, passwordOffSince } from './queries.ts';

/**
 * Lets passkeys alone sign in: the password is replaced by one that nobody knows, and the other sessions end. Throws
 * `passkey-needed` and `recovery-codes-needed`, which are the way back.
 */
export async function turnPasswordOffFor(
  services: Services,
  { accountId, sessionId }: SignedIn,
  language: InterfaceLocale,
): Promise<void> {
  const passwordHash = await hashPassword(createToken());
  await services.db.transaction().execute(async (trx) => {
    await lockAccount(trx, accountId);
    if ((await passwordOffSince(trx, accountId)) !== null) return;
    if ((await countPasskeys(trx, accountId)) === 0) throw new CallError('passkey-needed');
    if ((await countRecoveryCodes(trx, accountId)) === 0) throw new CallError('recovery-codes-needed');
    const now = services.now();
    await setPassword(trx, { accountId, passwordHash, keptSessionId: sessionId });
    await trx
      .updateTable('accounts')
      .set({ password_off_at: new Date(now) })
      .where('id', '=', accountId)
      .execute();
    await recordFactorChange(trx, accountId, { change: 'password-off', language, now });
  });
}

/** A password in the place of the one that was turned off; throws `not-found` where none was. */
export async function turnPasswordOnFor(
  services: Services,
  { accountId, sessionId }: SignedIn,
  newPassword: string,
  language: InterfaceLocale,
): Promise<void> {
  const passwordHash = await hashNewPassword(newPassword, 'newPassword');
  await services.db.transaction().execute(async (trx) => {
    await lockAccount(trx, accountId);
    if ((await passwordOffSince(trx, accountId)) === null) throw new CallError('not-found');
    await setPassword(trx, { accountId, passwordHash, keptSessionId: sessionId });
    await recordFactorChange(trx, accountId, { change: 'password-on', language, now: services.now() });
  });
}

/** Lets the mailed link for a new password be enough again, by whoever runs the installation; a second factor goes. */
export async function letPasswordBeChosen(
  services: Services,
  accountId: AccountId,
  language: InterfaceLocale,
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    await lockAccount(trx, accountId);
    await trx.updateTable('accounts').set({ password_off_at: null }).where('id', '=', accountId).execute();
    await removeSecondFactor(trx, accountId);
    await recordFactorChange(trx, accountId, { change: 'password-again', language, now: services.now() });
  });
}
