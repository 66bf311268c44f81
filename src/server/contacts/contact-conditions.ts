import { sql, type SqlBool } from 'kysely';
import type { ContactRule, ContactRules } from '#domain/contacts/contact-rules.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { invariant } from '#lib/invariant.ts';
import { allOf, anyOf, notOf, ofRow, type ContactCondition } from './contact-condition.ts';
import type { ContactConditions, ContactSource } from './contact-source.ts';
import { hasLabel } from './label-condition.ts';
import { withKey } from './trait-condition.ts';

type AnyCondition = (siteId: SiteId, rule: ContactRule) => ContactCondition;

/** What contacts know of themselves. */
const OWN: ContactConditions = {
  label: (siteId, { labelId, has }) => (has ? hasLabel(siteId, labelId) : notOf(hasLabel(siteId, labelId))),
  source: (_siteId, { source }) => ofRow(sql<SqlBool>`contact.first_source = ${source}`),
  created: (_siteId, { when, day }) =>
    ofRow(
      when === 'since'
        ? sql<SqlBool>`contact.created_at >= ${day}::timestamptz`
        : sql<SqlBool>`contact.created_at < ${day}::timestamptz`,
    ),
  active: (_siteId, { when, day }) =>
    ofRow(
      when === 'since'
        ? sql<SqlBool>`contact.last_active_at >= ${day}::timestamptz`
        : sql<SqlBool>`contact.last_active_at < ${day}::timestamptz`,
    ),
  language: (siteId, { language }) => {
    const sought = language.toLowerCase();
    return withKey(siteId, `language:${sought}`, sql<SqlBool>`lower(contact.language) = ${sought}`);
  },
  field: (siteId, { name, value }) =>
    withKey(
      siteId,
      `field:${name}=${value}`,
      sql<SqlBool>`contact.fields @> ${JSON.stringify([{ name, value }])}::jsonb`,
    ),
};

/** The condition of rules about a row `contact` (CRM-10); null where there are none. */
export function ruleCondition(
  sources: readonly ContactSource[],
  siteId: SiteId,
  { match, rules }: ContactRules,
): ContactCondition | null {
  const conditions: ContactConditions = Object.assign(
    {},
    OWN,
    ...sources.map((source) => source.conditions ?? {}),
  );
  const one = (rule: ContactRule): ContactCondition => {
    // Each kind of rule has the condition of its kind.
    const condition = conditions[rule.kind] as AnyCondition | undefined;
    invariant(condition !== undefined, `nothing says what a rule of ${rule.kind} means`);
    return condition(siteId, rule);
  };
  const parts = rules.map((each) => ('kind' in each ? one(each) : joined(each.match, each.rules.map(one))));
  return parts.length === 0 ? null : joined(match, parts);
}

function joined(match: 'all' | 'any', parts: readonly ContactCondition[]): ContactCondition {
  return match === 'all' ? allOf(parts) : anyOf(parts);
}
