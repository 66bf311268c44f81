import type { InterfaceLocale } from '#messages/interface-locales.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { SignedIn } from '#server/platform/http/caller.ts';
import type { Services } from '#server/platform/services.ts';
import { countPasskeys } from '../passkeys/queries.ts';
import { findSecondFactor } from './find-second-factor.ts';
import { removeSecondFactor } from './remove-second-factor.ts';
import { replaceRecoveryCodes } from './replace-recovery-codes.ts';
import { recordFactorChange } from './second-factor-changed.ts';

/**
 * Turns the second factor off, or gives new recovery codes, which stand in for passkeys, too; throws `not-found` where
 * there is neither.
 */
export async function changeSecondFactor(
  services: Services,
  { accountId }: Pick<SignedIn, 'accountId'>,
  change: 'off' | 'reset' | 'new-codes',
  language: InterfaceLocale,
): Promise<readonly string[]> {
  return services.db.transaction().execute(async (trx) => {
    const isNeeded =
      (await findSecondFactor(trx, accountId)) !== null ||
      (change === 'new-codes' && (await countPasskeys(trx, accountId)) > 0);
    if (!isNeeded) throw new CallError('not-found');
    const codes = change === 'new-codes' ? await replaceRecoveryCodes(trx, accountId) : [];
    if (change !== 'new-codes') await removeSecondFactor(trx, accountId);
    await recordFactorChange(trx, accountId, { change, language, now: services.now() });
    return codes;
  });
}
