import type { AccountId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import type { Db } from '#server/platform/database/database.ts';
import { removeResetLinks } from './account-links.ts';
import { endSessions } from './end-sessions.ts';

/** A new password, also in the place of one that was turned off. It ends all sessions but the one it was set in, sign-ins that wait, and the links to set another. */
export async function setPassword(
  trx: Db,
  change: {
    readonly accountId: AccountId;
    readonly passwordHash: string;
    readonly keptSessionId: Id<'session'> | null;
  },
): Promise<void> {
  await trx
    .updateTable('accounts')
    .set({ password_hash: change.passwordHash, password_off_at: null })
    .where('id', '=', change.accountId)
    .execute();
  await endSessions(trx, change.accountId, { except: change.keptSessionId });
  await removeResetLinks(trx, change.accountId);
  await trx.deleteFrom('sign_in_steps').where('account_id', '=', change.accountId).execute();
}
