import { z } from 'zod';
import { idSchema } from '#domain/validation/id-schema.ts';
import { ruleMessage } from '#domain/validation/rule-message.ts';
import { WEBSITE_ROLES } from '#domain/roles/website-roles.ts';
import { fieldRules } from '#messages/en/interface/field-rules.ts';
import { accountNameSchema, meSchema, newPasswordSchema } from './accounts.ts';
import { defineEndpoint } from './endpoint.ts';
import { mailAddressSchema } from './mail-address.ts';
import { ofAccount } from './of-account.ts';
import { pageQuery } from './page-query.ts';

/** Calls of those who decide who works on a site (ROLE-11). */
const ofSite = { host: 'app', access: { kind: 'permission', any: ['settings.people'] } } as const;

/** Calls with the secret of an invitation by people who may not be signed in. */
const ofInvited = { method: 'POST', host: 'dashboard', access: { kind: 'public' }, rateLimit: 30 } as const;

/** Mails that one person makes Portico send to people who did not ask, in a minute. */
const INVITATIONS_PER_MINUTE = 20;

const rolesSchema = z
  .array(z.enum(WEBSITE_ROLES))
  .min(1, ruleMessage(fieldRules.roleMissing))
  .max(WEBSITE_ROLES.length)
  .refine((roles) => new Set(roles).size === roles.length, ruleMessage(fieldRules.roleMissing));

/** Whether what the person makes goes live only after somebody else approved it; without effect for admins. */
const reviewedSchema = z.boolean();

const invitationTokenSchema = z.string().max(100);
const invitationParams = z.object({ siteInvitationId: idSchema<'site-invitation'>() });
const personParams = z.object({ personId: idSchema<'account'>() });
const done = z.object({ status: z.literal('done') });

const personSchema = z.object({
  id: idSchema<'account'>(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(WEBSITE_ROLES)),
  isReviewed: reviewedSchema,
  /** The one owner of the site, who keeps the role admin (ROLE-23). */
  isOwner: z.boolean(),
  /** When the person came to the site, ISO 8601. */
  since: z.iso.datetime(),
});
export type SitePerson = z.infer<typeof personSchema>;

const siteInvitationSchema = z.object({
  id: idSchema<'site-invitation'>(),
  email: z.string(),
  roles: z.array(z.enum(WEBSITE_ROLES)),
  isReviewed: reviewedSchema,
  /** Who invited; null for somebody whose account is gone. */
  invitedBy: z.string().nullable(),
  expiresAt: z.iso.datetime(),
  /** Whether its link no longer works; it can be sent again. */
  isExpired: z.boolean(),
});
export type SiteInvitation = z.infer<typeof siteInvitationSchema>;

/** Who works on the site, the owner first, then by name. */
export const listPeople = defineEndpoint({
  ...ofSite,
  method: 'GET',
  path: '/api/people',
  query: z.object({
    /** Words that all occur in the name or the address. */
    search: z.string().trim().max(200).optional(),
    ...pageQuery({ pageSize: 50, maxPageSize: 100 }),
  }),
  output: z.object({ people: z.array(personSchema), total: z.int() }),
});

/** Who was invited and has not come yet, the newest first; 200 at most. */
export const listSiteInvitations = defineEndpoint({
  ...ofSite,
  method: 'GET',
  path: '/api/people/invitations',
  output: z.object({ invitations: z.array(siteInvitationSchema) }),
});

/**
 * The link is null for all but the person who runs the installation: whoever has it proves to have the mailbox, and
 * nobody else reads the mails of others.
 */
const invitedSchema = z.object({ link: z.string().nullable() });

/**
 * Mails somebody the link to join the site with these roles: it works once, for 14 days (ROLE-24). An address that is
 * invited again gets another link and these roles; the former link stops working.
 */
export const invitePerson = defineEndpoint({
  ...ofSite,
  method: 'POST',
  path: '/api/people/invitations',
  feature: 'contributors',
  rateLimit: INVITATIONS_PER_MINUTE,
  body: z.object({ email: mailAddressSchema, roles: rolesSchema, isReviewed: reviewedSchema.default(false) }),
  output: invitedSchema,
});

/** Mails a new link, which works for 14 days from now; the former one stops working (ROLE-24). */
export const resendSiteInvitation = defineEndpoint({
  ...ofSite,
  method: 'POST',
  path: '/api/people/invitations/:siteInvitationId/resend',
  feature: 'contributors',
  rateLimit: INVITATIONS_PER_MINUTE,
  params: invitationParams,
  output: invitedSchema,
});

export const withdrawSiteInvitation = defineEndpoint({
  ...ofSite,
  method: 'DELETE',
  path: '/api/people/invitations/:siteInvitationId',
  params: invitationParams,
  output: done,
});

/** Other roles in place of those held; they count from the next call on (ROLE-24). */
export const changePersonRoles = defineEndpoint({
  ...ofSite,
  method: 'PUT',
  path: '/api/people/:personId/roles',
  params: personParams,
  body: z.object({ roles: rolesSchema, isReviewed: reviewedSchema.default(false) }),
  output: done,
});

/** Takes somebody off the site and signs them out there at once (ROLE-24). Their account stays. */
export const removePerson = defineEndpoint({
  ...ofSite,
  method: 'DELETE',
  path: '/api/people/:personId',
  params: personParams,
  output: done,
});

/** What an invitation says to whoever has its link; invitation-invalid where it no longer works. */
export const checkSiteInvitation = defineEndpoint({
  ...ofInvited,
  path: '/api/site-invitations/Check',
  body: z.object({ token: invitationTokenSchema }),
  output: z.object({
    siteTitle: z.string(),
    invitedBy: z.string().nullable(),
    email: z.string(),
    roles: z.array(z.enum(WEBSITE_ROLES)),
    /** Whether an account can be made with it; else it takes one that is there. */
    canCreateAccount: z.boolean(),
  }),
});

/** Joins the site with the account that is signed in, whatever its address: whoever has the link was meant. */
export const acceptSiteInvitation = defineEndpoint({
  ...ofAccount,
  method: 'POST',
  path: '/api/site-invitations/Accept',
  body: z.object({ token: invitationTokenSchema }),
  output: done,
});

/** Makes an account with the address that the invitation was sent to, joins the site and signs in. */
export const joinSite = defineEndpoint({
  ...ofInvited,
  path: '/api/site-invitations/Join',
  body: z.object({ token: invitationTokenSchema, name: accountNameSchema, password: newPasswordSchema }),
  output: meSchema,
});
