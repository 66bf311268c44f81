import { Readable } from 'node:stream';
import * as invitations from '#contract/member-invitations.ts';
import * as runs from '#contract/member-runs.ts';
import * as contract from '#contract/one-member.ts';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import type { Call } from '#server/platform/http/call.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import type { Services } from '#server/platform/services.ts';
import { countMembers } from './list-members.ts';
import {
  inviteMember,
  listMemberInvitations,
  resendMemberInvitation,
  withdrawMemberInvitation,
} from './member-invitations.ts';
import { findMemberRun, listMemberRuns, shownRun } from './member-runs.ts';
import { membersCsv } from './members-csv.ts';
import { endSessionsByOwner, mailLinkByOwner, readMember, saveMember } from './one-member.ts';
import { cancelMemberRun, startMemberRun, undoMemberRun } from './start-member-run.ts';
import type { MemberRunId } from './tables.ts';

const DONE = { status: 'done' } as const;

/** What the owner does about single members, many at once, and those who are invited. */
export const memberOwnerRoutes: readonly Route[] = [
  implement(invitations.listMemberInvitations, async ({ services, site }) => ({
    invitations: [...(await listMemberInvitations(services.db, site.siteId, services.now()))],
  })),
  implement(invitations.inviteMember, async (call) => {
    const { email, planIds } = call.body;
    await inviteMember(call.services, call.site.siteId, { email, planIds, by: accountOf(call) });
    return DONE;
  }),
  implement(invitations.resendMemberInvitation, async ({ services, site, params }) => {
    await resendMemberInvitation(services, site.siteId, params.memberInvitationId);
    return DONE;
  }),
  implement(invitations.withdrawMemberInvitation, async ({ services, site, params }) => {
    await withdrawMemberInvitation(services.db, site.siteId, params.memberInvitationId);
    return DONE;
  }),

  implement(contract.getMember, async ({ services, site, params }) =>
    readMember(services, site.siteId, params.memberId),
  ),
  implement(contract.saveMember, async (call) => {
    const { services, site, params, body } = call;
    await saveMember(services, site.siteId, { id: params.memberId, by: accountOf(call), fields: body });
    return readMember(services, site.siteId, params.memberId);
  }),
  implement(contract.mailMemberLink, async (call) => {
    await mailLinkByOwner(call.services, call.site.siteId, { id: call.params.memberId, by: accountOf(call) });
    return DONE;
  }),
  implement(contract.endMemberSessions, async (call) => {
    const { services, site, params } = call;
    await endSessionsByOwner(services, site.siteId, { id: params.memberId, by: accountOf(call) });
    return DONE;
  }),
  implement(contract.endMemberSession, async (call) => {
    const { services, site, params } = call;
    const { memberId: id, memberSessionId: only } = params;
    await endSessionsByOwner(services, site.siteId, { id, by: accountOf(call), only });
    return DONE;
  }),

  implement(runs.listMemberRuns, async ({ services, site }) => {
    const now = services.now();
    return { runs: (await listMemberRuns(services.db, site.siteId, now)).map((run) => shownRun(run, now)) };
  }),
  implement(runs.getMemberRun, async ({ services, site, params }) =>
    runOf(services, site.siteId, params.memberRunId),
  ),
  implement(runs.changeMembers, async (call) => {
    const { services, site, body } = call;
    const run = await startMemberRun(services, site.siteId, { ...body, by: accountOf(call) });
    return shownRun(run, services.now());
  }),
  implement(runs.cancelMemberRun, async ({ services, site, params }) =>
    shownRun(await cancelMemberRun(services, site.siteId, params.memberRunId), services.now()),
  ),
  implement(runs.undoMemberRun, async ({ services, site, params }) =>
    shownRun(await undoMemberRun(services, site.siteId, params.memberRunId), services.now()),
  ),
  implement(runs.prepareMemberExport, async ({ services, site, body }) => ({
    total: await countMembers(services.db, site.siteId, body, services.now()),
  })),
  implement(runs.exportMembers, async ({ services, site, query, reply }) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="members-${site.identifier}.csv"`)
      .send(Readable.from(membersCsv(services.db, site.siteId, query, services.now()))),
  ),
];

function accountOf({ caller }: Pick<Call<'app', 'permission'>, 'caller'>): AccountId {
  return caller.account.accountId;
}

async function runOf(services: Services, siteId: SiteId, id: MemberRunId) {
  const run = await findMemberRun(services.db, siteId, id);
  if (run === null) throw new CallError('not-found');
  return shownRun(run, services.now());
}
