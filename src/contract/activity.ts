import { z } from 'zod';
import { ACCOUNT_ACTIVITY, ACTIVITY_AREAS, SITE_ACTIVITY } from '#domain/activity/activity-kinds.ts';
import type { SiteActivityKind } from '#domain/activity/activity-kinds.ts';
import { idSchema } from '#domain/validation/id-schema.ts';
import { documentIdSchema } from './documents-id.ts';
import { defineEndpoint } from './endpoint.ts';
import { ofAccount } from './of-account.ts';

const PAGE_SIZE = 50;
const kinds = Object.keys(SITE_ACTIVITY) as SiteActivityKind[];
const activityIdSchema = idSchema<'activity'>();

/** Somebody who works on the site, or did; null where the account is gone. */
const personSchema = z.object({ id: idSchema<'account'>(), name: z.string() }).nullable();

const siteActivitySchema = z.object({
  id: activityIdSchema,
  kind: z.enum(kinds),
  who: personSchema,
  /** Browser and system: 'Firefox on Linux'; empty where it is not known. */
  device: z.string(),
  at: z.iso.datetime(),
  /** How often, where the same went on for a while. */
  times: z.int(),
  /** The title that the document had then. */
  title: z.string().nullable(),
  documentId: documentIdSchema.nullable(),
  /** Of the document then. */
  version: z.int().nullable(),
  /** Whom it was about; null also where the account is gone. */
  person: personSchema,
});
export type SiteActivity = z.infer<typeof siteActivitySchema>;

const filter = {
  /** Words in titles and in names. */
  search: z.string().trim().max(200).optional(),
  area: z.enum(ACTIVITY_AREAS).optional(),
  whoId: idSchema<'account'>().optional(),
  /** Not older, not newer: days of UTC. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
};

/** The newest first (PLAT-59). */
export const listSiteActivity = defineEndpoint({
  method: 'GET',
  path: '/api/activity',
  host: 'app',
  access: { kind: 'permission', any: ['activity.read'] },
  query: z.object({ ...filter, before: activityIdSchema.optional() }),
  output: z.object({
    entries: z.array(siteActivitySchema).max(PAGE_SIZE),
    /** For the next page; null at the end. */
    before: activityIdSchema.nullable(),
    /** For how long entries are kept. */
    keptDays: z.int(),
  }),
});

/** Everybody who is in the log or works on the site, by name, for the filter. */
export const listActivePeople = defineEndpoint({
  method: 'GET',
  path: '/api/activity/people',
  host: 'app',
  access: { kind: 'permission', any: ['activity.read'] },
  output: z.object({ people: z.array(z.object({ id: idSchema<'account'>(), name: z.string() })) }),
});

/** What the filter leaves, as CSV; it names people, so it takes the permission to write (CRM-22). */
export const exportSiteActivity = defineEndpoint({
  method: 'GET',
  path: '/api/activity.csv',
  host: 'app',
  access: { kind: 'permission', any: ['activity.write'] },
  query: z.object(filter),
  output: z.any(),
});

const accountActivitySchema = z.object({
  id: activityIdSchema,
  kind: z.enum(ACCOUNT_ACTIVITY),
  device: z.string(),
  at: z.iso.datetime(),
});
export type AccountActivity = z.infer<typeof accountActivitySchema>;

/** What was done to the account of whoever is signed in, the newest first. */
export const listAccountActivity = defineEndpoint({
  ...ofAccount,
  method: 'GET',
  path: '/api/account/activity',
  query: z.object({ before: activityIdSchema.optional() }),
  output: z.object({
    entries: z.array(accountActivitySchema).max(PAGE_SIZE),
    before: activityIdSchema.nullable(),
  }),
});
