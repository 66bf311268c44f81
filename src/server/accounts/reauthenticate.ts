import type { InterfaceLocale } from '#messages/interface-locales.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { SignedIn } from '#server/platform/http/caller.ts';
import type { Services } from '#server/platform/services.ts';
import { demandPassword } from './demand-password.ts';
import { findSecondFactor } from './second-factor/find-second-factor.ts';
import { takeCode } from './second-factor/take-code.ts';

/**
 * Notes in the session that its person has just proved who they are, with all factors they have; on all hosts that it is
 * used on. Throws `second-factor-needed` where the password is right and the code is missing.
 */
export async function reauthenticate(
  services: Services,
  account: SignedIn,
  given: {
    readonly password: string;
    readonly code?: string | undefined;
    readonly language: InterfaceLocale;
  },
): Promise<void> {
  await demandPassword(services, account, { field: 'password', password: given.password });
  if ((await findSecondFactor(services.db, account.accountId)) !== null) {
    const { code = '', language } = given;
    if (code === '') throw new CallError('second-factor-needed');
    await takeCode(services, account.accountId, { code, language });
  }
  await noteProof(services, account);
}

/** Notes in a session that its person has just proved who they are. */
export async function noteProof(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { sessionId }: Pick<SignedIn, 'sessionId'>,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ reauthenticated_at: new Date(now()) })
    .where('id', '=', sessionId)
    .execute();
}
