import { MEMBER_RUN_UNDO_MS } from '#domain/members/member-runs.ts';
import { REMOVAL_UNDO_MS } from '#domain/members/member-status.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { removeOldMemberTries } from './member-tries.ts';
import { removeOldNetworkAddresses } from './network-addresses.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** For so long a link says that it was used or has expired. */
const OLD_LINK_MS = 30 * DAY_MS;
/** What was done to many members can be undone for 72 hours. */
const OLD_RUN_MS = MEMBER_RUN_UNDO_MS + DAY_MS;
/** Whoever never confirmed an address is forgotten with the last link that could. */
const UNVERIFIED_MS = 30 * DAY_MS;

/**
 * Erases members who were removed 7 days ago (MEMB-70), people who never confirmed their address, and what has ended:
 * sessions, links, counts of tries, network addresses. Says how many members were erased.
 */
export async function tidyMembers({ db, now }: Services): Promise<number> {
  const before = (ms: number) => new Date(now() - ms);
  await forgetWriters(db, before(REMOVAL_UNDO_MS));
  const erased = await db
    .deleteFrom('members')
    .where('removed_at', '<=', before(REMOVAL_UNDO_MS))
    .executeTakeFirst();
  const unconfirmed = await db
    .deleteFrom('members')
    .where('status', '=', 'unverified')
    .where('joined_at', '<=', before(UNVERIFIED_MS))
    .executeTakeFirst();
  await db.deleteFrom('member_sessions').where('expires_at', '<=', before(0)).execute();
  await db.deleteFrom('member_passkey_challenges').where('expires_at', '<=', before(0)).execute();
  await db.deleteFrom('member_links').where('created_at', '<=', before(OLD_LINK_MS)).execute();
  // A run that can be undone, and an invitation that can be sent again, stay for longer.
  await db.deleteFrom('member_runs').where('created_at', '<=', before(OLD_RUN_MS)).execute();
  await db.deleteFrom('member_invitations').where('expires_at', '<=', before(OLD_LINK_MS)).execute();
  await removeOldMemberTries(db, now());
  await removeOldNetworkAddresses(db, now());
  return Number(erased.numDeletedRows + unconfirmed.numDeletedRows);
}

/** What they wrote stays, without their name and address (CRM-24). */
async function forgetWriters(db: Db, removedBefore: Date): Promise<void> {
  const leaving = await db
    .selectFrom('members')
    .select(['site_id as siteId', 'id'])
    .where('removed_at', '<=', removedBefore)
    .execute();
  for (const [siteId, members] of Map.groupBy(leaving, (member) => member.siteId)) {
    await db
      .updateTable('item_comments')
      .set({ member_id: null, author_name: '', author_email: null, email_key: null })
      .where('site_id', '=', siteId)
      .where(
        'member_id',
        'in',
        members.map(({ id }) => id),
      )
      .execute();
  }
}
