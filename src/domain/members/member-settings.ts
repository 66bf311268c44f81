import { z } from 'zod';
import { idSchema } from '../validation/id-schema.ts';
import { MAX_OWN_FIELDS, ownFieldSchema } from './own-fields.ts';

/** Who may join a site (MEMB-04). */
export const WHO_MAY_JOIN = ['nobody', 'invited', 'anyone'] as const;
/** How members sign in (MEMB-18). */
export const MEMBER_SIGN_IN = ['link', 'password', 'both'] as const;
/** Whether the listed mail domains are the only ones or those refused (MEMB-15). */
export const MAIL_DOMAIN_RULES = ['any', 'allowed', 'refused'] as const;
const MAX_DOMAINS = 500;

/** What a site says of its members. */
export const memberSettingsSchema = z.object({
  isOn: z.boolean(),
  whoMayJoin: z.enum(WHO_MAY_JOIN),
  signIn: z.enum(MEMBER_SIGN_IN),
  asksName: z.boolean(),
  /** Whether the code that the owner injects runs on account pages (MEMB-32). */
  runsOwnCode: z.boolean(),
  /** Own fields of the sign-up (MEMB-09). */
  fields: z.array(ownFieldSchema).max(MAX_OWN_FIELDS).default([]),
  /** Where the terms stand that people agree to when joining; empty where there are none (MEMB-09). */
  termsLink: z
    .string()
    .trim()
    .max(2000)
    .refine((link) => link === '' || /^(?:\/(?!\/)|https?:\/\/)\S+$/.test(link))
    .default(''),
  /** The mailing list that people are offered when joining; null where none is (MEMB-09). */
  newsletterListId: idSchema<'mailing-list'>().nullable().default(null),
  /** Pages of the site in place of what is for members, for people who are not signed in (MEMB-60); null: Portico's. */
  protectedPageId: idSchema<'document'>().nullable().default(null),
  /** The same for members without access. */
  deniedPageId: idSchema<'document'>().nullable().default(null),
  domainRule: z.enum(MAIL_DOMAIN_RULES),
  domains: z
    .array(
      z
        .string()
        .trim()
        .toLowerCase()
        .min(1)
        .max(253)
        .regex(/^[\p{L}\p{M}\p{N}.-]+$/u),
    )
    .max(MAX_DOMAINS),
});
export type MemberSettings = z.infer<typeof memberSettingsSchema>;

/** Of a site that says nothing of members (MEMB-04, MEMB-05, MEMB-18). */
export const NO_MEMBERS: MemberSettings = {
  isOn: false,
  whoMayJoin: 'nobody',
  signIn: 'link',
  asksName: false,
  runsOwnCode: false,
  fields: [],
  termsLink: '',
  newsletterListId: null,
  protectedPageId: null,
  deniedPageId: null,
  domainRule: 'any',
  domains: [],
};

/** Whether people with this address may join, by the domain of it (MEMB-15). */
export function takesMailDomain(settings: MemberSettings, email: string): boolean {
  if (settings.domainRule === 'any') return true;
  const domain = email
    .slice(email.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase();
  return settings.domains.includes(domain) === (settings.domainRule === 'allowed');
}
