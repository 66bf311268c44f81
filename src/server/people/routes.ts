import * as contract from '#contract/people.ts';
import { startSession } from '#server/accounts/start-session.ts';
import type { Call } from '#server/platform/http/call.ts';
import { interfaceLocale } from '#server/platform/http/interface-locale.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { changeRoles, removePerson } from './change-person.ts';
import { invitePerson, resendInvitation } from './invite-person.ts';
import { acceptInvitation, checkInvitation, joinWithNewAccount } from './join-site.ts';
import { listPeople, listSiteInvitations } from './queries.ts';
import { withdrawInvitation } from './withdraw-invitation.ts';

const DONE = { status: 'done' } as const;

/** Who works on a site: invitations, roles and leaving (ROLE-24). */
export const peopleRoutes: readonly Route[] = [
  implement(contract.listPeople, async ({ services, site, query }) =>
    listPeople(services.db, site.siteId, query),
  ),

  implement(contract.listSiteInvitations, async ({ services, site }) => ({
    invitations: await listSiteInvitations(services.db, site.siteId, services.now()),
  })),

  implement(contract.invitePerson, async (call) => ({
    link: shownTo(call, await invitePerson(call.services, call.site.siteId, inviterOf(call), call.body)),
  })),

  implement(contract.resendSiteInvitation, async (call) => {
    const { siteInvitationId } = call.params;
    const link = await resendInvitation(call.services, call.site.siteId, inviterOf(call), siteInvitationId);
    return { link: shownTo(call, link) };
  }),

  implement(contract.withdrawSiteInvitation, async ({ services, site, params }) => {
    await withdrawInvitation(services.db, site.siteId, params.siteInvitationId);
    return DONE;
  }),

  implement(contract.changePersonRoles, async ({ services, site, params, body }) => {
    await changeRoles(services, site.siteId, params.personId, body);
    return DONE;
  }),

  implement(contract.removePerson, async ({ services, site, params }) => {
    await removePerson(services, site.siteId, params.personId);
    return DONE;
  }),

  implement(contract.checkSiteInvitation, async ({ services, body }) =>
    checkInvitation(services, body.token),
  ),

  implement(contract.acceptSiteInvitation, async ({ services, caller, body }) => {
    await acceptInvitation(services, body.token, caller.account.accountId);
    return DONE;
  }),

  implement(contract.joinSite, async (call) => {
    const accountId = await joinWithNewAccount(call.services, call.body);
    return startSession(call, accountId, { isTold: true });
  }),
];

type PeopleCall = Pick<Call<'app', 'permission'>, 'caller' | 'request'>;

function inviterOf({ caller, request }: PeopleCall) {
  return { account: caller.account, language: interfaceLocale(request) };
}

/** Whoever has a link proves to have its mailbox; the operator can read the mails of the installation anyway. */
function shownTo({ caller }: PeopleCall, link: string): string | null {
  return caller.kind === 'operator' ? link : null;
}
