import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { ContactRule, ContactRules } from '#domain/contacts/contact-rules.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { invariant } from '#lib/invariant.ts';
import type { ContactConditions, ContactSource } from './contact-source.ts';

type AnyCondition = (siteId: SiteId, rule: ContactRule) => RawBuilder<SqlBool>;

/** What contacts know of themselves. */
const OWN: ContactConditions = {
  label: (siteId, { labelId, has }) => {
    const given = sql`contact.id in (
      select contact_id from labelled_contacts where site_id = ${siteId} and label_id = ${labelId})`;
    return has ? sql<SqlBool>`${given}` : sql<SqlBool>`not ${given}`;
  },
  source: (_siteId, { source }) => sql<SqlBool>`contact.first_source = ${source}`,
  created: (_siteId, { when, day }) =>
    when === 'since'
      ? sql<SqlBool>`contact.created_at >= ${day}::timestamptz`
      : sql<SqlBool>`contact.created_at < ${day}::timestamptz`,
  active: (_siteId, { when, day }) =>
    when === 'since'
      ? sql<SqlBool>`contact.last_active_at >= ${day}::timestamptz`
      : sql<SqlBool>`contact.last_active_at < ${day}::timestamptz`,
  language: (_siteId, { language }) => sql<SqlBool>`lower(contact.language) = ${language.toLowerCase()}`,
  field: (_siteId, field) =>
    sql<SqlBool>`contact.fields @> ${JSON.stringify([{ name: field.name, value: field.value }])}::jsonb`,
};

/** The condition of rules about a row `contact` (CRM-10); null where there are none. */
export function ruleCondition(
  sources: readonly ContactSource[],
  siteId: SiteId,
  { match, rules }: ContactRules,
): RawBuilder<SqlBool> | null {
  const conditions: ContactConditions = Object.assign(
    {},
    OWN,
    ...sources.map((source) => source.conditions ?? {}),
  );
  const one = (rule: ContactRule): RawBuilder<SqlBool> => {
    // Each kind of rule has the condition of its kind.
    const condition = conditions[rule.kind] as AnyCondition | undefined;
    invariant(condition !== undefined, `nothing says what a rule of ${rule.kind} means`);
    return condition(siteId, rule);
  };
  const parts = rules.map((each) => ('kind' in each ? one(each) : joined(each.match, each.rules.map(one))));
  return parts.length === 0 ? null : joined(match, parts);
}

function joined(match: 'all' | 'any', parts: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  const word = match === 'all' ? sql` and ` : sql` or `;
  return sql<SqlBool>`(${sql.join(
    parts.map((part) => sql`(${part})`),
    word,
  )})`;
}
