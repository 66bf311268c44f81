import * as contract from '#contract/invitations.ts';
import { interfaceLocale } from '#server/platform/http/interface-locale.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { invite, listInvitations, withdrawInvitation } from './invitations.ts';
import { changeSignUpPolicy, readSignUpPolicy } from './sign-up-policy.ts';

/** The sign-up policy, and the invitations by the owner of the installation. */
export const invitationRoutes: readonly Route[] = [
  implement(contract.listInvitations, async ({ services }) => {
    const { policy, isFixed } = await readSignUpPolicy(services, services.db);
    return {
      policy,
      isPolicyFixed: isFixed,
      isSending: services.config.smtpUrl !== null,
      invitations: await listInvitations(services.db, services.now()),
    };
  }),

  implement(contract.invite, async (call) =>
    invite(call.services, call.caller.account, call.body.email, interfaceLocale(call.request)),
  ),

  implement(contract.withdrawInvitation, async ({ services, params }) => {
    await withdrawInvitation(services.db, params.invitationId);
    return { status: 'done' as const };
  }),

  implement(contract.changeSignUpPolicy, async ({ services, body }) => {
    await changeSignUpPolicy(services, body.policy);
    return { policy: body.policy };
  }),
];
