import type { SignedIn } from '#server/platform/http/caller.ts';
import type { Services } from '#server/platform/services.ts';
import { demandPassword } from './demand-password.ts';

/** Notes in the session that its person has just proved who they are; on all hosts that it is used on. */
export async function reauthenticate(
  services: Services,
  account: SignedIn,
  given: { readonly password: string },
): Promise<void> {
  await demandPassword(services, account, { field: 'password', password: given.password });
  await services.db
    .updateTable('sessions')
    .set({ reauthenticated_at: new Date(services.now()) })
    .where('id', '=', account.sessionId)
    .execute();
}
