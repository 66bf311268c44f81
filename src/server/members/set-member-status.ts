import type { AccountId, SiteId } from '#domain/documents/record.ts';
import type { MemberHappening } from '#domain/members/member-history.ts';
import { mayChangeStatus, type MemberStatus } from '#domain/members/member-status.ts';
import type { Db } from '#server/platform/database/database.ts';
import { recordEvents } from '#server/platform/events/record-events.ts';
import { memberRemoved } from './membership-happened.ts';
import { lockMember } from './members.ts';
import { recordHappening } from './member-history.ts';
import { endMemberSessions } from './member-session.ts';
import type { MemberId } from './tables.ts';

/**
 * Brings a member into another state, where that is legal (MEMB-03); false where it is not. Sessions of one that is
 * suspended or removed end at once (MEMB-07, MEMB-70). `by` is the contributor who does it; absent where it is the member.
 */
export async function setMemberStatus(
  trx: Db,
  siteId: SiteId,
  id: MemberId,
  to: MemberStatus,
  { now, by = null }: { readonly now: number; readonly by?: AccountId | null },
): Promise<boolean> {
  const member = await lockMember(trx, siteId, id);
  if (member === null) return false;
  const { status, formerStatus, removedAt } = member;
  const former =
    formerStatus === null || removedAt === null
      ? null
      : { status: formerStatus, removedAt: removedAt.getTime() };
  if (!mayChangeStatus(status, to, former, now)) return false;
  await trx
    .updateTable('members')
    .set({
      status: to,
      former_status: to === 'removed' && status !== 'removed' ? status : null,
      removed_at: to === 'removed' ? new Date(now) : null,
      removed_by_owner: to === 'removed' && by !== null,
      ...(status === 'unverified' && to === 'active' ? { verified_at: new Date(now) } : {}),
    })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute();
  await recordHappening(trx, siteId, [id], { what: happeningOf(status, to, by), by, now });
  if (to === 'removed') {
    await recordEvents(trx, memberRemoved, [{ siteId, subject: id, params: {}, at: new Date(now) }]);
  }
  if (to !== 'active') await endMemberSessions(trx, siteId, id, { except: null });
  return true;
}

function happeningOf(from: MemberStatus, to: MemberStatus, by: AccountId | null): MemberHappening {
  if (to === 'removed') return by === null ? 'left' : 'removed';
  if (from === 'removed') return 'restored';
  if (to === 'suspended') return 'suspended';
  return from === 'unverified' ? 'confirmed' : 'activated';
}
