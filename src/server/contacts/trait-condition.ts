import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import { ofRow, type ContactCondition } from './contact-condition.ts';

/**
 * Whether a row `contact` has a trait, which the database keeps up from what its sources know (migrations/0154). Contacts
 * whose traits are not known yet are asked by `asBefore`.
 */
export function hasTrait(siteId: SiteId, trait: string, asBefore: RawBuilder<SqlBool>): ContactCondition {
  return {
    ofRow: () =>
      sql<SqlBool>`(contact.traits @> array[${trait}]::text[] or (contact.traits is null and ${asBefore}))`,
    byIndex: {
      name: 'keys',
      condition: sql<SqlBool>`(${hasKey(siteId, trait)} or contact.traits is null)`,
    },
  };
}

/** The same the other way round; no index knows who lacks something. */
export function lacksTrait(trait: string, asBefore: RawBuilder<SqlBool>): ContactCondition {
  return ofRow(sql<SqlBool>`(not contact.traits @> array[${trait}]::text[]
    or (contact.traits is null and ${asBefore}))`);
}

/** A condition that only contacts with a key of the index fulfil (`contact_keys`). */
export function withKey(siteId: SiteId, key: string, condition: RawBuilder<SqlBool>): ContactCondition {
  return { ofRow: () => condition, byIndex: { name: 'keys', condition: hasKey(siteId, key) } };
}

/** Written as the index is. */
function hasKey(siteId: SiteId, key: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`contact_keys(contact.site_id, contact.traits, contact.language, contact.fields)
    @> array[contact_key(${siteId}, ${key})]`;
}
