import * as contract from '#contract/members.ts';
import { findList } from '#server/mailing-lists/lists.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { listMemberLabels, listMembers } from './list-members.ts';
import { findMemberSettings, saveMemberSettings } from './member-settings.ts';
import { findMember } from './members.ts';
import { memberOwnerRoutes } from './owner-routes.ts';
import { setMemberStatus } from './set-member-status.ts';

/** What owners say of the members of their site, and what they do about them. */
export const memberRoutes: readonly Route[] = [
  implement(contract.getMemberSettings, async ({ services, site }) =>
    findMemberSettings(services.db, site.siteId),
  ),
  implement(contract.setMemberSettings, async ({ services, site, body }) => {
    const { newsletterListId: listId } = body;
    // A list that is gone, or of another site, is offered to nobody.
    const isThere = listId !== null && (await findList(services.db, site.siteId, listId)) !== null;
    const settings = { ...body, newsletterListId: isThere ? listId : null };
    await saveMemberSettings(services, site.siteId, settings);
    return findMemberSettings(services.db, site.siteId);
  }),
  implement(contract.listMembers, async ({ services, site, query }) =>
    listMembers(services.db, site.siteId, query, services.now()),
  ),
  implement(contract.listMemberLabels, async ({ services, site }) => ({
    labels: [...(await listMemberLabels(services.db, site.siteId))],
  })),
  implement(contract.changeMemberStatus, async ({ services, site, caller, params, body }) => {
    const { siteId } = site;
    const { memberId } = params;
    if ((await findMember(services.db, siteId, memberId)) === null) throw new CallError('not-found');
    const by = { now: services.now(), by: caller.account.accountId };
    const isChanged = await services.db
      .transaction()
      .execute((trx) => setMemberStatus(trx, siteId, memberId, body.status, by));
    if (!isChanged) throw new CallError('member-status-refused');
    return { status: 'done' as const };
  }),
  ...memberOwnerRoutes,
];
