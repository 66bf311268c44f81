import { sql, type SqlBool } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import type { ContactCondition } from './contact-condition.ts';

/**
 * Whether a row `contact` has a label (CRM-10). Labels stand in a table of their own: in the row of the contact, giving
 * one would write all of the row's indexes anew, which takes a hundred times as long.
 */
export function hasLabel(siteId: SiteId, labelId: Id<'contact-label'>): ContactCondition {
  const given = sql`from labelled_contacts as given where given.site_id = ${siteId} and given.label_id = ${labelId}`;
  return {
    ofRow: (by) =>
      by === 'walk'
        ? sql<SqlBool>`coalesce((select true ${given} and given.contact_id = contact.id), false)`
        : sql<SqlBool>`contact.id in (select given.contact_id ${given})`,
    // An array and no list of rows: beside other conditions joined by “or”, an index finds what is in it.
    byIndex: {
      name: 'label',
      condition: sql<SqlBool>`contact.id = any(array(select given.contact_id ${given}))`,
    },
  };
}
