import { sql } from 'kysely';
import { createId } from '#lib/id.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { MAX_AREAS, type AreaId } from '#domain/gating/access-rule.ts';
import type { MemberArea, MemberAreaFields } from '#domain/members/member-plan.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { bumpRevision } from '#server/sites/queries.ts';

/** The areas of a site in their order, with what lies in them. */
export async function listAreas(db: Db, siteId: SiteId): Promise<readonly MemberArea[]> {
  const rows = await db
    .selectFrom('member_areas as area')
    .select([
      'area.id',
      'area.name',
      'area.is_for_all_members as isForAllMembers',
      'area.navigation',
      sql<
        MemberArea['documents']
      >`coalesce((select jsonb_agg(jsonb_build_object('id', lying.document_id, 'title',
          entry.title) order by lying.position)
        from member_area_documents lying
        join content_entries entry on entry.site_id = lying.site_id and entry.stage = 'draft'
          and entry.document_id = lying.document_id
        where lying.site_id = ${siteId} and lying.area_id = area.id), '[]')`.as('documents'),
      sql<
        MemberArea['files']
      >`coalesce((select jsonb_agg(jsonb_build_object('id', lying.file_id, 'title', file.name)
          order by file.name)
        from member_area_files lying
        join files file on file.site_id = lying.site_id and file.id = lying.file_id
        where lying.site_id = ${siteId} and lying.area_id = area.id), '[]')`.as('files'),
    ])
    .where('area.site_id', '=', siteId)
    .orderBy('area.position')
    .orderBy('area.id')
    .execute();
  return rows.map((row) => ({
    ...row,
    documentIds: row.documents.map(({ id }) => id),
    fileIds: row.files.map(({ id }) => id),
  }));
}

/** Makes an area, or changes one; in force with the next request. Throws `not-found`, `too-many-areas`. */
export async function saveArea(
  { db, now }: Pick<Services, 'db' | 'now'>,
  siteId: SiteId,
  areaId: AreaId | null,
  fields: MemberAreaFields,
): Promise<AreaId> {
  return db.transaction().execute(async (trx) => {
    // It holds the row of the site: changes come one after the other.
    await bumpRevision(trx, siteId);
    const id = areaId ?? createId<'member-area'>(now());
    const row = {
      name: fields.name,
      is_for_all_members: fields.isForAllMembers,
      navigation: fields.navigation,
      changed_at: new Date(now()),
    };
    if (areaId === null) {
      const { count, last } = await trx
        .selectFrom('member_areas')
        .select([
          sql<number>`count(*)::int`.as('count'),
          sql<number>`coalesce(max(position), 0)::int`.as('last'),
        ])
        .where('site_id', '=', siteId)
        .executeTakeFirstOrThrow();
      if (count >= MAX_AREAS) throw new CallError('too-many-areas', { max: MAX_AREAS });
      await trx
        .insertInto('member_areas')
        .values({ ...row, site_id: siteId, id, position: last + 1 })
        .execute();
    } else {
      const changed = await trx
        .updateTable('member_areas')
        .set(row)
        .where('site_id', '=', siteId)
        .where('id', '=', id)
        .executeTakeFirst();
      if (changed.numUpdatedRows === 0n) throw new CallError('not-found');
    }
    await setDocuments(trx, siteId, id, fields.documentIds);
    await setFiles(trx, siteId, id, fields.fileIds);
    return id;
  });
}

/** Deletes an area: what lay in it is as open as without it. Throws `not-found`. */
export async function removeArea(
  { db }: Pick<Services, 'db'>,
  siteId: SiteId,
  areaId: AreaId,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await bumpRevision(trx, siteId);
    const removed = await trx
      .deleteFrom('member_areas')
      .where('site_id', '=', siteId)
      .where('id', '=', areaId)
      .executeTakeFirst();
    if (removed.numDeletedRows === 0n) throw new CallError('not-found');
  });
}

async function setDocuments(
  trx: Db,
  siteId: SiteId,
  areaId: AreaId,
  documentIds: MemberAreaFields['documentIds'],
): Promise<void> {
  await trx
    .deleteFrom('member_area_documents')
    .where('site_id', '=', siteId)
    .where('area_id', '=', areaId)
    .execute();
  const wanted = [...new Set(documentIds)];
  if (wanted.length === 0) return;
  const known = await trx
    .selectFrom('content_entries')
    .select('document_id')
    .where('site_id', '=', siteId)
    .where('stage', '=', 'draft')
    .where('document_id', 'in', wanted)
    .execute();
  if (known.length !== wanted.length) throw new CallError('not-found');
  await trx
    .insertInto('member_area_documents')
    .values(wanted.map((id, position) => ({ site_id: siteId, area_id: areaId, document_id: id, position })))
    .execute();
}

async function setFiles(
  trx: Db,
  siteId: SiteId,
  areaId: AreaId,
  fileIds: MemberAreaFields['fileIds'],
): Promise<void> {
  await trx
    .deleteFrom('member_area_files')
    .where('site_id', '=', siteId)
    .where('area_id', '=', areaId)
    .execute();
  const wanted = [...new Set(fileIds)];
  if (wanted.length === 0) return;
  const known = await trx
    .selectFrom('files')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', 'in', wanted)
    .execute();
  if (known.length !== wanted.length) throw new CallError('not-found');
  await trx
    .insertInto('member_area_files')
    .values(wanted.map((id) => ({ site_id: siteId, area_id: areaId, file_id: id })))
    .execute();
}
