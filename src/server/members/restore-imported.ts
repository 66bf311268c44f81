import { sql, type RawBuilder } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { JsonValue } from '#lib/json.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { MemberId } from './tables.ts';

interface TakenOut {
  readonly member_id: MemberId;
  /** Null where the import made the member. */
  readonly before: JsonValue;
}

/**
 * Takes members back: whom an import made goes, the others are restored by what stood there before, which is given as rows
 * of a query and as JSON.
 */
export async function restoreOrRemove(
  trx: Db,
  siteId: SiteId,
  batch: readonly TakenOut[],
  restore: (given: RawBuilder<unknown>, rows: string) => Promise<void>,
): Promise<void> {
  const made = batch.filter(({ before }) => before === null).map(({ member_id: id }) => id);
  await removeUnusedMembers(trx, siteId, made);
  const changed = batch.filter(({ before }) => before !== null);
  if (changed.length === 0) return;
  const rows = JSON.stringify(changed.map(({ member_id: id, before }) => ({ id, before })));
  await restore(sql`jsonb_to_recordset(${rows}::jsonb) as given (id text, before jsonb)`, rows);
}

/** Of members whom an import made, those go who never signed in. */
async function removeUnusedMembers(trx: Db, siteId: SiteId, made: readonly MemberId[]): Promise<void> {
  if (made.length === 0) return;
  await trx
    .deleteFrom('members')
    .where('site_id', '=', siteId)
    .where('id', 'in', made)
    .where(
      sql<boolean>`not exists (select from member_sessions s where s.site_id = members.site_id and s.member_id = members.id)`,
    )
    .execute();
}

/** What an import filled in, it empties again where nobody wrote something else since; `given` has ids and what was before. */
export async function restoreImported(trx: Db, siteId: SiteId, given: RawBuilder<unknown>): Promise<void> {
  await sql`update members set
      first_name = case when first_name = given.before -> 'after' ->> 'firstName'
        then given.before ->> 'firstName' else first_name end,
      last_name = case when last_name = given.before -> 'after' ->> 'lastName'
        then given.before ->> 'lastName' else last_name end,
      note = case when note = given.before -> 'after' ->> 'note' then given.before ->> 'note' else note end,
      customer_id = case when customer_id = given.before -> 'after' ->> 'customerId'
        then given.before ->> 'customerId' else customer_id end,
      labels = array(select jsonb_array_elements_text(given.before -> 'labels'))
    from ${given} where members.site_id = ${siteId} and members.id = given.id`.execute(trx);
}
