import type { InterfaceLocale } from '#messages/interface-locales.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { SignedIn } from '#server/platform/http/caller.ts';
import type { Services } from '#server/platform/services.ts';
import { findSecondFactor } from './find-second-factor.ts';
import { removeSecondFactor } from './remove-second-factor.ts';
import { replaceRecoveryCodes } from './replace-recovery-codes.ts';
import { recordFactorChange } from './second-factor-changed.ts';

/** Turns the second factor off, or gives new recovery codes; throws `not-found` where there is none. */
export async function changeSecondFactor(
  services: Services,
  { accountId }: Pick<SignedIn, 'accountId'>,
  change: 'off' | 'reset' | 'new-codes',
  language: InterfaceLocale,
): Promise<readonly string[]> {
  return services.db.transaction().execute(async (trx) => {
    if ((await findSecondFactor(trx, accountId)) === null) throw new CallError('not-found');
    const codes = change === 'new-codes' ? await replaceRecoveryCodes(trx, accountId) : [];
    if (change !== 'new-codes') await removeSecondFactor(trx, accountId);
    await recordFactorChange(trx, accountId, { change, language, now: services.now() });
    return codes;
  });
}
