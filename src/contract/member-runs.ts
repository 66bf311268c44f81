import { z } from 'zod';
import {
  MAX_LABEL_LENGTH,
  MEMBER_ACTIONS,
  MEMBER_RUN_KINDS,
  MEMBER_RUN_STATES,
} from '#domain/members/member-runs.ts';
import { idSchema } from '#domain/validation/id-schema.ts';
import { ruleMessage } from '#domain/validation/rule-message.ts';
import { fieldRules } from '#messages/en/interface/field-rules.ts';
import { fill } from '#messages/message.ts';
import { defineEndpoint } from './endpoint.ts';
import { memberFilter } from './members.ts';

const write = { host: 'app', access: { kind: 'permission', any: ['crm.write'] } } as const;
const params = z.object({ memberRunId: idSchema<'member-run'>() });

const memberRunSchema = z.object({
  id: idSchema<'member-run'>(),
  kind: z.enum(MEMBER_RUN_KINDS),
  state: z.enum(MEMBER_RUN_STATES),
  label: z.string(),
  /** How many it is about, how many were looked at, and how many of these were changed. */
  total: z.int(),
  lookedAt: z.int(),
  changed: z.int(),
  createdAt: z.iso.datetime(),
  /** Until when it can be undone; null where it cannot. */
  undoUntil: z.iso.datetime().nullable(),
});
export type MemberRun = z.infer<typeof memberRunSchema>;

/** What was done to many members within 72 hours, the newest first; 50 at most. */
export const listMemberRuns = defineEndpoint({
  ...write,
  method: 'GET',
  path: '/api/members/runs',
  output: z.object({ runs: z.array(memberRunSchema) }),
});

export const getMemberRun = defineEndpoint({
  ...write,
  method: 'GET',
  path: '/api/members/runs/:memberRunId',
  params,
  output: memberRunSchema,
});

/** Does something to a selection of members, or to all that match, as a job (MEMB-66, CRM-13). */
export const changeMembers = defineEndpoint({
  ...write,
  method: 'POST',
  path: '/api/members/runs',
  rateLimit: 60,
  body: z.object({
    action: z.enum(MEMBER_ACTIONS),
    /** Of `label` and `unlabel`. */
    label: z
      .string()
      .trim()
      .max(MAX_LABEL_LENGTH, ruleMessage(fill(fieldRules.atMost, { max: MAX_LABEL_LENGTH })))
      .default(''),
    /** Of `plan` and `unplan`, which give and take it (MEMB-58); `not-found` where the site has no such plan. */
    planId: idSchema<'member-plan'>().nullable().default(null),
    selection: z.union([
      z.object({ ids: z.array(idSchema<'member'>()).min(1).max(100) }),
      z.object({ filter: z.object(memberFilter) }),
    ]),
  }),
  output: memberRunSchema,
});

/** Stops what is under way; what was done stays, and can be undone. */
export const cancelMemberRun = defineEndpoint({
  ...write,
  method: 'POST',
  path: '/api/members/runs/:memberRunId/cancel',
  params,
  output: memberRunSchema,
});

/** Takes back what was done, within 72 hours; `run-not-undoable` where that is no longer possible. */
export const undoMemberRun = defineEndpoint({
  ...write,
  method: 'POST',
  path: '/api/members/runs/:memberRunId/undo',
  params,
  output: memberRunSchema,
});

/** The longest file of members that is taken. */
export const MAX_MEMBER_FILE_BYTES = 50_000_000;
/** How many members an export holds; it takes a sign-in of the last hour (CRM-22). */
export const prepareMemberExport = defineEndpoint({
  ...write,
  method: 'POST',
  path: '/api/members/export',
  recentSignInMinutes: 60,
  body: z.object(memberFilter),
  output: z.object({ total: z.int() }),
});

/** The members that match as CSV; a download, so the handler answers itself (MEMB-68, CRM-22). */
export const exportMembers = defineEndpoint({
  ...write,
  method: 'GET',
  path: '/api/members/export.csv',
  recentSignInMinutes: 60,
  query: z.object(memberFilter),
  output: z.any(),
});
