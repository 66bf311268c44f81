import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { ContactCondition } from './contact-condition.ts';

/**
 * Whether a row `contact` has a trait, which the database keeps up from what its sources know (migrations/0154). Contacts
 * whose traits are not known yet are asked by `asBefore`.
 */
export function hasTrait(siteId: SiteId, trait: string, asBefore: RawBuilder<SqlBool>): ContactCondition {
  const has = withKey(siteId, trait, sql<SqlBool>`contact.traits @> array[${trait}]::text[]`);
  return (by) => sql<SqlBool>`(${has(by)} or (contact.traits is null and ${asBefore}))`;
}

/** The same the other way round; no index knows who lacks something. */
export function lacksTrait(trait: string, asBefore: RawBuilder<SqlBool>): ContactCondition {
  return () => sql<SqlBool>`(not contact.traits @> array[${trait}]::text[]
    or (contact.traits is null and ${asBefore}))`;
}

/** A condition that only contacts with a key of the index fulfil (`contact_keys`). */
export function withKey(siteId: SiteId, key: string, condition: RawBuilder<SqlBool>): ContactCondition {
  return (by) =>
    by === 'walk'
      ? condition
      : sql<SqlBool>`(${condition}
          and contact_keys(contact.site_id, contact.traits, contact.language, contact.fields)
            @> array[contact_key(${siteId}, ${key})])`;
}
