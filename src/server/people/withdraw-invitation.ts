import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { SiteInvitationId } from './tables.ts';

/** Makes the link of an invitation worthless (ROLE-24); not-found where there is none. */
export async function withdrawInvitation(db: Db, siteId: SiteId, id: SiteInvitationId): Promise<void> {
  const row = await db
    .deleteFrom('site_invitations')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) throw new CallError('not-found');
}
