import { passwordChanged } from './password-changed.ts';
import { recordEvents } from '#server/platform/events/record-events.ts';
import type { InterfaceLocale } from '#messages/interface-locales.ts';
import type { SignedIn } from '#server/platform/http/caller.ts';
import type { Services } from '#server/platform/services.ts';
import { demandPassword } from './demand-password.ts';
import { hashNewPassword } from './hash-new-password.ts';
import { setPassword } from './set-password.ts';

/** Sets a new password after checking the current one; the other sessions end. */
export async function changePassword(
  services: Services,
  account: SignedIn,
  input: { readonly currentPassword: string; readonly newPassword: string },
  language: InterfaceLocale,
): Promise<void> {
  await demandPassword(services, account, { field: 'currentPassword', password: input.currentPassword });
  const passwordHash = await hashNewPassword(input.newPassword, 'newPassword');
  await services.db.transaction().execute(async (trx) => {
    await setPassword(trx, { accountId: account.accountId, passwordHash, keptSessionId: account.sessionId });
    const changed = { siteId: null, subject: account.accountId, params: { language } };
    await recordEvents(trx, passwordChanged, [{ ...changed, at: new Date(services.now()) }]);
  });
}
