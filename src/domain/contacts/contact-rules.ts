import { z } from 'zod';
import { MEMBER_STATUSES } from '#domain/members/member-status.ts';
import { SUBSCRIBER_STATES } from '#domain/newsletters/subscriber-state.ts';
import { idSchema } from '#domain/validation/id-schema.ts';
import { CONTACT_SOURCES } from './contact-sources.ts';

/** On each level. */
export const MAX_RULES = 20;

export const contactRuleSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('label'), labelId: idSchema<'contact-label'>(), has: z.boolean() }),
  z.object({ kind: z.literal('source'), source: z.enum(CONTACT_SOURCES) }),
  z.object({ kind: z.literal('member'), status: z.enum([...MEMBER_STATUSES, 'none']) }),
  z.object({
    kind: z.literal('list'),
    listId: idSchema<'mailing-list'>(),
    state: z.enum([...SUBSCRIBER_STATES, 'none']),
  }),
  z.object({ kind: z.literal('created'), when: z.enum(['before', 'since']), day: z.iso.date() }),
  z.object({ kind: z.literal('active'), when: z.enum(['before', 'since']), day: z.iso.date() }),
  z.object({ kind: z.literal('language'), language: z.string().trim().min(2).max(35) }),
  z.object({
    kind: z.literal('field'),
    name: z.string().trim().min(1).max(100),
    value: z.string().trim().max(1000),
  }),
]);
export type ContactRule = z.infer<typeof contactRuleSchema>;

const ruleGroupSchema = z.object({
  match: z.enum(['all', 'any']),
  rules: z.array(contactRuleSchema).min(1).max(MAX_RULES),
});

export type RuleGroup = z.infer<typeof ruleGroupSchema>;

/** Rules joined by and/or, two levels deep (NEWS-16); the filter of a list and a segment are the same (CRM-10). */
export const contactRulesSchema = z.object({
  match: z.enum(['all', 'any']),
  rules: z.array(z.union([contactRuleSchema, ruleGroupSchema])).max(MAX_RULES),
});
export type ContactRules = z.infer<typeof contactRulesSchema>;

/** Whether a rule of this kind is among them, on either level. */
export function hasRuleOf(rules: ContactRules, kind: ContactRule['kind']): boolean {
  return rules.rules.some((each) =>
    'kind' in each ? each.kind === kind : each.rules.some((inner) => inner.kind === kind),
  );
}
