import { z } from 'zod';
import { memberSettingsSchema } from '#domain/members/member-settings.ts';
import { MEMBER_STATUSES } from '#domain/members/member-status.ts';
import { MAX_LABEL_LENGTH } from '#domain/members/member-runs.ts';
import { idSchema } from '#domain/validation/id-schema.ts';
import { defineEndpoint } from './endpoint.ts';
import { pageQuery } from './page-query.ts';

/** What a site says of its members (MEMB-04, MEMB-18). */
export const getMemberSettings = defineEndpoint({
  method: 'GET',
  path: '/api/members/settings',
  host: 'app',
  access: { kind: 'permission', any: ['settings.general'] },
  output: memberSettingsSchema,
});

/** In force at once, without publishing. */
export const setMemberSettings = defineEndpoint({
  method: 'PUT',
  path: '/api/members/settings',
  host: 'app',
  access: { kind: 'permission', any: ['settings.general'] },
  body: memberSettingsSchema,
  output: memberSettingsSchema,
  rateLimit: 60,
});

export const listedMemberSchema = z.object({
  id: idSchema<'member'>(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  status: z.enum(MEMBER_STATUSES),
  /** Of one who was removed: what it becomes again; null where that is no longer possible. */
  restoresTo: z.enum(['unverified', 'active', 'suspended']).nullable(),
  joinedAt: z.iso.datetime(),
  /** The last day that the member was on the site; null where that never was. */
  lastSeenDay: z.iso.date().nullable(),
  labels: z.array(z.string()),
});
export type ListedMember = z.infer<typeof listedMemberSchema>;

/** How many days back somebody joined or was last seen. */
const daysBack = z.coerce.number().int().min(1).max(3650);

/** Which members are meant (MEMB-66). */
export const memberFilter = {
  /** Words that all occur in the address or the name. */
  search: z.string().trim().max(200).optional(),
  status: z.enum(MEMBER_STATUSES).optional(),
  label: z.string().trim().max(MAX_LABEL_LENGTH).optional(),
  joinedDays: daysBack.optional(),
  seen: z.union([z.literal('never'), daysBack]).optional(),
};

/** The members of the site, who joined last first (MEMB-66). */
export const listMembers = defineEndpoint({
  method: 'GET',
  path: '/api/members',
  host: 'app',
  access: { kind: 'permission', any: ['crm.read'] },
  query: z.object({
    ...memberFilter,
    ...pageQuery({ pageSize: 50, maxPageSize: 100 }),
  }),
  output: z.object({
    members: z.array(listedMemberSchema),
    /** What matches, counted to 1,000 beyond the page. */
    total: z.int(),
  }),
});

/** The labels in use, by name; 500 at most (CRM-11). */
export const listMemberLabels = defineEndpoint({
  method: 'GET',
  path: '/api/members/labels',
  host: 'app',
  access: { kind: 'permission', any: ['crm.read'] },
  output: z.object({ labels: z.array(z.string()) }),
});

/** Suspends, activates, removes or restores a member (MEMB-03); `member-status-refused` for every other change. */
export const changeMemberStatus = defineEndpoint({
  method: 'PUT',
  path: '/api/members/:memberId/status',
  host: 'app',
  access: { kind: 'permission', any: ['crm.write'] },
  params: z.object({ memberId: idSchema<'member'>() }),
  body: z.object({ status: z.enum(MEMBER_STATUSES) }),
  output: z.object({ status: z.literal('done') }),
});
