import type { SiteId } from '#domain/documents/record.ts';
import { mayChangeStatus, type MemberStatus } from '#domain/members/member-status.ts';
import type { Db } from '#server/platform/database/database.ts';
import { lockMember } from './members.ts';
import { endMemberSessions } from './member-session.ts';
import type { MemberId } from './tables.ts';

/**
 * Brings a member into another state, where that is legal (MEMB-03); false where it is not. Sessions of one that is
 * suspended or removed end at once (MEMB-07, MEMB-70).
 */
export async function setMemberStatus(
  trx: Db,
  siteId: SiteId,
  id: MemberId,
  to: MemberStatus,
  { now, isByOwner = false }: { readonly now: number; readonly isByOwner?: boolean },
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
      removed_by_owner: to === 'removed' && isByOwner,
      ...(status === 'unverified' && to === 'active' ? { verified_at: new Date(now) } : {}),
    })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute();
  if (to !== 'active') await endMemberSessions(trx, siteId, id, { except: null });
  return true;
}
