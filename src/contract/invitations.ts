import { z } from 'zod';
import { idSchema } from '#domain/validation/id-schema.ts';
import { SIGN_UP_POLICIES } from '#domain/accounts/sign-up-policy.ts';
import { defineEndpoint } from './endpoint.ts';
import { mailAddressSchema } from './mail-address.ts';

/** Calls of the dashboard by the owner of the installation. */
const ofOwner = { host: 'dashboard', access: { kind: 'installation-owner' } } as const;

const INVITATIONS_PER_MINUTE = 60;

const invitationSchema = z.object({
  id: idSchema<'account-link'>(),
  email: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type Invitation = z.infer<typeof invitationSchema>;

/** Who may make an account here, and who has been invited and not come yet. */
export const listInvitations = defineEndpoint({
  ...ofOwner,
  method: 'GET',
  path: '/api/invitations',
  output: z.object({
    policy: z.enum(SIGN_UP_POLICIES),
    /** Whether the policy is set where Portico is started, and cannot be changed here. */
    isPolicyFixed: z.boolean(),
    /** Whether mails are sent, or only kept in the outbox. */
    isSending: z.boolean(),
    /** The newest first. */
    invitations: z.array(invitationSchema),
  }),
});

/** Sends an invitation, which works once, for 14 days; the answer has its link, to be passed on in another way. */
export const invite = defineEndpoint({
  ...ofOwner,
  method: 'POST',
  path: '/api/invitations',
  rateLimit: INVITATIONS_PER_MINUTE,
  body: z.object({ email: mailAddressSchema }),
  output: z.object({ link: z.string() }),
});

export const withdrawInvitation = defineEndpoint({
  ...ofOwner,
  method: 'DELETE',
  path: '/api/invitations/:invitationId',
  params: z.object({ invitationId: idSchema<'account-link'>() }),
  output: z.object({ status: z.literal('done') }),
});

export const changeSignUpPolicy = defineEndpoint({
  ...ofOwner,
  method: 'POST',
  path: '/api/invitations/policy',
  body: z.object({ policy: z.enum(SIGN_UP_POLICIES) }),
  output: z.object({ policy: z.enum(SIGN_UP_POLICIES) }),
});
