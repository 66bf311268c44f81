import { z } from 'zod';
import { MEMBER_HAPPENINGS } from '#domain/members/member-history.ts';
import { MAX_LABEL_LENGTH, MAX_MEMBER_LABELS, MAX_NOTE_LENGTH } from '#domain/members/member-runs.ts';
import { idSchema } from '#domain/validation/id-schema.ts';
import { ruleMessage } from '#domain/validation/rule-message.ts';
import { fieldRules } from '#messages/en/interface/field-rules.ts';
import { fill } from '#messages/message.ts';
import { defineEndpoint } from './endpoint.ts';
import { listedMemberSchema } from './members.ts';

const read = { host: 'app', access: { kind: 'permission', any: ['crm.read'] } } as const;
const write = { host: 'app', access: { kind: 'permission', any: ['crm.write'] } } as const;
const params = z.object({ memberId: idSchema<'member'>() });
const done = z.object({ status: z.literal('done') });
const MAILS_PER_MINUTE = 20;

const name = z
  .string()
  .trim()
  .max(100, ruleMessage(fill(fieldRules.atMost, { max: 100 })));

/** What the owner may write of a member (MEMB-02). */
const memberFields = {
  firstName: name,
  lastName: name,
  note: z.string().max(MAX_NOTE_LENGTH, ruleMessage(fill(fieldRules.atMost, { max: MAX_NOTE_LENGTH }))),
  labels: z
    .array(
      z
        .string()
        .trim()
        .min(1)
        .max(MAX_LABEL_LENGTH, ruleMessage(fill(fieldRules.atMost, { max: MAX_LABEL_LENGTH }))),
    )
    .max(MAX_MEMBER_LABELS),
};

const oneMemberSchema = listedMemberSchema.extend({
  ...memberFields,
  language: z.string(),
  verifiedAt: z.iso.datetime().nullable(),
  /** Who the member was at the payment provider of the system before (MEMB-69); empty where nobody. */
  customerId: z.string(),
  /** What the member answered to the own fields of the site (MEMB-09). */
  answers: z.array(z.object({ label: z.string(), value: z.string() })),
  sessions: z.array(
    z.object({ id: idSchema<'member-session'>(), device: z.string(), lastUsedAt: z.iso.datetime() }),
  ),
  /** Where the member signed up and in from within 30 days, the newest first; 50 at most (MEMB-34). */
  networkAddresses: z.array(
    z.object({
      id: idSchema<'member-network-address'>(),
      what: z.enum(['sign-up', 'sign-in']),
      address: z.string(),
      at: z.iso.datetime(),
    }),
  ),
  /** The newest first; 100 at most. */
  history: z.array(
    z.object({
      id: idSchema<'member-history'>(),
      what: z.enum(MEMBER_HAPPENINGS),
      /** The name of the contributor who did it; null for the member and for somebody whose account is gone. */
      by: z.string().nullable(),
      at: z.iso.datetime(),
    }),
  ),
});
export type OneMember = z.infer<typeof oneMemberSchema>;

/** One member with its fields, open sessions and history. */
export const getMember = defineEndpoint({
  ...read,
  method: 'GET',
  path: '/api/members/:memberId',
  params,
  output: oneMemberSchema,
});

export const saveMember = defineEndpoint({
  ...write,
  method: 'PUT',
  path: '/api/members/:memberId',
  params,
  body: z.object(memberFields),
  output: oneMemberSchema,
});

/** Mails the link to confirm the address, or to sign in once it is (MEMB-11, MEMB-19). */
export const mailMemberLink = defineEndpoint({
  ...write,
  method: 'POST',
  path: '/api/members/:memberId/mail',
  rateLimit: MAILS_PER_MINUTE,
  params,
  output: done,
});

/** Signs a member out everywhere, at once (MEMB-27). */
export const endMemberSessions = defineEndpoint({
  ...write,
  method: 'DELETE',
  path: '/api/members/:memberId/sessions',
  params,
  output: done,
});

export const endMemberSession = defineEndpoint({
  ...write,
  method: 'DELETE',
  path: '/api/members/:memberId/sessions/:memberSessionId',
  params: params.extend({ memberSessionId: idSchema<'member-session'>() }),
  output: done,
});
