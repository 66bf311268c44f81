import type { ContactSegment } from '#contract/contacts.ts';
import { CONTACT_LIMITS } from '#domain/contacts/contact-fields.ts';
import { contactRulesSchema, type ContactRules } from '#domain/contacts/contact-rules.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { createId, type Id } from '#lib/id.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { nameKey } from './labels.ts';

/** Filters that were stored under a name (CRM-10). */
export async function listSegments(db: Db, siteId: SiteId): Promise<ContactSegment[]> {
  const rows = await db
    .selectFrom('contact_segments')
    .select(['id', 'name', 'rules'])
    .where('site_id', '=', siteId)
    .orderBy('name_key')
    .execute();
  return rows.map(({ rules, ...segment }) => ({ ...segment, rules: contactRulesSchema.parse(rules) }));
}

/** Stores rules under a name; those of a segment that has it are replaced. */
export async function saveSegment(
  trx: Db,
  siteId: SiteId,
  { name, rules }: { readonly name: string; readonly rules: ContactRules },
  now: number,
): Promise<ContactSegment> {
  const known = await listSegments(trx, siteId);
  const isNew = known.every((segment) => nameKey(segment.name) !== nameKey(name));
  if (isNew && known.length >= CONTACT_LIMITS.segments)
    throw new CallError('too-many-segments', { max: CONTACT_LIMITS.segments });
  const saved = await trx
    .insertInto('contact_segments')
    .values({
      site_id: siteId,
      id: createId<'contact-segment'>(now),
      name,
      name_key: nameKey(name),
      rules: JSON.stringify(rules),
      created_at: new Date(now),
    })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'name_key']).doUpdateSet({ name, rules: JSON.stringify(rules) }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id: saved.id, name, rules };
}

export async function deleteSegment(db: Db, siteId: SiteId, id: Id<'contact-segment'>): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('contact_segments')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
