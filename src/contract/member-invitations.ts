import { z } from 'zod';
import { idSchema } from '#domain/validation/id-schema.ts';
import { MAX_PLANS } from '#domain/gating/access-rule.ts';
import { defineEndpoint } from './endpoint.ts';
import { mailAddressSchema } from './mail-address.ts';

const ofSite = { host: 'app', access: { kind: 'permission', any: ['crm.write'] } } as const;
/** Mails that one person makes Portico send to people who did not ask, in a minute. */
const INVITATIONS_PER_MINUTE = 20;
const params = z.object({ memberInvitationId: idSchema<'member-invitation'>() });
const done = z.object({ status: z.literal('done') });

const memberInvitationSchema = z.object({
  id: idSchema<'member-invitation'>(),
  email: z.string(),
  /** The names of the plans that start when it is accepted. */
  plans: z.array(z.string()),
  expiresAt: z.iso.datetime(),
  /** Whether its link no longer works; it can be sent again. */
  isExpired: z.boolean(),
});
export type MemberInvitation = z.infer<typeof memberInvitationSchema>;

/** Who was asked to join the site and has not yet, the newest first; 200 at most (MEMB-16). */
export const listMemberInvitations = defineEndpoint({
  method: 'GET',
  path: '/api/members/invitations',
  host: 'app',
  access: { kind: 'permission', any: ['crm.read'] },
  output: z.object({ invitations: z.array(memberInvitationSchema) }),
});

/**
 * Mails somebody a link to join the site, which works once, for 14 days (MEMB-16). An address that is invited again
 * gets another link, and starts the plans of the last one. `member-exists` for a member, `members-off` where nobody may
 * join, `not-found` for a plan that is not there.
 */
export const inviteMember = defineEndpoint({
  ...ofSite,
  method: 'POST',
  path: '/api/members/invitations',
  rateLimit: INVITATIONS_PER_MINUTE,
  body: z.object({
    email: mailAddressSchema,
    planIds: z.array(idSchema<'member-plan'>()).max(MAX_PLANS).default([]),
  }),
  output: done,
});

/** Mails a new link, which works for 14 days from now; the former one stops working (MEMB-16). */
export const resendMemberInvitation = defineEndpoint({
  ...ofSite,
  method: 'POST',
  path: '/api/members/invitations/:memberInvitationId/resend',
  rateLimit: INVITATIONS_PER_MINUTE,
  params,
  output: done,
});

export const withdrawMemberInvitation = defineEndpoint({
  ...ofSite,
  method: 'DELETE',
  path: '/api/members/invitations/:memberInvitationId',
  params,
  output: done,
});
